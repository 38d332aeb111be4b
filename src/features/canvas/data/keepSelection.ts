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

/** One end of a selection, told by its place: inside a template the same block has another id. */
interface End {
	readonly path: BlockPath;
	readonly attributeKey?: string | undefined;
	readonly offset?: number | undefined;
}

/** A template that hasn't arrived after this many milliseconds may come without. */
const LONGEST = 10000;

let stopLast = (): void => undefined;

/**
 * Keeps what is selected in the content of a post while its template comes around it or goes. A cursor in a text
 * takes the focus along.
 *
 * @param wasInTemplate Whether the template is around it now.
 */
export function keepSelection( wasInTemplate: boolean ): void {
	stopLast();
	const editor = select( blockEditorStore );
	const root = wasInTemplate ? contentRoot( tree() ) : undefined;
	const end = ( {
		clientId,
		attributeKey,
		offset,
	}: ReturnType< typeof editor.getSelectionStart > ): End | null => {
		const path = clientId ? pathOf( tree(), root, clientId ) : null;
		return path && { path, attributeKey, offset };
	};
	const from = end( editor.getSelectionStart() );
	const to = end( editor.getSelectionEnd() );
	if ( ! from || ! to ) {
		return;
	}
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
function restore( from: End, to: End ): string | null {
	const root = contentRoot( tree() );
	const first = blockAt( tree(), root, from.path );
	const last = blockAt( tree(), root, to.path );
	if ( first === null || last === null ) {
		return null;
	}
	const { multiSelect, selectBlock, selectionChange } =
		dispatch( blockEditorStore );
	if ( from.attributeKey !== undefined && to.attributeKey !== undefined ) {
		void selectionChange( {
			start: textEnd( first, from ),
			end: textEnd( last, to ),
		} );
	} else if ( first === last ) {
		void selectBlock( first, null );
	} else {
		void multiSelect( first, last, null );
	}
	window.requestAnimationFrame( () => bringIntoView( first ) );
	return first;
}

const textEnd = ( clientId: string, { attributeKey, offset }: End ) => ( {
	clientId,
	attributeKey,
	offset,
} );
