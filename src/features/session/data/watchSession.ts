import { createSignal } from '@/kernel/signal';
import { askSession } from '@/platform/session';
import { login, type LoginReason } from './login';

/** Set when a check found the session lost, before a request failed; null otherwise. */
export const lost = createSignal< LoginReason | null >( null );

/** The interval of checks while the page is visible, in milliseconds. WordPress's own screens check as often. */
const OFTEN = 180_000;

/** After this absence, in milliseconds, the session may have ended. */
const AWAY = 30_000;

/**
 * Checks whether the user is still logged in: when they return to the page, and regularly while it is visible.
 *
 * @return Ends that.
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
	// After a new login, the notice isn't needed any more.
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

/** Checks now, because a background request found the session lost. */
export const checkSession = async (): Promise< void > =>
	take( await askSession() );

/** Without a response from the site, the session's state is unknown. */
function take( answer: Awaited< ReturnType< typeof askSession > > ): void {
	if ( answer === 'in' ) {
		lost.set( null );
	} else if ( answer === 'out' || answer === 'other' ) {
		lost.set( answer );
	}
}
