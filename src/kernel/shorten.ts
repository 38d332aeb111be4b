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

function firstDifference(
	one: readonly string[],
	other: readonly string[]
): number {
	const at = one.findIndex( ( character, i ) => character !== other[ i ] );
	return at < 0 ? one.length : at;
}
