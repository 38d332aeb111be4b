import { isRecord, stringOr } from '../../../kernel/guards';
import type { FontFamily } from './family';
import { kebabCase } from './slug';

/** A font that styles ask for by its slug. */
export interface FontUse {
	readonly slug: string;
	/** Where they do, as ways to it. */
	readonly places: readonly string[];
}

/** What the styles ask for as they are now, whether there is such a font or not; the styles give it. */
export interface UsedFonts {
	/** The slugs of all families with which text can be set. */
	readonly known: readonly string[];
	readonly uses: readonly FontUse[];
	/** Another font wherever styles ask for one: an edit of the record, as one step of undo. */
	readonly replace: ( from: string, to: string ) => void;
}

/** What the content that is saved asks for. */
export interface ContentFonts {
	readonly fonts: readonly {
		readonly slug: string;
		/** How many documents do. */
		readonly count: number;
	}[];
	/** Whether the server could look into everything, and could tell of it. */
	readonly isComplete: boolean;
}

/** A font that is asked for and cannot be had. */
export interface MissingFont extends FontUse {
	/** How many documents ask for it. */
	readonly documents: number;
}

/** What the server says about content; null where it makes no sense. */
export function parseContentFonts( answer: unknown ): ContentFonts | null {
	if ( ! isRecord( answer ) || ! Array.isArray( answer.fonts ) ) {
		return null;
	}
	return {
		fonts: answer.fonts.filter( isRecord ).flatMap( ( { slug, count } ) => {
			const name = stringOr( slug );
			return name === ''
				? []
				: [
						{
							slug: name,
							count: typeof count === 'number' ? count : 1,
						},
					];
		} ),
		isComplete: answer.isComplete !== false,
	};
}

/** What names the same font: styles and content spell slugs in more than one way. */
export const isSameFont = ( one: string, other: string ): boolean =>
	kebabCase( one ) === kebabCase( other );

/** The fonts that are asked for although there is no family of that slug: those of the styles first. */
export function missingFonts(
	{ known, uses }: Pick< UsedFonts, 'known' | 'uses' >,
	content: ContentFonts[ 'fonts' ]
): readonly MissingFont[] {
	const names = new Set( known.map( kebabCase ) );
	const missing = new Map< string, MissingFont >();
	for ( const use of uses ) {
		missing.set( kebabCase( use.slug ), { ...use, documents: 0 } );
	}
	for ( const { slug, count } of content ) {
		const name = kebabCase( slug );
		missing.set( name, {
			...( missing.get( name ) ?? { slug, places: [] } ),
			documents: count,
		} );
	}
	return [ ...missing ].flatMap( ( [ name, font ] ) =>
		names.has( name ) ? [] : [ font ]
	);
}

/** Where styles ask for a font. */
export const placesOf = (
	uses: readonly FontUse[],
	slug: string
): readonly string[] =>
	uses.find( ( use ) => isSameFont( use.slug, slug ) )?.places ?? [];

/** The family of a slug; undefined where there is none. */
export const familyOf = < Family extends FontFamily >(
	families: readonly Family[],
	slug: string
): Family | undefined =>
	families.find( ( family ) => isSameFont( family.slug, slug ) );
