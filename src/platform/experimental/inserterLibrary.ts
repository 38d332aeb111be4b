/** The library of blocks, patterns and media in the inserter panel. Seen in WordPress 6.8 and 7.1. */
export { __experimentalLibrary as InserterLibrary } from '@wordpress/block-editor';

/** Props that open the library at the patterns. */
export const AT_PATTERNS = { __experimentalInitialTab: 'patterns' };

/** Props that open the library at the patterns, and insert the chosen one at a given position. */
export const insertAt = ( root: string | undefined, index: number ) => ( {
	...( root === undefined ? {} : { rootClientId: root } ),
	__experimentalInsertionIndex: index,
	...AT_PATTERNS,
} );
