import { dispatch } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';

const KEY = 'atelier-arrival';

/** Stores a message for the next page load in this tab. */
export function sayOnArrival( message: string ): void {
	try {
		window.sessionStorage.setItem( KEY, message );
	} catch {
		// Without storage, the page itself shows the result.
	}
}

/** Shows the message from the previous page. */
export function tellArrival(): void {
	try {
		const message = window.sessionStorage.getItem( KEY );
		if ( message ) {
			window.sessionStorage.removeItem( KEY );
			void dispatch( noticesStore ).createSuccessNotice( message, {
				type: 'snackbar',
			} );
		}
	} catch {
		// As above.
	}
}
