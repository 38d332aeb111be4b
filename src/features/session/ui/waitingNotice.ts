import { dispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { waiting } from '../data/waiting';
import { waitingSentence } from './waitingMessages';

const NOTICE = 'atelier-waiting';

/**
 * Says in a notice what Atelier waits for, as long as it does, with a way to stop waiting. A login has a
 * dialog that says it.
 *
 * @return Stops.
 */
export function showWaiting(): () => void {
	return waiting.subscribe( () => {
		const state = waiting.get();
		const notices = dispatch( noticesStore );
		if ( state === null || state.what === 'login' ) {
			void notices.removeNotice( NOTICE );
			return;
		}
		void notices.createWarningNotice( waitingSentence( state ), {
			id: NOTICE,
			isDismissible: false,
			actions: [
				{ label: __( 'Cancel', 'atelier' ), onClick: state.cancel },
			],
		} );
	} );
}
