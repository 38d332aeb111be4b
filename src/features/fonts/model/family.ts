import { isRecord, stringOr, type UnknownRecord } from '@/kernel/guards';

/** The source of a family: the theme, or the user. */
export type FontSource = 'theme' | 'custom';

/** One variant of a family: a style in one weight, or in a range of weights. */
export interface FontFace {
	/** `normal`, `italic` or `oblique …`, as in CSS. */
	readonly style: string;
	/** A number, or two separated by a space for a variable font. */
	readonly weight: string;
	/** The width of its letters in percent, `100%` for the normal one, or two separated by a space. */
	readonly stretch: string;
	/** Addresses of its files: absolute, or `file:./…` inside the theme. */
	readonly src: readonly string[];
	/** The address of its preview image; empty if it has none. */
	readonly preview: string;
	/** The stored face with all its properties. */
	readonly raw: UnknownRecord;
}

/** A font family preset. A system font has no faces. */
export interface FontFamily {
	readonly slug: string;
	readonly name: string;
	/** The value of `font-family` in CSS. */
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

/** A weight as a number: `bold` is `700`. Other values are returned unchanged. */
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

const STRETCHES: Readonly< Record< string, string > > = {
	'ultra-condensed': '50%',
	'extra-condensed': '62.5%',
	condensed: '75%',
	'semi-condensed': '87.5%',
	normal: '100%',
	'semi-expanded': '112.5%',
	expanded: '125%',
	'extra-expanded': '150%',
	'ultra-expanded': '200%',
};

/** A width in percent: `condensed` is `75%`. Other values are returned unchanged. */
export const parseStretch = ( stretch: unknown ): string => {
	const text = stringOr( stretch ).trim().toLowerCase();
	return STRETCHES[ text ] ?? ( text || '100%' );
};

/** Parses a stored face; null for other values. */
export function parseFace( raw: unknown ): FontFace | null {
	if ( ! isRecord( raw ) ) {
		return null;
	}
	const { src } = raw;
	return {
		style: stringOr( raw.fontStyle ).trim() || 'normal',
		weight: parseWeight( raw.fontWeight ),
		stretch: parseStretch( raw.fontStretch ),
		src: ( Array.isArray( src ) ? src : [ src ] ).filter(
			( address ): address is string =>
				typeof address === 'string' && address !== ''
		),
		preview: stringOr( raw.preview ),
		raw,
	};
}

/** Parses a stored family, of styles, collections or `font_family_settings`; null for other values. */
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

/** The key of a face in its family. */
export const faceKey = ( { style, weight, stretch }: FontFace ): string =>
	stretch === '100%'
		? `${ style } ${ weight }`
		: `${ style } ${ weight } ${ stretch }`;

/** Sorts upright faces first, then by weight. */
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
