/** A text with a maximum length, shortened with an ellipsis. */
export function shorten( text: string, length: number ): string {
	const characters = Array.from( text );
	return characters.length <= length
		? text
		: `${ characters.slice( 0, length - 1 ).join( '' ) }…`;
}

/** The common text to keep before a difference, in characters. */
const LEAD = 16;

/**
 * The part of a text around its first difference from another one, with a maximum length: shortened at their ends, two
 * texts could look equal.
 */
export function shortenUnlike(
	text: string,
	other: string,
	length: number
): string {
	const characters = Array.from( text );
	const others = Array.from( other );
	const longest = Math.max( characters.length, others.length );
	const difference = firstDifference( characters, others );
	if ( longest <= length || difference < length - LEAD ) {
		return shorten( text, length );
	}
	// The same for both, so that they can be compared.
	const latest = Math.min( difference - LEAD, longest - length + 1 );
	const space = characters.indexOf( ' ', latest );
	const start = space >= 0 && space < difference ? space + 1 : latest;
	return `…${ shorten( characters.slice( start ).join( '' ), length - 1 ) }`;
}

/** Two texts without what is the same at both of their ends, but for a few characters; all that differs stays. */
export function differingParts(
	one: string,
	other: string
): readonly [ string, string ] {
	const [ a, b ] = [ Array.from( one ), Array.from( other ) ];
	const start = firstDifference( a, b );
	const most = Math.min( a.length, b.length ) - start;
	let same = 0;
	while ( same < most && a.at( -1 - same ) === b.at( -1 - same ) ) {
		same++;
	}
	const from = start > 2 * LEAD ? start - LEAD : 0;
	const cut = same > 2 * LEAD ? same - LEAD : 0;
	const part = ( text: readonly string[] ): string =>
		[
			from > 0 ? '…' : '',
			...text.slice( from, text.length - cut ),
			cut > 0 ? '…' : '',
		].join( '' );
	return [ part( a ), part( b ) ];
}

function firstDifference(
	one: readonly string[],
	other: readonly string[]
): number {
	const at = one.findIndex( ( character, i ) => character !== other[ i ] );
	return at < 0 ? one.length : at;
}
