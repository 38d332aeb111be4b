import { createSignal } from '../kernel/signal';

/** The frame that the server printed: a preview of the document that the URL opens in the editor. */
const frame = (): Element | null =>
	document.getElementById( 'atelier-opening-picture' );

/** Whether the frame is in the page, behind everything else. */
export const hasOpeningPicture = createSignal( frame() !== null );

/** Removes the frame for good. */
export function removeOpeningPicture(): void {
	frame()?.remove();
	hasOpeningPicture.set( false );
}
