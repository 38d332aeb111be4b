/** The entry point for the shell, before the block editor has loaded. */
export { PreviewFrame } from './ui/PreviewFrame';
export { SitePreview } from './ui/SitePreview';
export type {
	DocumentEditorProps,
	EditorMode,
	ListedActionsProps,
} from './ui/documentEditorProps';
