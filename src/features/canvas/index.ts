/** The entry point for the shell, before the block editor has loaded. */
export { PreviewFrame } from './ui/PreviewFrame';
export { ResizeHandle } from './ui/ResizeHandle';
export { SitePreview } from './ui/SitePreview';
export { stepSize, type ResizeStep } from './model/resizeStep';
export type { DocumentEditorProps, EditorMode } from './ui/documentEditorProps';
