import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { boot } from '@/platform/boot';
import { forwardKeys } from '@/ui/keys';
import { checkLogin, type LoginReason } from '../data/login';
import styles from './LoginDialog.module.css';

interface LoginFrameProps {
	readonly reason: LoginReason;
	/** Called if the site forbids its login page in a frame, or has it on another origin. */
	readonly onRefused: () => void;
}

/** In milliseconds: a frame that doesn't load in this time was blocked without an event. */
const PATIENCE = 10_000;

/** WordPress's login form for dialogs; its last page marks the login as done. */
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
			// The user may be typing in a form whose page is only waiting for an image.
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
			// If the response is unclear, the waiting code keeps checking.
			void checkLogin();
		} else {
			// Skips the logo above it.
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

/** Null if the frame has another origin, such as the browser's error page. */
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
		// Otherwise a user who is logged in already would be redirected.
		url.searchParams.set( 'reauth', '1' );
	}
	return url.href;
}
