/**
 * HTML as text, without everything between `<` and `>`. A regular expression would search for the end again from each
 * `<`.
 *
 * @param html
 * @param instead Replaces each tag.
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
