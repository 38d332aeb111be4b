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
function costOf( run: () => unknown ): number {
	const before = process.cpuUsage();
	run();
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
	const short = textOf( piece, length / SHORTER, end );
	// As much text: otherwise a short time is below what the system measures.
	const readShort = () => {
		for ( let times = 0; times < SHORTER; times++ ) {
			read( short );
		}
	};
	// Some measurements include compilation or garbage collection.
	for ( let attempt = 0; attempt < ATTEMPTS; attempt++ ) {
		const needed = costOf( () => read( long ) );
		if ( needed < QUICK || needed < costOf( readShort ) * TOLERANCE ) {
			return true;
		}
	}
	return false;
}
