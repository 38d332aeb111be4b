import { createSignal } from '@/kernel/signal';

/** The storage key of WordPress's own font library, to share the permission. */
const KEY = 'wp-font-library-google-fonts-permission';

function read(): boolean {
	try {
		return window.localStorage.getItem( KEY ) === 'true';
	} catch {
		// The browser blocks storage for this site: each page asks again.
		return false;
	}
}

/** Whether this browser may contact Google: previews and files come from its servers. */
export const googlePermission = createSignal( read() );

export function setGooglePermission( isGiven: boolean ): void {
	try {
		window.localStorage.setItem( KEY, String( isGiven ) );
	} catch {
		// The permission applies to this page only.
	}
	googlePermission.set( isGiven );
}
