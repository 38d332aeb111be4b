/** Types for the app, which gives the editor its parts. */
export type { EditorParts, Holder, OpenDocument } from './model/editorParts';
