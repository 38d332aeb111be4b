/** Longer texts aren't names. */
const LONGEST = 40;

/**
 * The text typed after an @; null outside of a mention.
 *
 * @param before The text before the caret.
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
