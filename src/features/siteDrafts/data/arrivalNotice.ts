import { dispatch } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';

const KEY = 'atelier-arrival';

/** Has the next page of this tab say what happened. */
export function sayOnArrival( message: string ): void {
	try {
		window.sessionStorage.setItem( KEY, message );
	} catch {
		// Where nothing can be stored, the page itself shows what has become of it.
	}
}

/** Says what happened on the page before. */
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
