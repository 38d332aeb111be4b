import { store as blockEditorStore } from '@wordpress/block-editor';
import { select, useDispatch } from '@wordpress/data';
import { useCallback, useEffect } from '@wordpress/element';
import {
	documentKey,
	type DocumentRef,
} from '@/features/documents/index.model';
import { routesBehind } from '@/routing';
import { isInField } from '@/ui/whenFree';
import { selectAddressed } from './selectAddressed';

/** The selection and scroll position when another document was opened from this one. */
interface DocumentPosition {
	readonly document: string;
	readonly block: string | null;
	readonly scrollTop: number;
}

/** By the depth of the document stack: going back leads to the same depth. */
const left = new Map< number, DocumentPosition >();

/**
 * Restores the selection and the scroll position of a document when the user comes back from another one, in any way.
 * Otherwise the block is selected that the address names.
 *
 * @return Call `leave` just before the other document opens, and `arrive` once the blocks are on the canvas.
 */
export function useDocumentPosition( { type, id }: DocumentRef ) {
	const { selectBlock } = useDispatch( blockEditorStore );
	const document = documentKey( { type, id } );
	useEffect( () => {
		// Entries above the current depth belong to documents that were left in another way.
		for ( const depth of left.keys() ) {
			if ( depth > routesBehind() ) {
				left.delete( depth );
			}
		}
	}, [] );

	const leave = useCallback( () => {
		left.set( routesBehind(), {
			document,
			block: select( blockEditorStore ).getSelectedBlockClientId(),
			scrollTop: canvasScroller()?.scrollTop ?? 0,
		} );
	}, [ document ] );

	const arrive = useCallback( () => {
		const position = left.get( routesBehind() );
		left.delete( routesBehind() );
		if ( position?.document !== document ) {
			selectAddressed( document );
			return;
		}
		// Selecting a block also focuses it.
		if (
			position.block &&
			! isInField() &&
			select( blockEditorStore ).getBlock( position.block )
		) {
			void selectBlock( position.block );
		}
		canvasScroller()?.scrollTo( { top: position.scrollTop } );
	}, [ document, selectBlock ] );

	return { leave, arrive };
}

function canvasScroller(): Element | null {
	const frame = window.document.querySelector< HTMLIFrameElement >(
		'iframe[name="editor-canvas"]'
	);
	return frame?.contentDocument?.scrollingElement ?? null;
}
