import { blockParts } from '@/kernel/blockText';
import { isRecord, stringOr } from '@/kernel/guards';
import type { FoundText } from './found';

/** A document. */
export type DocumentId = Pick< FoundText, 'type' | 'id' >;

/** What a text shows of others. */
export interface Shown {
	/** The synced patterns and template parts. */
	readonly documents: readonly DocumentId[];
	/** The names of patterns that themes and plugins have. */
	readonly patterns: readonly string[];
}

/**
 * The patterns and template parts that blocks of a text show.
 *
 * @param content
 * @param theme   The active theme: that of template parts without one.
 */
export function shownIn( content: string, theme: string ): Shown {
	const documents: DocumentId[] = [];
	const patterns: string[] = [];
	for ( const { name, attributes } of blockParts( content ) ) {
		const {
			ref,
			slug,
			theme: own,
		} = attributes
			? attributesOf( content.slice( ...attributes ) )
			: NO_ATTRIBUTES;
		if ( name === 'block' && typeof ref === 'number' ) {
			documents.push( { type: 'wp_block', id: String( ref ) } );
		} else if ( name === 'template-part' && typeof slug === 'string' ) {
			documents.push( partId( stringOr( own ) || theme, slug ) );
		} else if ( name === 'pattern' && typeof slug === 'string' ) {
			patterns.push( slug );
		}
	}
	return { documents, patterns };
}

export const partId = ( theme: string, slug: string ): DocumentId => ( {
	type: 'wp_template_part',
	id: `${ theme }//${ slug }`,
} );

const NO_ATTRIBUTES: Readonly< Record< string, unknown > > = {};

function attributesOf( json: string ): Readonly< Record< string, unknown > > {
	try {
		const parsed: unknown = JSON.parse( json );
		return isRecord( parsed ) ? parsed : NO_ATTRIBUTES;
	} catch {
		// WordPress shows the block as if it had none.
		return NO_ATTRIBUTES;
	}
}
