import { dispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { login, logInAgain, type LoginReason } from '../data/login';
import { lost } from '../data/watchSession';

const NOTICE = 'atelier-session-lost';

/**
 * Shows a notice when the session has ended, with a button for the login dialog. No notice while that dialog is open.
 *
 * @return Ends that.
 */
export function showLost(): () => void {
	const show = () => {
		const reason = lost.get();
		const notices = dispatch( noticesStore );
		if ( reason === null || login.get() !== null ) {
			void notices.removeNotice( NOTICE );
			return;
		}
		void notices.createWarningNotice( words( reason ), {
			id: NOTICE,
			isDismissible: false,
			actions: [
				{
					label: __( 'Log in', 'atelier' ),
					onClick: () => void logInAgain(),
				},
			],
		} );
	};
	const stops = [ lost.subscribe( show ), login.subscribe( show ) ];
	return () => stops.forEach( ( stop ) => stop() );
}

const words = ( reason: LoginReason ): string =>
	reason === 'out'
		? __(
				'Your session has expired. Your changes are kept on this page. Log in to save them.',
				'atelier'
			)
		: __(
				'Someone else has logged in using this browser. Your changes won’t be saved under their account. Log in as yourself to continue.',
				'atelier'
			);
