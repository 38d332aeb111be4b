/** Types and pure functions. */
export type {
	DocumentEditorTools,
	ListedActionsProps,
} from './model/documentTools';
