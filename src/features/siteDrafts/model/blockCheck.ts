/** A block that isn't as its type would save it. */
export interface InvalidBlock {
	/** The name of its type. */
	readonly name: string;
	/** Its own HTML, without that of blocks inside. */
	readonly sent: string;
	/** The same as its type would save it. */
	readonly expected: string;
}

/** What came of checking the blocks of a change. */
export interface BlockCheck {
	/** Without those that were invalid before the change. */
	readonly invalid: readonly InvalidBlock[];
	/** The text with all of them repaired; null if that would lose something, or doesn't make them valid. */
	readonly repaired: string | null;
}
