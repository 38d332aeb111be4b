import { clampChroma, converter, formatHex, type Oklch } from 'culori/fn';
import {
	colorsIn,
	composeOver,
	parseColor,
	WHITE,
	type ShownColor,
} from './color';
import { contrastOf, LEAST, type Pair } from './contrast';

const toOklch = converter( 'oklch' );

/** The number of bisections on the way to black or white: finer than a step of a channel. */
const HALVINGS = 14;
const STEP = 1 / 512;

export interface Wanted extends Pair {
	/** The color that can change. */
	readonly change: 'text' | 'background';
	/** The minimum ratio to reach. */
	readonly least?: number;
}

/**
 * The nearest readable color for a pair: the same hue, lighter or darker. Null if the pair is readable already, if no change
 * helps, or if a color is unknown.
 */
export function nearestPassing( wanted: Wanted ): string | null {
	const { change, least = LEAST.aa, ...pair } = wanted;
	const ratio = contrastOf( pair );
	const seen = seenColor( pair, change );
	if ( ratio === null || ratio >= least || ! seen ) {
		return null;
	}
	const start = toOklch( seen );
	const passes = ( css: string ) =>
		( contrastOf( { ...pair, [ change ]: css } ) ?? 0 ) >= least;
	const found = [ 0, 1 ]
		.flatMap( ( end ) => towards( start, end, passes ) ?? [] )
		.sort( ( one, other ) => one.distance - other.distance );
	return found[ 0 ]?.css ?? null;
}

/** The visible version of the color that changes; the result is opaque. */
function seenColor(
	{ text, background, behind }: Pair,
	change: Wanted[ 'change' ]
): ShownColor | null {
	const own = parseColor( change === 'text' ? text : background );
	const depth = colorsIn( behind ?? 'white' )[ 0 ] ?? WHITE;
	const ground =
		change === 'text'
			? composeOver( colorsIn( background )[ 0 ] ?? WHITE, depth )
			: depth;
	return own && composeOver( own, ground );
}

/** The first passing color towards black (0) or white (1). */
function towards(
	start: Oklch,
	end: number,
	passes: ( css: string ) => boolean
): { readonly css: string; readonly distance: number } | null {
	const at = ( lightness: number ) =>
		formatHex( clampChroma( { ...start, l: lightness }, 'oklch' ) );
	if ( ! passes( at( end ) ) ) {
		return null;
	}
	let near = start.l;
	let far = end;
	for ( let turn = 0; turn < HALVINGS; turn++ ) {
		const middle = ( near + far ) / 2;
		if ( passes( at( middle ) ) ) {
			far = middle;
		} else {
			near = middle;
		}
	}
	// Rounding to hexadecimal can reduce the contrast.
	const direction = Math.sign( end - start.l ) || 1;
	while ( ! passes( at( far ) ) && far !== end ) {
		far = Math.min( 1, Math.max( 0, far + direction * STEP ) );
	}
	return { css: at( far ), distance: Math.abs( far - start.l ) };
}
