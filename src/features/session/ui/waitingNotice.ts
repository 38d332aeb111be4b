import { dispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { waiting } from '../data/waiting';
import { waitingSentence } from './waitingMessages';

const NOTICE = 'atelier-waiting';

/**
 * Shows a notice as long as Atelier waits, with a button that cancels. A login has a dialog instead.
 *
 * @return Ends that.
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
