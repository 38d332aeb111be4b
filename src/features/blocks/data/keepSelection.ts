import { store as blockEditorStore } from '@wordpress/block-editor';
import { dispatch, select } from '@wordpress/data';
import { listenTo } from '@/platform/listenTo';
import {
	blockAt,
	contentRoot,
	pathOf,
	type BlockPath,
} from '../model/blockPath';
import { bringIntoView } from './showBlock';

/** Stops waiting for a template after this many milliseconds. */
const LONGEST = 10000;

let stopLast = (): void => undefined;

/**
 * Keeps the selection in a post's content while its template is shown or hidden, which changes the blocks' client IDs.
 * The focus doesn't move.
 *
 * @param wasInTemplate Whether the template is currently shown.
 */
export function keepSelection( wasInTemplate: boolean ): void {
	stopLast();
	const editor = select( blockEditorStore );
	const root = wasInTemplate ? contentRoot( tree() ) : undefined;
	const pathTo = ( clientId: string | null ): BlockPath | null =>
		clientId ? pathOf( tree(), root, clientId ) : null;
	const [ start, end ] = [
		editor.getBlockSelectionStart(),
		editor.getBlockSelectionEnd(),
	];
	const from = pathTo( start );
	const to = pathTo( end );
	if ( ! start || ! end || ! from || ! to ) {
		return;
	}
	// WordPress 7.1 would set a caret in the text again and move the focus. Only clearing the whole selection clears
	// the caret.
	void dispatch( blockEditorStore ).clearSelectedBlock();
	selectBlocks( start, end );
	let restored: string | null = null;
	const stop = listenTo( () => {
		if ( isInTemplate() === wasInTemplate ) {
			return;
		}
		const isThere = restored !== null && isBlock( restored );
		if ( isThere || isChosen() ) {
			// Later changes are the user's own.
			if (
				select( blockEditorStore ).getBlockSelectionStart() !== restored
			) {
				stopLast();
			}
			return;
		}
		// The content may be inserted several times until it is complete.
		restored = restore( from, to );
	}, blockEditorStore );
	const timer = setTimeout( () => stopLast(), LONGEST );
	stopLast = () => {
		stop();
		clearTimeout( timer );
		stopLast = () => undefined;
	};
}

const isInTemplate = (): boolean => contentRoot( tree() ) !== undefined;

const isBlock = ( clientId: string ): boolean =>
	select( blockEditorStore ).getBlockName( clientId ) !== null;

/** Whether an existing block is selected. */
function isChosen(): boolean {
	const chosen = select( blockEditorStore ).getBlockSelectionStart();
	return Boolean( chosen ) && isBlock( String( chosen ) );
}

/** The blocks of the editor. */
export const tree = () => {
	const editor = select( blockEditorStore );
	return {
		childrenOf: ( id?: string ) => editor.getBlockOrder( id ),
		nameOf: ( id: string ) => editor.getBlockName( id ) ?? '',
	};
};

/** The first block to select; null if it doesn't exist yet. */
function restore( from: BlockPath, to: BlockPath ): string | null {
	const root = contentRoot( tree() );
	const first = blockAt( tree(), root, from );
	const last = blockAt( tree(), root, to );
	if ( first === null || last === null ) {
		return null;
	}
	selectBlocks( first, last );
	window.requestAnimationFrame( () => bringIntoView( first ) );
	return first;
}

function selectBlocks( first: string, last: string ): void {
	const { multiSelect, selectBlock } = dispatch( blockEditorStore );
	if ( first === last ) {
		void selectBlock( first, null );
	} else {
		void multiSelect( first, last, null );
	}
}
