import { createSignal } from '../../../kernel/signal';
import { askSession } from '../../../platform/session';
import { login, type LoginReason } from './login';

/** That the session has been found lost before anything was sent, and why; null while nothing is known of that. */
export const lost = createSignal< LoginReason | null >( null );

/** How often the site is asked while the page is looked at, in milliseconds. WordPress's own screens ask as often. */
const OFTEN = 180_000;

/** After so long, in milliseconds, whoever comes back to the page may find the session gone. */
const AWAY = 30_000;

/**
 * Looks whether the user is still logged in: when they come back to the page, and now and then while they stay.
 *
 * @return Stops.
 */
export function watchSession( now = (): number => Date.now() ): () => void {
	let last = now();
	const look = () => {
		if ( document.visibilityState === 'visible' && now() - last >= AWAY ) {
			last = now();
			void checkSession();
		}
	};
	const timer = setInterval( look, OFTEN );
	window.addEventListener( 'focus', look );
	document.addEventListener( 'visibilitychange', look );
	// Whoever has logged in again needs not be told any more.
	const stopLogin = login.subscribe( () => {
		last = now();
		if ( login.get() === null ) {
			void checkSession();
		}
	} );
	return () => {
		clearInterval( timer );
		window.removeEventListener( 'focus', look );
		document.removeEventListener( 'visibilitychange', look );
		stopLogin();
	};
}

/** The same at once: something in the background has found the session lost. */
export const checkSession = async (): Promise< void > =>
	take( await askSession() );

/** A site that gives no answer says nothing about the session. */
function take( answer: Awaited< ReturnType< typeof askSession > > ): void {
	if ( answer === 'in' ) {
		lost.set( null );
	} else if ( answer === 'out' || answer === 'other' ) {
		lost.set( answer );
	}
}
