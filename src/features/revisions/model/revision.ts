import { isRecord, stringOr, type UnknownRecord } from '@/kernel/guards';

/** Date and author of a revision. */
export interface RevisionStamp {
	readonly id: number;
	readonly date: Date;
	/** A user id; 0 for none. */
	readonly author: number;
	/** Whether it is an autosave. */
	readonly isAutosave: boolean;
}

/** The content of a document or of a revision. */
export interface DocumentState {
	/** Serialized blocks. */
	readonly content: string;
	/** Other fields that are restored with it, by name. */
	readonly fields: Readonly< Record< string, string > >;
}

/** Restored with the content, which refers to them; in `meta` if the record has it. */
export const FOOTNOTES = 'footnotes';

/** Whether revisions of a type have the template's id in place of their own, and dates in the site's time zone. */
export const isTemplateType = ( type: string ): boolean =>
	type === 'wp_template' || type === 'wp_template_part';

/**
 * Parses the stamp of a revision in REST; null where it is invalid.
 *
 * @param raw
 * @param type   The type of its parent.
 * @param offset The offset of the site's time zone from UTC, in hours.
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
	// 6.8 leaves out the date of a template's revision; the date of its modification equals it.
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
 * Parses the state of a record or its revision; null without content.
 *
 * @param raw
 * @param type The type of the record, or of the revision's parent.
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

/** Texts that are restored with the content. Those of a template come from its file, and aren't restored. */
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

/** The number of revisions in a record's links. */
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

/** The id of the latest revision of a document; 0 if there is none. */
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
