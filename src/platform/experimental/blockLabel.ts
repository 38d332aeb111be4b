/** The label of a block in lists, such as the title of its template part. Seen in WordPress 6.8 and 7.1. */
export { __experimentalGetBlockLabel as getBlockLabel } from '@wordpress/blocks';
