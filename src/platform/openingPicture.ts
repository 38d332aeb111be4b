import { createSignal } from '@/kernel/signal';
import { noteLanguage } from './siteLanguage';

/** The frame that the server printed: a preview of the document that the URL opens in the editor. */
const frame = (): Element | null =>
	document.getElementById( 'atelier-opening-picture' );

/** Whether the frame is in the page, behind everything else. */
export const hasOpeningPicture = createSignal( frame() !== null );

/** Removes the frame for good. */
export function removeOpeningPicture(): void {
	const picture = frame();
	const page =
		picture instanceof HTMLIFrameElement ? picture.contentDocument : null;
	if ( page ) {
		noteLanguage( page );
	}
	picture?.remove();
	hasOpeningPicture.set( false );
}
