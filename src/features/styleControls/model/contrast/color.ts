import {
	converter,
	formatHex8,
	modeHsl,
	modeHwb,
	modeLab,
	modeLch,
	modeLrgb,
	modeOklab,
	modeOklch,
	modeP3,
	modeRgb,
	modeXyz50,
	modeXyz65,
	parse,
	useMode as learn,
} from 'culori/fn';

// Only these color spaces are bundled. Luminance needs lrgb, and the wider spaces need xyz.
learn( modeRgb );
learn( modeHsl );
learn( modeHwb );
learn( modeLab );
learn( modeLch );
learn( modeOklab );
learn( modeOklch );
learn( modeP3 );
learn( modeLrgb );
learn( modeXyz50 );
learn( modeXyz65 );

const toRgb = converter( 'rgb' );

/** A color as displayed: channels and opacity from 0 to 1. */
export interface ShownColor {
	readonly mode: 'rgb';
	readonly r: number;
	readonly g: number;
	readonly b: number;
	readonly alpha: number;
}

export const WHITE: ShownColor = { mode: 'rgb', r: 1, g: 1, b: 1, alpha: 1 };

const within = ( channel: number | undefined ): number =>
	Math.min( 1, Math.max( 0, channel ?? 0 ) );

/** A parsed CSS color; null if it is invalid, or unknown here, such as `var()` and `currentColor`. */
export function parseColor( css: string ): ShownColor | null {
	const rgb = toRgb( safeParse( css.trim() ) );
	return rgb
		? {
				mode: 'rgb',
				r: within( rgb.r ),
				g: within( rgb.g ),
				b: within( rgb.b ),
				alpha: within( rgb.alpha ?? 1 ),
			}
		: null;
}

/** Culori throws for some invalid texts, such as `/0`. */
function safeParse( css: string ) {
	try {
		return parse( css );
	} catch {
		return undefined;
	}
}

/** The visible color of one color over another. */
export function composeOver( top: ShownColor, bottom: ShownColor ): ShownColor {
	const alpha = top.alpha + bottom.alpha * ( 1 - top.alpha );
	const mix = ( channel: 'r' | 'g' | 'b' ) =>
		alpha === 0
			? 0
			: ( top[ channel ] * top.alpha +
					bottom[ channel ] * bottom.alpha * ( 1 - top.alpha ) ) /
				alpha;
	return { mode: 'rgb', r: mix( 'r' ), g: mix( 'g' ), b: mix( 'b' ), alpha };
}

const COLORS_INSIDE =
	/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)|\b[a-z]+\b/gi;

/** The colors of a color or gradient; empty if any of them is unknown. */
export function colorsIn( css: string ): readonly ShownColor[] {
	const single = parseColor( css );
	if ( single ) {
		return [ single ];
	}
	if ( ! css.includes( 'gradient(' ) || css.includes( 'var(' ) ) {
		return [];
	}
	return [ ...css.matchAll( COLORS_INSIDE ) ].flatMap(
		( [ found ] ) => parseColor( found ) ?? []
	);
}

/** The hexadecimal notation for color pickers; black for colors that they can't show. */
export const hexOf = ( css: string | undefined ): string =>
	formatHex8( parseColor( css ?? '' ) ?? undefined ) ?? '#000000';
