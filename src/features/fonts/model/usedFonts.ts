import { isRecord, stringOr } from '@/kernel/guards';
import type { FontFamily } from './family';
import { kebabCase } from '@/kernel/kebabCase';

/** A font that styles refer to by slug. */
export interface FontUse {
	readonly slug: string;
	/** The labels of the paths where it is used. */
	readonly locations: readonly string[];
}

/** Which face of a font styles choose for something. */
interface StyleFace {
	/** Of the font. */
	readonly slug: string;
	readonly style: string;
	readonly weight: string;
	/** What it is the face of, in content, too. */
	readonly of: 'text' | 'headings' | null;
	/** The label of the style. */
	readonly location: string;
}

/** The fonts that the edited styles use, existing or not; the room of styles provides them. */
export interface UsedFonts {
	/** The slugs of all available families. */
	readonly known: readonly string[];
	readonly uses: readonly FontUse[];
	readonly faces: readonly StyleFace[];
}

/** The fonts that saved content uses. */
export interface ContentFonts {
	readonly fonts: readonly {
		readonly slug: string;
		/** The number of documents that use it. */
		readonly count: number;
	}[];
	/** Whether the server checked all content and could list every font. */
	readonly isComplete: boolean;
}

/** A font that is used but not available. */
export interface MissingFont extends FontUse {
	/** The number of documents that use it. */
	readonly documents: number;
}

/** Parses the server's response about content; null if it is malformed. */
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

/** Whether two slugs refer to the same font: styles and content spell slugs differently. */
export const isSameFont = ( one: string, other: string ): boolean =>
	kebabCase( one ) === kebabCase( other );

/** The used fonts without a family of the same slug, those of styles first. */
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
			...( missing.get( name ) ?? { slug, locations: [] } ),
			documents: count,
		} );
	}
	return [ ...missing ].flatMap( ( [ name, font ] ) =>
		names.has( name ) ? [] : [ font ]
	);
}

/** The locations in the styles that use a font. */
export const locationsOf = (
	uses: readonly FontUse[],
	slug: string
): readonly string[] =>
	uses.find( ( use ) => isSameFont( use.slug, slug ) )?.locations ?? [];

/** The family with a slug; undefined if there is none. */
export const familyOf = < Family extends FontFamily >(
	families: readonly Family[],
	slug: string
): Family | undefined =>
	families.find( ( family ) => isSameFont( family.slug, slug ) );
