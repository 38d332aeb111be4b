import { createSignal } from '../../../kernel/signal';

/** Where WordPress's own font library keeps it too. */
const KEY = 'wp-font-library-google-fonts-permission';

function read(): boolean {
	try {
		return window.localStorage.getItem( KEY ) === 'true';
	} catch {
		// The browser keeps nothing for this site: each page asks again.
		return false;
	}
}

/** Whether this browser may be told of by Google: previews and files come from its servers. */
export const googlePermission = createSignal( read() );

export function setGooglePermission( isGiven: boolean ): void {
	try {
		window.localStorage.setItem( KEY, String( isGiven ) );
	} catch {
		// It holds for this page alone.
	}
	googlePermission.set( isGiven );
}
