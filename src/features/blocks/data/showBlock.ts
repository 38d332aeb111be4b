import { store as blockEditorStore } from '@wordpress/block-editor';
import { dispatch } from '@wordpress/data';

/** Selects a block and scrolls to it; the focus doesn't move. */
export const revealBlock = ( clientId: string ): void =>
	select( clientId, null );

/** Selects a block, which also focuses it, and scrolls to it. */
export const showBlock = ( clientId: string ): void => select( clientId );

function select( clientId: string, focus?: null ): void {
	void dispatch( blockEditorStore ).selectBlock( clientId, focus );
	// The layout may change after the selection.
	window.requestAnimationFrame( () => bringIntoView( clientId ) );
}

/** Scrolls the canvas to a block unless it is completely visible. */
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

/** The frame with the blocks; null without one. */
export const canvasFrame = (): HTMLIFrameElement | null =>
	window.document.querySelector( 'iframe[name="editor-canvas"]' );

const elementOf = ( clientId: string ): HTMLElement | null =>
	canvasFrame()?.contentDocument?.getElementById( `block-${ clientId }` ) ??
	null;
