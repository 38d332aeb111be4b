import { stringOr } from '@/kernel/guards';
import {
	parseStretch,
	parseWeight,
	type FontFace,
	type FontFamily,
} from './family';
import { webUrl } from './webUrl';

/** The folders that `file:./` can refer to: the active theme's, and its parent theme's. */
export type ThemeUrls = readonly string[];

const IN_THEME = 'file:./';

/** The addresses of a face's files: in a theme or on the web; others are omitted. */
export const addressesOf = (
	{ src }: FontFace,
	themeUrls: ThemeUrls
): readonly string[] =>
	src.flatMap( ( address ) =>
		address.startsWith( IN_THEME )
			? themeUrls.flatMap( ( url ) =>
					addressIn(
						`${ url }/${ address.slice( IN_THEME.length ) }`
					)
				)
			: addressIn( address )
	);

/** Stands for the page: addresses without a scheme or host stay as they are, because the rules are for pages of this site. */
const ANY_PAGE = 'https://this-page.invalid';

function addressIn( text: string ): readonly string[] {
	const url = webUrl( text, ANY_PAGE );
	if ( url === null ) {
		return [];
	}
	const { href, origin } = url;
	if ( origin === ANY_PAGE ) {
		return [ href.slice( origin.length ) ];
	}
	return [ text.startsWith( '//' ) ? href.replace( /^https:/, '' ) : href ];
}

/** The formats of files that WordPress prints, in its order. */
const FORMATS = [ 'woff2', 'woff', 'ttf', 'eot', 'otf' ];

/** The files that WordPress prints: of each format the last one, and none whose name doesn't end with one. */
const printedSrc = ( { src }: FontFace ): readonly string[] =>
	FORMATS.flatMap( ( format ) =>
		src
			.filter( ( address ) => address.endsWith( `.${ format }` ) )
			.slice( -1 )
	);

/** The first family name in `font-family`. */
export function faceName( fontFamily: string ): string {
	const quoted = /^\s*(["'])(.*?)\1/.exec( fontFamily );
	return ( quoted?.[ 2 ] ?? fontFamily.split( ',' )[ 0 ] ?? '' ).trim();
}

/** A text as a CSS string, with special characters escaped. */
const cssString = ( text: string ): string =>
	`"${ text.replace(
		/["\\<>\p{Cc}]/gu,
		( sign ) => `\\${ ( sign.codePointAt( 0 ) ?? 0 ).toString( 16 ) } `
	) }"`;

/** The value of `src` for files at these addresses. */
export const srcOf = ( addresses: readonly string[] ): string =>
	addresses
		.map( ( address ) => `url(${ cssString( address ) })` )
		.join( ',' );

/** A `@font-face` rule. */
export interface PageFace {
	/** Unique among the faces of a page. */
	readonly id: string;
	readonly css: string;
}

/** The id of a face in a page. */
export const faceId = (
	name: string,
	style: string,
	weight: unknown,
	{ range = '', stretch = '' }: { range?: string; stretch?: string } = {}
): string =>
	[
		name.toLowerCase(),
		style.trim().toLowerCase() || 'normal',
		parseWeight( weight ),
		range.replace( /\s/g, '' ).toLowerCase() || 'u+0-10ffff',
		parseStretch( stretch ),
	].join( '|' );

const OTHERS = {
	fontStretch: 'font-stretch',
	unicodeRange: 'unicode-range',
	ascentOverride: 'ascent-override',
	descentOverride: 'descent-override',
	lineGapOverride: 'line-gap-override',
	sizeAdjust: 'size-adjust',
} as const;

/** Only these characters are allowed in descriptors. */
const isPlain = ( value: string ): boolean => /^[\w\s.,%+?-]+$/.test( value );

/** The `@font-face` rules of families; faces without a usable file are omitted. */
export const pageFaces = (
	families: readonly FontFamily[],
	themeUrls: ThemeUrls
): readonly PageFace[] =>
	families.flatMap( ( { fontFamily, faces } ) =>
		faces.flatMap(
			( face ) =>
				pageFace(
					faceName( stringOr( face.raw.fontFamily, fontFamily ) ),
					face,
					themeUrls
				) ?? []
		)
	);

function pageFace(
	name: string,
	face: FontFace,
	themeUrls: ThemeUrls
): PageFace | null {
	const { style, weight, raw } = face;
	const addresses = addressesOf(
		{ ...face, src: printedSrc( face ) },
		themeUrls
	);
	if (
		name === '' ||
		addresses.length === 0 ||
		! isPlain( style ) ||
		! isPlain( weight )
	) {
		return null;
	}
	const others = Object.entries( OTHERS ).flatMap( ( [ key, property ] ) => {
		const value = stringOr( raw[ key ] );
		return isPlain( value ) ? [ `${ property }:${ value };` ] : [];
	} );
	return {
		id: faceId( name, style, weight, {
			range: stringOr( raw.unicodeRange ),
			stretch: stringOr( raw.fontStretch ),
		} ),
		css: `@font-face{font-family:${ cssString(
			name
		) };font-style:${ style };font-weight:${ weight };font-display:fallback;${ others.join(
			''
		) }src:${ srcOf( addresses ) };}`,
	};
}

/** The face that represents a family: upright, and closest to the regular weight. */
export function showpiece( { faces }: FontFamily ): FontFace | undefined {
	const upright = faces.filter( ( { style } ) => style === 'normal' );
	return [ ...( upright.length > 0 ? upright : faces ) ].sort(
		( one, other ) => distance( one ) - distance( other )
	)[ 0 ];
}

/** The distance of a face from the regular weight. */
function distance( { weight }: FontFace ): number {
	const ends = weight.split( ' ' ).map( Number );
	const [ from = 400, to = from ] = ends;
	return from <= 400 && 400 <= to
		? 0
		: Math.min( Math.abs( from - 400 ), Math.abs( to - 400 ) );
}
