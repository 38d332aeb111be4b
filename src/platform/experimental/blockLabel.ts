/** What a block is called in lists, where it stands for something with a title. Seen in WordPress 6.8 and 7.1. */
export { __experimentalGetBlockLabel as getBlockLabel } from '@wordpress/blocks';
