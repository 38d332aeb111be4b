/** A confirmation dialog with two buttons. Seen in WordPress 6.8 and 7.1. */
export { __experimentalConfirmDialog as ConfirmDialog } from '@wordpress/components';
