import { dispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { login, logInAgain, type LoginReason } from '../data/login';
import { lost } from '../data/watchSession';

const NOTICE = 'atelier-session-lost';

/**
 * Says early that the session has ended, with a way to log in in place. The dialog says it by itself.
 *
 * @return Stops.
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
				'Your session has ended. What you changed is kept in this page; log in to save it.',
				'atelier'
			)
		: __(
				'Somebody else has logged in in this browser. Nothing of yours is saved in their name; log in as yourself to go on.',
				'atelier'
			);
