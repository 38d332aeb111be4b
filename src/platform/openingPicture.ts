import { createSignal } from '../kernel/signal';

/** The frame that the server has printed: what visitors see of the document that the address opens in the editor. */
const frame = (): Element | null =>
	document.getElementById( 'atelier-opening-picture' );

/** Whether it is there, below everything else on the page. */
export const hasOpeningPicture = createSignal( frame() !== null );

/** Removes it for good. */
export function removeOpeningPicture(): void {
	frame()?.remove();
	hasOpeningPicture.set( false );
}
