import { parseColor } from '../../styleControls/index.model';
import { splitOutside } from '../../globalStyles/index.model';

/** One of the shadows that a shadow is made of. Lengths are CSS, such as `6px`; what has no size is `0`. */
export interface ShadowLayer {
	readonly x: string;
	readonly y: string;
	readonly blur: string;
	readonly spread: string;
	/** A CSS colour. */
	readonly color: string;
	readonly inset: boolean;
}

/** What stands for a layer that no one can read. */
export const NO_SHADOW: ShadowLayer = {
	x: '0',
	y: '0',
	blur: '0',
	spread: '0',
	color: '#000',
	inset: false,
};

/** The first layer of a new shadow, and a new layer. */
export const DEFAULT_SHADOW = '6px 6px 9px rgba(0, 0, 0, 0.2)';

/** The layers of a shadow as they are written; at least one. Commas inside of brackets separate nothing. */
export const shadowParts = ( css: string ): readonly string[] =>
	splitOutside( css, ',' );

/** A shadow made of layers, as it is written. */
export const joinShadow = ( parts: readonly string[] ): string =>
	parts.join( ', ' );

/** A shadow with a layer rewritten; every other one stays as it is written, readable or not. */
export const withPart = ( css: string, at: number, part: string ): string =>
	joinShadow(
		shadowParts( css ).map( ( own, place ) =>
			place === at ? part : own
		)
	);

/** A layer somewhere else in the shadow. The first one lies on top. */
export function movePart( css: string, from: number, to: number ): string {
	const parts = shadowParts( css );
	const others = parts.filter( ( _part, at ) => at !== from );
	return joinShadow( [
		...others.slice( 0, to ),
		...parts.slice( from, from + 1 ),
		...others.slice( to ),
	] );
}

/** A layer less; the last one stays. */
export function removePart( css: string, at: number ): string {
	const parts = shadowParts( css );
	return parts.length > 1
		? joinShadow( parts.filter( ( _part, place ) => place !== at ) )
		: css;
}

/** A layer as it is written, read; null where it is no shadow, or one that says something twice. */
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
		// As browsers have it: the colour of the text.
		color: words[ kinds.indexOf( 'c' ) ] ?? 'currentcolor',
		inset: kinds.includes( 'i' ),
	};
}

/** A layer as it is written, read; one that cannot be seen where it is malformed. */
export const parseLayer = ( part: string ): ShadowLayer =>
	readLayer( part ) ?? NO_SHADOW;

/** The layers of a shadow. */
export const parseShadow = ( css: string ): readonly ShadowLayer[] =>
	shadowParts( css ).map( parseLayer );

export const writeLayer = ( {
	x,
	y,
	blur,
	spread,
	color,
	inset,
}: ShadowLayer ): string =>
	[ ...( inset ? [ 'inset' ] : [] ), x, y, blur, spread, color ].join( ' ' );

/** Layers as CSS. */
export const writeShadow = ( layers: readonly ShadowLayer[] ): string =>
	joinShadow( layers.map( writeLayer ) );

/** What someone has typed as a length; `0px` where it is none. */
export const typedLength = ( text: string | undefined ): string => {
	const typed = ( text ?? '' ).trim();
	return isLength( typed ) ? withUnit( typed ) : '0px';
};

type WordKind = 'i' | 'l' | 'c' | '?';

/** Two to four lengths beside each other; a colour and `inset` before or after them, each once at most. */
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

/** A number alone is one of pixels; zero needs nothing. */
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

/** Colours that depend on where they are, or on the device. */
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

/** Whether the bracket that a function opens is closed at its end and not before. */
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
