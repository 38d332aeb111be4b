import { splitOutside } from '@/features/globalStyles/index.model';

/** A color that WordPress's gradient picker writes as it reads it. */
const COLOR = String.raw`(?:#[\da-f]{3,8}|[a-z]+|rgba?\(\s*[\d.]+\s*(?:,\s*[\d.]+\s*){2,3}\))`;

const STOP = new RegExp(
	`^${ COLOR }(?:\\s+(?:100|\\d{1,2})(?:\\.\\d+)?%)?$`,
	'i'
);

const DIRECTION = /^(?:-?[\d.]+deg|to\s+(?:top|right|bottom|left))$/i;

/** Whether a value is a gradient at all. */
export const isGradient = ( css: string ): boolean =>
	css.includes( 'gradient(' );

/**
 * Whether WordPress's gradient picker reads all of a gradient: it replaces others by its own default, and drops layers, shapes
 * and units that it doesn't know.
 */
export function isPickable( css: string ): boolean {
	const [ , type, inside = '' ] =
		/^\s*(linear|radial)-gradient\((.*)\)\s*$/is.exec( css ) ?? [];
	const parts = [ ...splitOutside( inside, ',' ) ].map( ( part ) =>
		part.trim()
	);
	const hasDirection =
		type?.toLowerCase() === 'linear' && DIRECTION.test( parts[ 0 ] ?? '' );
	const stops = hasDirection ? parts.slice( 1 ) : parts;
	return (
		type !== undefined &&
		stops.length > 1 &&
		stops.every( ( stop ) => STOP.test( stop ) )
	);
}
