import { isRecord, stringOr, type UnknownRecord } from '../../../kernel/guards';

/** Who brought a family: the theme, or users of this site. */
export type FontSource = 'theme' | 'custom';

/** One variant of a family: a style in one weight, or in all from one to another. */
export interface FontFace {
	/** `normal`, `italic` or `oblique …`, as CSS has it. */
	readonly style: string;
	/** A number, or two with a space between them for a variable font. */
	readonly weight: string;
	/** Addresses of its files: absolute, or `file:./…` inside of the theme. */
	readonly src: readonly string[];
	/** The address of a picture of it; empty where there is none. */
	readonly preview: string;
	/** As it is stored, with whatever else belongs to it. */
	readonly raw: UnknownRecord;
}

/** A font as styles know it. A family of the system has no faces. */
export interface FontFamily {
	readonly slug: string;
	readonly name: string;
	/** What follows `font-family:` in CSS. */
	readonly fontFamily: string;
	readonly preview: string;
	readonly faces: readonly FontFace[];
	readonly raw: UnknownRecord;
}

const NAMED_WEIGHTS: Readonly< Record< string, string > > = {
	normal: '400',
	bold: '700',
	bolder: '500',
	lighter: '300',
};

/** A weight as numbers: `bold` is `700`. Anything that is no weight is left as it is. */
export const parseWeight = ( weight: unknown ): string => {
	const text =
		typeof weight === 'number' ? String( weight ) : stringOr( weight );
	const known = text
		.trim()
		.split( /\s+/ )
		.map( ( part ) => NAMED_WEIGHTS[ part ] ?? part )
		.join( ' ' );
	return known === '' ? '400' : known;
};

/** A face as it is stored; null for anything else. */
export function parseFace( raw: unknown ): FontFace | null {
	if ( ! isRecord( raw ) ) {
		return null;
	}
	const { src } = raw;
	return {
		style: stringOr( raw.fontStyle ).trim() || 'normal',
		weight: parseWeight( raw.fontWeight ),
		src: ( Array.isArray( src ) ? src : [ src ] ).filter(
			( address ): address is string =>
				typeof address === 'string' && address !== ''
		),
		preview: stringOr( raw.preview ),
		raw,
	};
}

/** A family as it is stored, in styles, collections or `font_family_settings`; null for anything else. */
export function parseFamily( raw: unknown ): FontFamily | null {
	if ( ! isRecord( raw ) ) {
		return null;
	}
	const slug = stringOr( raw.slug );
	const fontFamily = stringOr( raw.fontFamily );
	if ( slug === '' || fontFamily === '' ) {
		return null;
	}
	const { fontFace } = raw;
	return {
		slug,
		name: stringOr( raw.name ) || fontFamily,
		fontFamily,
		preview: stringOr( raw.preview ),
		faces: sortFaces(
			( Array.isArray( fontFace ) ? fontFace : [] ).flatMap(
				( face ) => parseFace( face ) ?? []
			)
		),
		raw,
	};
}

/** What tells the faces of a family apart. */
export const faceKey = ( { style, weight }: FontFace ): string =>
	`${ style } ${ weight }`;

/** Upright ones first, then by weight. */
export const sortFaces = ( faces: readonly FontFace[] ): readonly FontFace[] =>
	[ ...faces ].sort(
		( one, other ) =>
			Number( one.style !== 'normal' ) -
				Number( other.style !== 'normal' ) ||
			one.style.localeCompare( other.style ) ||
			lightest( one ) - lightest( other )
	);

const lightest = ( { weight }: FontFace ): number =>
	Number.parseFloat( weight ) || 0;
