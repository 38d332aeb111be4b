/** The library of blocks, patterns and media in the inserter panel. Seen in WordPress 6.8 and 7.1. */
export { __experimentalLibrary as InserterLibrary } from '@wordpress/block-editor';
