/** A color of the screen. */
export interface SimpleColor {
	/** Of 255 each. */
	readonly rgb: readonly number[];
	/** From 0 to 1. */
	readonly alpha: number;
}

export const WHITE: SimpleColor = { rgb: [ 255, 255, 255 ], alpha: 1 };

const NAMED: Readonly< Record< string, SimpleColor > > = {
	white: WHITE,
	black: { rgb: [ 0, 0, 0 ], alpha: 1 },
	transparent: { rgb: [ 0, 0, 0 ], alpha: 0 },
};

/**
 * The color of a text in hexadecimal or `rgb()` notation, as computed styles have it; null for others. Reading all of CSS's notations takes a
 * library, which only the controls of styles load.
 */
export function readColor( css: string ): SimpleColor | null {
	const [ , hex ] = /^#([0-9a-f]{3,8})$/i.exec( css ) ?? [];
	if ( hex !== undefined ) {
		const size = hex.length < 6 ? 1 : 2;
		const all = ( hex.match( size === 1 ? /./g : /../g ) ?? [] ).map(
			( one ) => Number.parseInt( size === 1 ? one + one : one, 16 )
		);
		return { rgb: all.slice( 0, 3 ), alpha: ( all[ 3 ] ?? 255 ) / 255 };
	}
	const numbers = /^rgba?\((.*)\)$/.exec( css )?.[ 1 ]?.match( /[\d.]+%?/g );
	const [ alpha = '1' ] = numbers?.slice( 3 ) ?? [];
	return numbers && numbers.length >= 3
		? {
				rgb: numbers.slice( 0, 3 ).map( Number.parseFloat ),
				alpha:
					Number.parseFloat( alpha ) /
					( alpha.endsWith( '%' ) ? 100 : 1 ),
			}
		: ( NAMED[ css ] ?? null );
}

const ALIKE = 16;

/** Whether nobody can tell two colors apart, if nothing shines through them. */
export const isAlike = ( one: SimpleColor, other: SimpleColor ): boolean =>
	one.rgb.every(
		( value, at ) => Math.abs( value - ( other.rgb[ at ] ?? 0 ) ) < ALIKE
	);
