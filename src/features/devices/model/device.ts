import {
	widthWithin,
	type Breakpoints,
} from '@/features/responsiveStyles/index.model';

/** The device of the canvas, with WordPress's names. */
export type Device = 'Desktop' | 'Tablet' | 'Mobile';

const DEVICES: readonly Device[] = [ 'Desktop', 'Tablet', 'Mobile' ];

export const isDevice = ( value: string ): value is Device =>
	DEVICES.some( ( device ) => device === value );

/** The devices for which the theme has breakpoints. */
export const devicesOf = ( {
	tablet,
	mobile,
}: Breakpoints ): readonly Device[] => [
	'Desktop',
	...( tablet === undefined ? [] : [ 'Tablet' as const ] ),
	...( mobile === undefined ? [] : [ 'Mobile' as const ] ),
];

/**
 * The width of the canvas for a device, in pixels; null for all available space. WordPress's own widths unless the
 * theme's breakpoints require others.
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
