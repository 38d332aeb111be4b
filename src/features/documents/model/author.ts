import { compareTexts } from '@/kernel/collation';
import { isRecord, stringOr, type UnknownRecord } from '@/kernel/guards';

/** The sources of templates, template parts and patterns. */
const AUTHOR_TYPES = [ 'theme', 'plugin', 'site', 'user' ] as const;
export type AuthorType = ( typeof AUTHOR_TYPES )[ number ];

export interface DocumentAuthor {
	readonly type: AuthorType;
	readonly name: string;
	/** A user's ID; 0 for all others. */
	readonly id: number;
}

/** The author of a template or template part, from the server's record. */
export const parseAuthor = (
	raw: UnknownRecord,
	readText: ( text: string ) => string
): DocumentAuthor => ( {
	type:
		AUTHOR_TYPES.find( ( type ) => type === raw.original_source ) ?? 'site',
	name: readText( stringOr( raw.author_text ) ),
	id: typeof raw.author === 'number' ? raw.author : 0,
} );

/** All authors of documents, each name once, in alphabetical order. */
export function authorsOf(
	documents: readonly { readonly author: DocumentAuthor | null }[]
): readonly DocumentAuthor[] {
	const byName = new Map< string, DocumentAuthor >();
	for ( const { author } of documents ) {
		if ( author && author.name !== '' && ! byName.has( author.name ) ) {
			byName.set( author.name, author );
		}
	}
	return [ ...byName.values() ].sort( ( one, other ) =>
		compareTexts( one.name, other.name )
	);
}

/** Whether the server allows a request method for a record. True if it doesn't say: then the request decides. */
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
