/** WordPress's value for words per minute. */
const PER_MINUTE = 189;

/** The reading time in whole minutes; 0 for less than one. */
export const minutesToRead = ( words: number ): number =>
	Math.round( words / PER_MINUTE );

/** The visible text of serialized content, without markup and code. Loads and runs nothing from it. */
export function readableText( content: string ): string {
	const { body } = new DOMParser().parseFromString( content, 'text/html' );
	const walker = body.ownerDocument.createTreeWalker(
		body,
		NodeFilter.SHOW_TEXT
	);
	const texts: string[] = [];
	while ( walker.nextNode() ) {
		const { parentElement, textContent } = walker.currentNode;
		if ( ! parentElement?.matches( 'script, style' ) ) {
			texts.push( textContent ?? '' );
		}
	}
	return texts.join( ' ' );
}

/**
 * The number of words, including in languages without spaces.
 *
 * @param text
 * @param locale For example `en-US`.
 */
export function countWords( text: string, locale: string ): number {
	let count = 0;
	for ( const { isWordLike } of new Intl.Segmenter( locale, {
		granularity: 'word',
	} ).segment( text ) ) {
		if ( isWordLike ) {
			count += 1;
		}
	}
	return count;
}
