/** Splits a text at a separator outside brackets. All white space counts as a space. */
export function splitOutside(
	text: string,
	sign: ',' | ' '
): readonly string[] {
	const pieces: string[] = [];
	let depth = 0;
	let piece = '';
	for ( const letter of text.replace( /\s+/g, ' ' ) ) {
		depth = Math.max(
			0,
			depth + ( letter === '(' ? 1 : letter === ')' ? -1 : 0 )
		);
		if ( letter === sign && depth === 0 ) {
			pieces.push( piece.trim() );
			piece = '';
		} else {
			piece += letter;
		}
	}
	return [ ...pieces, piece.trim() ];
}
