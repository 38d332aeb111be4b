import { useSyncExternalStore } from '@wordpress/element';

/** WordPress puts every dialog of every plugin into one of these, right in the page's body. */
const DIALOGS = 'body > .components-modal__screen-overlay';

/** Whether a dialog is open, whoever opened it. Only for as long as one of one's own waits for its turn. */
export const useOtherDialog = (): boolean =>
	useSyncExternalStore(
		watchBody,
		() => document.querySelector( DIALOGS ) !== null
	);

function watchBody( onChange: () => void ): () => void {
	const observer = new MutationObserver( onChange );
	observer.observe( document.body, { childList: true } );
	return () => observer.disconnect();
}
