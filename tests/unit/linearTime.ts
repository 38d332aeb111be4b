/** How many characters a function is given. */
const LENGTH = 100_000;

/** How many times shorter a text is that is read to compare. */
const SHORTER = 8;

/**
 * In milliseconds. Whoever looks at all characters again for each of them needs longer, even at a hundred characters
 * in a nanosecond.
 */
const QUICK = 50;

/** How much more than its share a long text may take: one that is looked at again for each character takes 8 times that. */
const TOLERANCE = 3;

/** How often it is measured until it is linear. What is not costs 64 times as much each time, where 24 are tolerated. */
const ATTEMPTS = 8;

/** Something that reads a text. */
export type Read = ( text: string ) => unknown;

/** The milliseconds that the processor needs, which other processes do not make longer. */
function costOf( read: Read, text: string ): number {
	const before = process.cpuUsage();
	read( text );
	const { user, system } = process.cpuUsage( before );
	return ( user + system ) / 1000;
}

const textOf = ( piece: string, length: number, end: string ) =>
	piece.repeat( Math.floor( length / piece.length ) ) + end;

/** Whether the cost of a text, which is one piece over and over, grows with its length alone. */
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
	// Now and then functions are compiled, memory is cleared, or something else has the machine: that is not the text's.
	for ( let attempt = 0; attempt < ATTEMPTS; attempt++ ) {
		const share = costOf( read, short ) * SHORTER * TOLERANCE;
		if ( costOf( read, long ) < share ) {
			return true;
		}
	}
	return false;
}
