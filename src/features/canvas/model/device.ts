/** What the canvas pretends to be; the names are WordPress's own. */
export type Device = 'Desktop' | 'Tablet' | 'Mobile';

export const DEVICES: readonly Device[] = [ 'Desktop', 'Tablet', 'Mobile' ];

export const isDevice = ( value: string ): value is Device =>
	DEVICES.some( ( device ) => device === value );

/** How wide the canvas is on a device, in pixels; null for all there is. Those of WordPress's own editor. */
export function deviceWidth( device: Device ): number | null {
	switch ( device ) {
		case 'Desktop':
			return null;
		case 'Tablet':
			return 780;
		case 'Mobile':
			return 360;
	}
}
