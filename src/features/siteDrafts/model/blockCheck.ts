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

/** A block as the editor parses it, as far as checks need it. */
export interface ParsedBlock {
	readonly name: string;
	readonly isValid?: boolean;
	readonly originalContent?: string;
	readonly innerBlocks: readonly ParsedBlock[];
}

/** The invalid blocks among blocks and those inside of them, without known ones. */
export function invalidIn< Block extends ParsedBlock >(
	blocks: readonly Block[],
	known: ReadonlySet< string >
): readonly Block[] {
	return blocks.flatMap( ( block ) => [
		...( block.isValid === false && ! known.has( sourceOf( block ) )
			? [ block ]
			: [] ),
		...invalidIn( block.innerBlocks as readonly Block[], known ),
	] );
}

/** Says which block this is in another version of its text. */
export const sourceOf = ( { name, originalContent = '' }: ParsedBlock ) =>
	`${ name } ${ originalContent }`;
