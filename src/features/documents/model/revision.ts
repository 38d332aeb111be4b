import { isRecord, stringOr } from '../../../kernel/guards';

/** An earlier state of a document. */
export interface Revision {
	readonly id: number;
	readonly date: Date;
	/** The id of a user; 0 where there is none. */
	readonly author: number;
	/** Whether WordPress made it while someone was writing. */
	readonly isAutosave: boolean;
	/** Blocks as text. */
	readonly content: string;
	/** What else it would give back, by the record's property. */
	readonly fields: Readonly< Record< string, string > >;
}

/** Texts that a revision keeps besides the content. A template's are those of its file, and never come back. */
const FIELDS = [ 'title', 'excerpt' ];

/** Whether the revisions of a type carry the template's id for their own, and the site's time. */
export const isTemplateType = ( type: string ): boolean =>
	type === 'wp_template' || type === 'wp_template_part';

/**
 * Reads a revision from REST; null where it is none.
 *
 * @param raw
 * @param type   What it is a revision of.
 * @param offset How many hours the site's clock is ahead of UTC.
 */
export function parseRevision(
	raw: unknown,
	type: string,
	offset: number
): Revision | null {
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
	const content = rawText( raw.content );
	if (
		typeof id !== 'number' ||
		content === null ||
		Number.isNaN( date.getTime() )
	) {
		return null;
	}
	const fields = ( isTemplate ? [] : FIELDS ).flatMap( ( name ) => {
		const text = rawText( raw[ name ] );
		return text === null ? [] : [ [ name, text ] as const ];
	} );
	return {
		id,
		date,
		author: typeof raw.author === 'number' ? raw.author : 0,
		isAutosave: stringOr( raw.slug ).includes( '-autosave-' ),
		content,
		fields: Object.fromEntries( fields ),
	};
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

function rawText( value: unknown ): string | null {
	const text = isRecord( value ) ? value.raw : value;
	return typeof text === 'string' ? text : null;
}
