import { parseColor } from './contrast';
import { splitOutside } from '@/features/globalStyles/index.model';

/** A color that WordPress's gradient picker writes as it reads it. */
const COLOR = String.raw`(?:#[\da-f]{3,8}|[a-z]+|rgba?\(\s*[\d.]+\s*(?:,\s*[\d.]+\s*){2,3}\))`;

const STOP = new RegExp(
	`^(${ COLOR })(?:\\s+((?:100|\\d{1,2})(?:\\.\\d+)?)%)?$`,
	'i'
);

const DIRECTION = /^(?:-?[\d.]+deg|to\s+(?:top|right|bottom|left))$/i;

/** Whether a value is a gradient at all. */
export const isGradient = ( css: string ): boolean =>
	css.includes( 'gradient(' );

/**
 * Whether WordPress's gradient picker reads all of a gradient: it replaces others by its own default, and drops layers, shapes
 * and units that it doesn't know. It spreads all stops evenly if one has no position, sorts them, and makes black of words that
 * are no color by themselves, such as `currentColor`.
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
	const read = stops.map( ( stop ) => STOP.exec( stop ) );
	const positions = read.flatMap( ( stop ) =>
		stop?.[ 2 ] === undefined ? [] : [ Number( stop[ 2 ] ) ]
	);
	return (
		type !== undefined &&
		stops.length > 1 &&
		read.every( ( stop ) => stop && parseColor( stop[ 1 ] ?? '' ) ) &&
		( positions.length === 0 || positions.length === stops.length ) &&
		positions.every(
			( position, at ) => position >= ( positions[ at - 1 ] ?? 0 )
		)
	);
}
