/** Types for the app, which gives the editor its parts. */
export type {
	EditorParts,
	FrontEnd,
	Holder,
	OpenDocument,
	Opened,
} from './model/editorParts';
