import { useSyncExternalStore } from '@wordpress/element';

/** WordPress renders all dialogs, including those of plugins, into such an element of the body. */
const DIALOGS = 'body > .components-modal__screen-overlay';

/** Whether any dialog is open. Use it only while a dialog of your own is waiting. */
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
