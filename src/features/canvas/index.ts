/** The types for the shell, before the block editor has loaded. */
export type {
	DocumentEditorProps,
	EditorMode,
} from './model/documentEditorProps';
