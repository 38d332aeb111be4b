/** The tree of blocks in the document overview. Seen in WordPress 6.8 and 7.1. */
export { __experimentalListView as ListView } from '@wordpress/block-editor';
