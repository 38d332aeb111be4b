import { isRecord, stringOr, type UnknownRecord } from '../../../kernel/guards';

/** When an earlier state of a document was kept, and by whom. */
export interface RevisionStamp {
	readonly id: number;
	readonly date: Date;
	/** The id of a user; 0 where there is none. */
	readonly author: number;
	/** Whether WordPress made it while someone was writing. */
	readonly isAutosave: boolean;
}

/** What a document is, or was. */
export interface DocumentState {
	/** Blocks as text. */
	readonly content: string;
	/** What else comes back with it, by name. */
	readonly fields: Readonly< Record< string, string > >;
}

/** Kept with the content, for it refers to them; in `meta` where a record has it. */
export const FOOTNOTES = 'footnotes';

/** Whether the revisions of a type carry the template's id for their own, and the site's time. */
export const isTemplateType = ( type: string ): boolean =>
	type === 'wp_template' || type === 'wp_template_part';

/**
 * Reads from REST when a revision was made; null where it is none.
 *
 * @param raw
 * @param type   What it is a revision of.
 * @param offset How many hours the site's clock is ahead of UTC.
 */
export function parseStamp(
	raw: unknown,
	type: string,
	offset: number
): RevisionStamp | null {
	if ( ! isRecord( raw ) ) {
		return null;
	}
	const isTemplate = isTemplateType( type );
	const id = isTemplate ? raw.wp_id : raw.id;
	// 6.8 leaves out when a template's revision was made; it is never changed after that.
	const local = stringOr( raw.date ) || stringOr( raw.modified );
	const date = isTemplate
		? new Date( Date.parse( `${ local }Z` ) - offset * 3_600_000 )
		: new Date( `${ stringOr( raw.date_gmt ) }Z` );
	return typeof id !== 'number' || Number.isNaN( date.getTime() )
		? null
		: {
				id,
				date,
				author: typeof raw.author === 'number' ? raw.author : 0,
				isAutosave: stringOr( raw.slug ).includes( '-autosave-' ),
			};
}

/**
 * Reads what a record or its revision consists of; null where that has no content.
 *
 * @param raw
 * @param type What it is, or is a revision of.
 */
export function parseState( raw: unknown, type: string ): DocumentState | null {
	if ( ! isRecord( raw ) ) {
		return null;
	}
	const content = rawText( raw.content );
	if ( content === null ) {
		return null;
	}
	return { content, fields: fieldsOf( raw, type ) };
}

/** Texts that come back with the content. A template's are those of its file, and never do. */
export function fieldsOf(
	raw: UnknownRecord,
	type: string
): DocumentState[ 'fields' ] {
	const meta = isRecord( raw.meta ) ? raw.meta : {};
	const values = isTemplateType( type )
		? {}
		: {
				title: raw.title,
				excerpt: raw.excerpt,
				[ FOOTNOTES ]: meta[ FOOTNOTES ],
			};
	return Object.fromEntries(
		Object.entries( values ).flatMap( ( [ name, value ] ) => {
			const text = rawText( value );
			return text === null ? [] : [ [ name, text ] ];
		} )
	);
}

/** How many revisions a record says that it has. */
export function revisionCount(
	record: Readonly< Record< string, unknown > >
): number {
	const links = isRecord( record._links ) ? record._links : {};
	const history: unknown = links[ 'version-history' ];
	const first: unknown = Array.isArray( history ) ? history[ 0 ] : undefined;
	return isRecord( first ) && typeof first.count === 'number'
		? first.count
		: 0;
}

/** The number of the newest revision of a document; 0 where there is none. */
export function latestRevision(
	record: Readonly< Record< string, unknown > >
): number {
	const links = isRecord( record._links ) ? record._links : {};
	const latest: unknown = links[ 'predecessor-version' ];
	const first: unknown = Array.isArray( latest ) ? latest[ 0 ] : undefined;
	return isRecord( first ) && typeof first.id === 'number' ? first.id : 0;
}

function rawText( value: unknown ): string | null {
	const text = isRecord( value ) ? value.raw : value;
	return typeof text === 'string' ? text : null;
}
