import type { EditorMode } from './documentEditorProps';

/** What decides which parts of the editor are shown. */
export interface EditorState {
	readonly mode: EditorMode;
	/** The open sidebar; null for none. */
	readonly sidebar: 'settings' | 'styles' | 'notes' | 'plugin' | null;
	readonly isDistractionFree: boolean;
	/** Whether the user has chosen blocks, not their code. */
	readonly isVisual: boolean;
	/** Whether the content can't be shown as blocks. */
	readonly isUnrenderable: boolean;
	readonly isZoomedOut: boolean;
	/** Whether the style book lies over the canvas as long as the styles are open. */
	readonly isBookOpen: boolean;
	/** Whether the first blocks are painted. */
	readonly isPainted: boolean;
	/** Whether there is room for notes beside the canvas. */
	readonly hasMarginRoom: boolean;
	/** Whether blocks of the document can have notes. */
	readonly canHaveNotes: boolean;
}

export interface ShownParts {
	/** The bar, and all that belongs to the editor. */
	readonly hasChrome: boolean;
	/** Sidebars. */
	readonly hasPanels: boolean;
	readonly hasStyles: boolean;
	readonly hasNotes: boolean;
	/** Notes beside their blocks. */
	readonly hasMargin: boolean;
	/** The code of the document in place of its blocks. */
	readonly isCode: boolean;
	/** Whether the style book covers the canvas, behind which tools would change what nobody sees. */
	readonly isCovered: boolean;
	/** Whether the canvas is zoomed out. */
	readonly isFar: boolean;
	/** What inserts, lists and changes blocks. */
	readonly hasTools: boolean;
}

/** Which parts of the editor are shown. */
export function shownParts( state: EditorState ): ShownParts {
	const isEditing = state.mode === 'edit';
	const hasChrome = state.mode !== 'view';
	const hasPanels = hasChrome && ! state.isDistractionFree;
	const hasStyles = hasPanels && state.sidebar === 'styles';
	const hasNotes = hasPanels && state.canHaveNotes;
	const isCode = hasChrome && ( ! state.isVisual || state.isUnrenderable );
	const isCovered = hasStyles && state.isBookOpen;
	const isFar = isEditing && state.isZoomedOut && ! isCovered;
	return {
		hasChrome,
		hasPanels,
		hasStyles,
		hasNotes,
		hasMargin:
			hasNotes &&
			isEditing &&
			state.hasMarginRoom &&
			state.isPainted &&
			state.sidebar === null &&
			! isCode &&
			! isFar,
		isCode,
		isCovered,
		isFar,
		hasTools: hasPanels && ! isCode && ! isCovered,
	};
}
