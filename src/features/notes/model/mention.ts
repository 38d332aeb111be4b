/** Nobody's name is longer, and whoever has typed more means something else. */
const LONGEST = 40;

/**
 * What has been typed of a name that is to be mentioned; null where none is.
 *
 * @param before The text in front of the caret.
 */
export function mentionQuery( before: string ): string | null {
	const at = before.lastIndexOf( '@' );
	const query = before.slice( at + 1 );
	const isBeginning = at === 0 || /\s/.test( before.charAt( at - 1 ) );
	return at === -1 ||
		! isBeginning ||
		query.length > LONGEST ||
		/\s/.test( query )
		? null
		: query;
}
