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

/** What is shown of the document: its blocks, these zoomed out, the style book in front of them, or its code. */
export type Surface = 'blocks' | 'sections' | 'book' | 'code';

export interface ShownParts {
	/** What is around the document: nothing, the bar alone, or sidebars and tools as well. */
	readonly frame: 'none' | 'bar' | 'full';
	readonly surface: Surface;
	/** The open sidebar; null for none. */
	readonly sidebar: EditorState[ 'sidebar' ];
	/** Where notes are: nowhere, at their blocks and in their sidebar, or beside their blocks as well. */
	readonly notes: 'none' | 'blocks' | 'margin';
}

/** Which parts of the editor are shown. */
export function shownParts( state: EditorState ): ShownParts {
	const frame = frameOf( state );
	const sidebar = frame === 'full' ? state.sidebar : null;
	const surface = surfaceOf( state, sidebar );
	return { frame, surface, sidebar, notes: notesOf( state, frame, surface ) };
}

function frameOf( state: EditorState ): ShownParts[ 'frame' ] {
	if ( state.mode === 'view' ) {
		return 'none';
	}
	return state.isDistractionFree ? 'bar' : 'full';
}

function surfaceOf(
	state: EditorState,
	sidebar: ShownParts[ 'sidebar' ]
): Surface {
	if ( state.mode === 'view' ) {
		return 'blocks';
	}
	if ( ! state.isVisual || state.isUnrenderable ) {
		return 'code';
	}
	if ( sidebar === 'styles' && state.isBookOpen ) {
		return 'book';
	}
	return state.mode === 'edit' && state.isZoomedOut ? 'sections' : 'blocks';
}

function notesOf(
	state: EditorState,
	frame: ShownParts[ 'frame' ],
	surface: Surface
): ShownParts[ 'notes' ] {
	if ( frame !== 'full' || ! state.canHaveNotes ) {
		return 'none';
	}
	return state.mode === 'edit' &&
		surface === 'blocks' &&
		state.sidebar === null &&
		state.hasMarginRoom &&
		state.isPainted
		? 'margin'
		: 'blocks';
}

/** Whether there is what inserts, lists and changes blocks; behind the code or the style book it would change what nobody sees. */
export const hasTools = ( { frame, surface }: ShownParts ): boolean =>
	frame === 'full' && ( surface === 'blocks' || surface === 'sections' );
