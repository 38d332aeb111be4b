import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { boot } from '../../../platform/boot';
import { forwardKeys } from '../../../ui/keys';
import { checkLogin, type LoginReason } from '../data/login';
import styles from './LoginDialog.module.css';

interface LoginFrameProps {
	readonly reason: LoginReason;
	/** Called where the site does not let its login be shown in a frame, or it is elsewhere. */
	readonly onRefused: () => void;
}

/** A frame that stays silent for so long, in milliseconds, has been refused without an event. */
const PATIENCE = 10_000;

/** WordPress's login form for dialogs; its last page says that the login is done. */
export function LoginFrame( { reason, onRefused }: LoginFrameProps ) {
	const ref = useRef< HTMLIFrameElement >( null );
	const [ isLoading, setIsLoading ] = useState( true );
	const refuse = useRef( onRefused );
	refuse.current = onRefused;
	useEffect( () => {
		if ( ! isLoading ) {
			return undefined;
		}
		const timer = window.setTimeout( () => {
			// Somebody may be typing in a form that waits for no more than a picture.
			if ( ! bodyOf( ref.current )?.querySelector( '#loginform' ) ) {
				refuse.current();
			}
		}, PATIENCE );
		return () => window.clearTimeout( timer );
	}, [ isLoading ] );
	const look = () => {
		setIsLoading( false );
		const body = bodyOf( ref.current );
		if ( body === null ) {
			onRefused();
			return;
		}
		forwardKeys( body.ownerDocument );
		if ( body.classList.contains( 'interim-login-success' ) ) {
			// Where the answer says nothing, whoever waits for the login goes on asking.
			void checkLogin();
		} else {
			// Not the logo above it.
			body.querySelector( '#loginform' )?.scrollIntoView( {
				block: 'end',
			} );
		}
	};
	return (
		<iframe
			ref={ ref }
			className={ styles.frame }
			data-loading={ isLoading }
			title={ __( 'Login form', 'atelier' ) }
			src={ addressFor( reason ) }
			onLoad={ look }
		/>
	);
}

/** Null where the frame shows a page that is not of this site, such as the browser's own about a refusal. */
function bodyOf( frame: HTMLIFrameElement | null ): HTMLElement | null {
	try {
		return frame?.contentDocument?.body ?? null;
	} catch {
		return null;
	}
}

function addressFor( reason: LoginReason ): string {
	const url = new URL( boot().loginUrl, window.location.href );
	url.searchParams.delete( 'redirect_to' );
	url.searchParams.set( 'interim-login', '1' );
	url.searchParams.set(
		'wp_lang',
		window.document.documentElement.lang.replace( '-', '_' )
	);
	if ( reason === 'other' ) {
		// Whoever is logged in already would be let through.
		url.searchParams.set( 'reauth', '1' );
	}
	return url.href;
}
