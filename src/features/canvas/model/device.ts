import {
	widthWithin,
	type Breakpoints,
} from '../../responsiveStyles/index.model';

/** What the canvas pretends to be; the names are WordPress's own. */
export type Device = 'Desktop' | 'Tablet' | 'Mobile';

const DEVICES: readonly Device[] = [ 'Desktop', 'Tablet', 'Mobile' ];

export const isDevice = ( value: string ): value is Device =>
	DEVICES.some( ( device ) => device === value );

/** The devices that the theme's breakpoints tell apart. */
export const devicesOf = ( {
	tablet,
	mobile,
}: Breakpoints ): readonly Device[] => [
	'Desktop',
	...( tablet === undefined ? [] : [ 'Tablet' as const ] ),
	...( mobile === undefined ? [] : [ 'Mobile' as const ] ),
];

/**
 * How wide the canvas is on a device, in pixels; null for all there is. Those of WordPress's own editor, unless the theme's
 * breakpoints are elsewhere.
 */
export function deviceWidth(
	device: Device,
	breakpoints: Breakpoints
): number | null {
	switch ( device ) {
		case 'Desktop':
			return null;
		case 'Tablet':
			return widthWithin( 'tablet', breakpoints, 780 );
		case 'Mobile':
			return widthWithin( 'mobile', breakpoints, 360 );
	}
}
