/**
 * HTML as text: what is between `<` and `>` is left out. As an expression it would look for the end again from each `<`.
 *
 * @param html
 * @param instead Stands in the place of each tag.
 */
export function withoutTags( html: string, instead = '' ): string {
	const pieces: string[] = [];
	let at = 0;
	for (;;) {
		const start = html.indexOf( '<', at );
		const end = start < 0 ? -1 : html.indexOf( '>', start );
		if ( end < 0 ) {
			pieces.push( html.slice( at ) );
			return pieces.join( '' );
		}
		pieces.push( html.slice( at, start ), instead );
		at = end + 1;
	}
}
