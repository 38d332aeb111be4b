/**
 * A frame with the assets of the blocks in it, and stylesheets as an editor has them, whose selectors
 * are rewritten for such a frame. Seen in WordPress 6.8 and 7.1.
 */
export {
	__unstableIframe as BlockFrame,
	__unstableEditorStyles as EditorStyles,
} from '@wordpress/block-editor';
