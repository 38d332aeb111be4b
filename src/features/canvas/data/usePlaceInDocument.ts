import { store as blockEditorStore } from '@wordpress/block-editor';
import { select, useDispatch } from '@wordpress/data';
import { useCallback, useEffect } from '@wordpress/element';
import { documentKey, type DocumentRef } from '../../documents/index.model';
import { routesBehind } from '../../../routing';
import { isInField } from '../../../ui/whenFree';

/** Where in a document someone was when they opened another one out of it. */
interface PlaceInDocument {
	readonly document: string;
	readonly block: string | null;
	readonly scrollTop: number;
}

/** By how many places were behind: going back leads to the same number again. */
const left = new Map< number, PlaceInDocument >();

/**
 * Remembers the selection and the scroll position of a document that is left for another one, and
 * takes the user back there on the way back, by whichever button.
 *
 * @return Call `leave` just before the other document is opened, and `arrive` once the blocks are there.
 */
export function usePlaceInDocument( { type, id }: DocumentRef ) {
	const { selectBlock } = useDispatch( blockEditorStore );
	const document = documentKey( { type, id } );
	useEffect( () => {
		// What lay further ahead has been left by another way.
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
		const place = left.get( routesBehind() );
		left.delete( routesBehind() );
		if ( place?.document !== document ) {
			return;
		}
		// To select a block gives it the focus.
		if (
			place.block &&
			! isInField() &&
			select( blockEditorStore ).getBlock( place.block )
		) {
			void selectBlock( place.block );
		}
		canvasScroller()?.scrollTo( { top: place.scrollTop } );
	}, [ document, selectBlock ] );

	return { leave, arrive };
}

function canvasScroller(): Element | null {
	const frame = window.document.querySelector< HTMLIFrameElement >(
		'iframe[name="editor-canvas"]'
	);
	return frame?.contentDocument?.scrollingElement ?? null;
}
