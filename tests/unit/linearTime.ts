/** The length of the text, in characters. */
const LENGTH = 100_000;

/** How many times shorter the reference text is. */
const SHORTER = 8;

/**
 * In milliseconds. A quadratic function needs longer, even at a hundred characters per nanosecond.
 */
const QUICK = 50;

/** The tolerated ratio to linear time: a quadratic function has 8. */
const TOLERANCE = 3;

/**
 * The maximum number of measurements until one is linear. A quadratic function costs 64 times as much each time, where
 * 24 are tolerated.
 */
const ATTEMPTS = 8;

/** A function that reads a text. */
export type Read = ( text: string ) => unknown;

/** CPU time in milliseconds, which other processes don't affect. */
function costOf( read: Read, text: string ): number {
	const before = process.cpuUsage();
	read( text );
	const { user, system } = process.cpuUsage( before );
	return ( user + system ) / 1000;
}

const textOf = ( piece: string, length: number, end: string ) =>
	piece.repeat( Math.floor( length / piece.length ) ) + end;

/** Whether the cost of a text, which repeats one piece, grows linearly with its length. */
export function isLinear(
	read: Read,
	piece: string,
	{ end = '', length = LENGTH } = {}
): boolean {
	const long = textOf( piece, length, end );
	if ( costOf( read, long ) < QUICK ) {
		return true;
	}
	const short = textOf( piece, length / SHORTER, end );
	// Some measurements include compilation, garbage collection or other processes.
	for ( let attempt = 0; attempt < ATTEMPTS; attempt++ ) {
		const share = costOf( read, short ) * SHORTER * TOLERANCE;
		if ( costOf( read, long ) < share ) {
			return true;
		}
	}
	return false;
}
