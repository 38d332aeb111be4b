import { dispatch } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { stringOr } from '@/kernel/guards';
import { createStored } from './stored';

const arrival = createStored( {
	area: 'tab',
	name: 'atelier-arrival',
	of: 'user',
	version: 1,
	parse: ( raw ) => stringOr( raw ) || null,
} );

/** Stores a message for the next page load in this tab. Without storage, the page itself shows the result. */
export const sayOnArrival = ( message: string ): void =>
	void arrival.write( message );

/** Shows the message from the previous page. */
export function tellArrival(): void {
	const message = arrival.read();
	if ( message !== null ) {
		arrival.write( null );
		void dispatch( noticesStore ).createSuccessNotice( message, {
			type: 'snackbar',
		} );
	}
}
