/** The list of core's block types before they are registered. Seen in WordPress 6.8 and 7.1. */
export { __experimentalGetCoreBlocks as coreBlocks } from '@wordpress/block-library';
