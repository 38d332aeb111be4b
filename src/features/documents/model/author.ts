import { isRecord, stringOr, type UnknownRecord } from '../../../kernel/guards';

/** Where a template, template part or pattern comes from. */
const AUTHOR_TYPES = [ 'theme', 'plugin', 'site', 'user' ] as const;
export type AuthorType = ( typeof AUTHOR_TYPES )[ number ];

export interface DocumentAuthor {
	readonly type: AuthorType;
	readonly name: string;
	/** Of a user; 0 for all others. */
	readonly id: number;
}

/** Whom a template or template part comes from, as the server says it. */
export const parseAuthor = (
	raw: UnknownRecord,
	readText: ( text: string ) => string
): DocumentAuthor => ( {
	type:
		AUTHOR_TYPES.find( ( type ) => type === raw.original_source ) ?? 'site',
	name: readText( stringOr( raw.author_text ) ),
	id: typeof raw.author === 'number' ? raw.author : 0,
} );

/**
 * Whether the server lets the user send a request of this kind to a record. Where it does not say,
 * it is asked by trying.
 */
export function allowsMethod(
	{ _links: links }: UnknownRecord,
	method: 'PUT' | 'DELETE'
): boolean {
	const selves: unknown = isRecord( links ) ? links.self : undefined;
	const self: unknown = Array.isArray( selves ) ? selves[ 0 ] : undefined;
	const hints = isRecord( self ) ? self.targetHints : undefined;
	const allowed = isRecord( hints ) ? hints.allow : undefined;
	return ! Array.isArray( allowed ) || allowed.includes( method );
}
