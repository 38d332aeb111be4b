/** How many words people read in a minute, as WordPress assumes. */
const PER_MINUTE = 189;

/** How long words take to read, in whole minutes; 0 for less than one. */
export const minutesToRead = ( words: number ): number =>
	Math.round( words / PER_MINUTE );

/** The text that visitors read of a content: without markup and code. Nothing in it is loaded or run. */
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
 * The words of a text, in languages without spaces as well.
 *
 * @param text
 * @param locale Such as `en-US`.
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
