/** What the shell may use of this room before the block editor has been loaded. */
export { PreviewFrame } from './ui/PreviewFrame';
export { SitePreview } from './ui/SitePreview';
export type {
	DocumentEditorProps,
	EditorMode,
	ListedActionsProps,
} from './ui/documentEditorProps';
