import {
	isRecord,
	rawText,
	stringOr,
	type UnknownRecord,
} from '../../../kernel/guards';

/** Where a template comes from. */
const AUTHOR_TYPES = [ 'theme', 'plugin', 'site', 'user' ] as const;
export type AuthorType = ( typeof AUTHOR_TYPES )[ number ];

export interface TemplateAuthor {
	readonly type: AuthorType;
	readonly name: string;
	/** Of a user; 0 for all others. */
	readonly id: number;
}

/** What a user can do to get rid of a template or of its changes. */
export type TemplateRemoval = 'reset' | 'delete';

/** A template as the list shows it, with what the server has. */
export interface Template {
	/** `theme//slug`. */
	readonly id: string;
	readonly slug: string;
	readonly title: string;
	readonly description: string;
	/** Blocks as text. */
	readonly content: string;
	readonly author: TemplateAuthor;
	/** Whether it was made for being chosen by hand, and so has a name of its own. */
	readonly isCustom: boolean;
	/** Null where there is nothing to get rid of, or the user may not. */
	readonly removal: TemplateRemoval | null;
	readonly canRename: boolean;
}

/** What parsing needs from rooms below: a record's texts as people read them, and what can be removed. */
export interface TemplateReaders {
	readonly readText: ( text: string ) => string;
	readonly readTitle: ( record: UnknownRecord ) => string;
	readonly readRemoval: ( record: UnknownRecord ) => TemplateRemoval | null;
}

/** A template from the server; null where it is none. */
export function parseTemplate(
	raw: UnknownRecord,
	{ readText, readTitle, readRemoval }: TemplateReaders
): Template | null {
	if ( typeof raw.id !== 'string' || typeof raw.slug !== 'string' ) {
		return null;
	}
	const removal = readRemoval( raw );
	return {
		id: raw.id,
		slug: raw.slug,
		title: readText( readTitle( raw ) ),
		description: readText( rawText( raw.description ) ),
		content: rawText( raw.content ),
		author: {
			type:
				AUTHOR_TYPES.find( ( type ) => type === raw.original_source ) ??
				'site',
			name: readText( stringOr( raw.author_text ) ),
			id: typeof raw.author === 'number' ? raw.author : 0,
		},
		isCustom: raw.is_custom === true,
		removal: allows( raw, 'DELETE' ) ? removal : null,
		canRename:
			removal === 'delete' &&
			raw.is_custom === true &&
			allows( raw, 'PUT' ),
	};
}

/**
 * Whether the server lets the user send a request of this kind to a record. Where it does not say,
 * it is asked by trying.
 */
function allows( { _links: links }: UnknownRecord, method: string ): boolean {
	const selves: unknown = isRecord( links ) ? links.self : undefined;
	const self: unknown = Array.isArray( selves ) ? selves[ 0 ] : undefined;
	const hints = isRecord( self ) ? self.targetHints : undefined;
	const allowed = isRecord( hints ) ? hints.allow : undefined;
	return ! Array.isArray( allowed ) || allowed.includes( method );
}
