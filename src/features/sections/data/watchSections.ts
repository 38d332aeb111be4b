import { revealBlock, showBlock } from '@/features/blocks/index.editor';
import {
	isZoomedOut,
	neighbour,
	sectionOfBlock,
	selectSection,
	setZoomedOut,
} from './zoomOut';

/**
 * While the canvas is zoomed out, clicks and keys act on whole sections.
 *
 * @param frame        The canvas' document.
 * @param isInTemplate Whether the open document is shown inside its template.
 * @return Stops watching.
 */
export function watchSections(
	frame: Document,
	isInTemplate: boolean
): () => void {
	const blockAt = ( { target }: Event ): string | null =>
		target && 'closest' in target
			? ( ( target as Element )
					.closest( '[data-block]' )
					?.getAttribute( 'data-block' ) ?? null )
			: null;
	const hold = ( event: Event ) => {
		event.preventDefault();
		event.stopPropagation();
	};
	const press = ( event: Event ) => {
		const clientId = blockAt( event );
		hold( event );
		if ( clientId !== null ) {
			selectSection( clientId, isInTemplate );
		}
	};
	const enter = ( event: Event ) => {
		const clientId = blockAt( event );
		hold( event );
		if (
			clientId !== null &&
			sectionOfBlock( clientId, isInTemplate ) !== null
		) {
			isZoomedOut.set( false );
			showBlock( clientId );
		}
	};
	const key = ( event: KeyboardEvent ) => {
		if ( event.key === 'ArrowDown' || event.key === 'ArrowUp' ) {
			const next = neighbour(
				event.key === 'ArrowDown' ? 1 : -1,
				isInTemplate
			);
			hold( event );
			if ( next !== undefined ) {
				revealBlock( next );
			}
		} else if ( event.key === 'Escape' || event.key === 'Enter' ) {
			hold( event );
			setZoomedOut( false, isInTemplate );
		} else if (
			event.key.length === 1 &&
			! event.ctrlKey &&
			! event.metaKey
		) {
			// Text is too small for typing.
			hold( event );
		}
	};
	frame.addEventListener( 'mousedown', press, true );
	frame.addEventListener( 'click', hold, true );
	frame.addEventListener( 'dblclick', enter, true );
	frame.addEventListener( 'dragstart', hold, true );
	frame.addEventListener( 'keydown', key, true );
	return () => {
		frame.removeEventListener( 'mousedown', press, true );
		frame.removeEventListener( 'click', hold, true );
		frame.removeEventListener( 'dblclick', enter, true );
		frame.removeEventListener( 'dragstart', hold, true );
		frame.removeEventListener( 'keydown', key, true );
	};
}
