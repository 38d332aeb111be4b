import { parseColor } from '@/features/styleControls/index.model';
import { splitOutside } from '@/features/globalStyles/index.model';

/** One layer of a shadow. Lengths are CSS, such as `6px`; an absent length is `0`. */
export interface ShadowLayer {
	readonly x: string;
	readonly y: string;
	readonly blur: string;
	readonly spread: string;
	/** A CSS color. */
	readonly color: string;
	readonly inset: boolean;
}

/** The values for an unreadable layer. */
export const NO_SHADOW: ShadowLayer = {
	x: '0',
	y: '0',
	blur: '0',
	spread: '0',
	color: '#000',
	inset: false,
};

/** The value of a new shadow, and of a new layer. */
export const DEFAULT_SHADOW = '6px 6px 9px rgba(0, 0, 0, 0.2)';

/** Splits a shadow into its layers, at least one. Commas in brackets don't separate layers. */
export const shadowParts = ( css: string ): readonly string[] =>
	splitOutside( css, ',' );

/** Joins layers into a shadow. */
export const joinShadow = ( parts: readonly string[] ): string =>
	parts.join( ', ' );

/** Replaces one layer of a shadow; all others stay as written, readable or not. */
export const withPart = ( css: string, at: number, part: string ): string =>
	joinShadow(
		shadowParts( css ).map( ( own, index ) =>
			index === at ? part : own
		)
	);

/** Moves a layer within a shadow. The first layer is on top. */
export function movePart( css: string, from: number, to: number ): string {
	const parts = shadowParts( css );
	const others = parts.filter( ( _part, at ) => at !== from );
	return joinShadow( [
		...others.slice( 0, to ),
		...parts.slice( from, from + 1 ),
		...others.slice( to ),
	] );
}

/** Removes a layer; the last one stays. */
export function removePart( css: string, at: number ): string {
	const parts = shadowParts( css );
	return parts.length > 1
		? joinShadow( parts.filter( ( _part, index ) => index !== at ) )
		: css;
}

/** Parses a layer; null if it isn't a shadow, or has a duplicate part. */
export function readLayer( part: string ): ShadowLayer | null {
	const words = splitOutside( part, ' ' ).filter( ( word ) => word !== '' );
	const kinds = words.map( kindOf ).join( '' );
	const found = LAYOUT.exec( kinds );
	if ( ! found ) {
		return null;
	}
	const lengths = words.filter( isLength ).map( withUnit );
	const [ x = '0', y = '0', blur = '0', spread = '0' ] = lengths;
	return {
		x,
		y,
		blur,
		spread,
		// The default of browsers: the color of the text.
		color: words[ kinds.indexOf( 'c' ) ] ?? 'currentcolor',
		inset: kinds.includes( 'i' ),
	};
}

/** Parses a layer; invisible if it is malformed. */
export const parseLayer = ( part: string ): ShadowLayer =>
	readLayer( part ) ?? NO_SHADOW;

export const writeLayer = ( {
	x,
	y,
	blur,
	spread,
	color,
	inset,
}: ShadowLayer ): string =>
	[ ...( inset ? [ 'inset' ] : [] ), x, y, blur, spread, color ].join( ' ' );

/** A typed length; `0px` if it isn't valid. */
export const typedLength = ( text: string | undefined ): string => {
	const typed = ( text ?? '' ).trim();
	return isLength( typed ) ? withUnit( typed ) : '0px';
};

type WordKind = 'i' | 'l' | 'c' | '?';

/** Two to four adjacent lengths; a color and `inset` before or after them, each at most once. */
const LAYOUT = /^(?:(?:i?c?|ci)l{2,4}|i?l{2,4}c|c?l{2,4}i|l{2,4}(?:ci|ic))$/;

function kindOf( word: string ): WordKind {
	if ( word.toLowerCase() === 'inset' ) {
		return 'i';
	}
	return isLength( word ) ? 'l' : isColor( word ) ? 'c' : '?';
}

const LENGTH = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[a-z]{1,5})?$/i;

const COMPUTED = /^(?:calc|min|max|clamp)\(.*\)$/is;

const isLength = ( word: string ): boolean =>
	LENGTH.test( word ) || ( COMPUTED.test( word ) && isClosed( word ) );

/** A number without a unit is in pixels; zero needs no unit. */
const withUnit = ( length: string ): string =>
	/^[+-]?[\d.]+$/.test( length )
		? Number( length ) === 0
			? '0'
			: `${ length }px`
		: length;

const isColor = ( word: string ): boolean =>
	parseColor( word ) !== null ||
	SYSTEM_COLORS.has( word.toLowerCase() ) ||
	( /^[a-z-]+\(.+\)$/is.test( word ) && isClosed( word ) );

/** Colors that depend on their context or on the device. */
const SYSTEM_COLORS: ReadonlySet< string > = new Set( [
	'currentcolor',
	'accentcolor',
	'accentcolortext',
	'buttonborder',
	'buttonface',
	'buttontext',
	'canvas',
	'canvastext',
	'field',
	'fieldtext',
	'graytext',
	'highlight',
	'highlighttext',
	'linktext',
	'mark',
	'marktext',
	'visitedtext',
] );

/** Whether the bracket of a function is closed at its end and not before. */
function isClosed( word: string ): boolean {
	let depth = 0;
	for ( const { 0: bracket, index } of word.matchAll( /[()]/g ) ) {
		depth += bracket === '(' ? 1 : -1;
		if ( depth === 0 ) {
			return index === word.length - 1;
		}
	}
	return false;
}
