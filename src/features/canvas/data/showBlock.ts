import { store as blockEditorStore } from '@wordpress/block-editor';
import { dispatch } from '@wordpress/data';

/** Selects a block and brings it into view; the focus stays where it is. */
export const revealBlock = ( clientId: string ): void =>
	select( clientId, null );

/** Selects a block, which gives it the focus, and brings it into view. */
export const showBlock = ( clientId: string ): void => select( clientId );

function select( clientId: string, focus?: null ): void {
	void dispatch( blockEditorStore ).selectBlock( clientId, focus );
	// The editor may still have to lay out what a selected block has around it.
	window.requestAnimationFrame( () => bringIntoView( clientId ) );
}

/** Scrolls the canvas to a block, unless all of it can be seen. */
export function bringIntoView( clientId: string ): void {
	const block = elementOf( clientId );
	if ( ! block ) {
		return;
	}
	const { top, bottom, height } = block.getBoundingClientRect();
	const room = block.ownerDocument.documentElement.clientHeight;
	if ( top < 0 || bottom > room ) {
		block.scrollIntoView( { block: height < room ? 'center' : 'start' } );
	}
}

/** The frame with the blocks; null where there is none. */
export const canvasFrame = (): HTMLIFrameElement | null =>
	window.document.querySelector( 'iframe[name="editor-canvas"]' );

const elementOf = ( clientId: string ): HTMLElement | null =>
	canvasFrame()?.contentDocument?.getElementById( `block-${ clientId }` ) ??
	null;
