/** A text that is no longer than so many characters; what is cut off ends in an ellipsis. */
export function shorten( text: string, length: number ): string {
	const characters = Array.from( text );
	return characters.length <= length
		? text
		: `${ characters.slice( 0, length - 1 ).join( '' ) }…`;
}
