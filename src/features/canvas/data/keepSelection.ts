import { store as blockEditorStore } from '@wordpress/block-editor';
import { dispatch, select } from '@wordpress/data';
import { listenTo } from '../../../platform/listenTo';
import {
	blockAt,
	contentRoot,
	pathOf,
	type BlockPath,
} from '../model/blockPath';
import { bringIntoView } from './showBlock';

/** A template that hasn't arrived after this many milliseconds may come without. */
const LONGEST = 10000;

let stopLast = (): void => undefined;

/**
 * Keeps the blocks selected that are in the content of a post while its template comes around it or goes: there they have
 * other ids. The focus stays where it is.
 *
 * @param wasInTemplate Whether the template is around it now.
 */
export function keepSelection( wasInTemplate: boolean ): void {
	stopLast();
	const editor = select( blockEditorStore );
	const root = wasInTemplate ? contentRoot( tree() ) : undefined;
	const place = ( clientId: string | null ): BlockPath | null =>
		clientId ? pathOf( tree(), root, clientId ) : null;
	const [ start, end ] = [
		editor.getBlockSelectionStart(),
		editor.getBlockSelectionEnd(),
	];
	const from = place( start );
	const to = place( end );
	if ( ! start || ! end || ! from || ! to ) {
		return;
	}
	// A cursor would be put into its text again by WordPress 7.1, and take the focus with it. It is only given up with all
	// of the selection.
	void dispatch( blockEditorStore ).clearSelectedBlock();
	selectBlocks( start, end );
	let restored: string | null = null;
	const stop = listenTo( () => {
		if ( isInTemplate() === wasInTemplate ) {
			return;
		}
		const isThere = restored !== null && isBlock( restored );
		if ( isThere || isChosen() ) {
			// What comes next is the user's own.
			if (
				select( blockEditorStore ).getBlockSelectionStart() !== restored
			) {
				stopLast();
			}
			return;
		}
		// The content may be put in place several times until all of it is there.
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

/** Whether anything is selected that is there. */
function isChosen(): boolean {
	const chosen = select( blockEditorStore ).getBlockSelectionStart();
	return Boolean( chosen ) && isBlock( String( chosen ) );
}

const tree = () => {
	const editor = select( blockEditorStore );
	return {
		childrenOf: ( id?: string ) => editor.getBlockOrder( id ),
		nameOf: ( id: string ) => editor.getBlockName( id ) ?? '',
	};
};

/** The first block that is selected again; null where it isn't there yet. */
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
