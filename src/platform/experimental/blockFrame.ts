/**
 * A frame with the assets of block types, and the stylesheets of an editor, whose selectors are rewritten for that
 * frame. Seen in WordPress 6.8 and 7.1.
 */
export {
	__unstableIframe as BlockFrame,
	__unstableEditorStyles as EditorStyles,
} from '@wordpress/block-editor';
