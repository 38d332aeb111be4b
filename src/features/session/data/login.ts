import { createSignal } from '../../../kernel/signal';
import { askSession } from '../../../platform/session';
import { waiting } from './waiting';

/** Why the login dialog is open: no one is logged in, or someone else is. */
export type LoginReason = 'out' | 'other';

/** Why a login is asked for; null while none is. */
export const login = createSignal< LoginReason | null >( null );

let pending: Promise< boolean > | null = null;
let settle: ( isIn: boolean ) => void = () => {};

/** A dialog that opens and closes in one blink would be worse than a short wait. */
const GRACE = 1000;

/**
 * Has the user log in again, if the session is lost indeed. All who ask share one dialog.
 *
 * @return Whether the user of this page is logged in now.
 */
export function logInAgain(): Promise< boolean > {
	pending ??= ask().finally( () => {
		pending = null;
	} );
	return pending;
}

async function ask(): Promise< boolean > {
	const asked = askSession();
	const answer = await Promise.race( [ asked, pause( GRACE ) ] );
	if ( answer === 'in' ) {
		return true;
	}
	const isIn = new Promise< boolean >( ( resolve ) => {
		settle = resolve;
	} );
	login.set( answer === 'other' ? 'other' : 'out' );
	waiting.set( { what: 'login', cancel: cancelLogin } );
	void asked.then( take );
	try {
		return await isIn;
	} finally {
		login.set( null );
		waiting.set( null );
	}
}

const pause = ( length: number ): Promise< null > =>
	new Promise( ( resolve ) => {
		window.setTimeout( () => resolve( null ), length );
	} );

function take( answer: Awaited< ReturnType< typeof askSession > > ) {
	if ( login.get() === null ) {
		return;
	}
	if ( answer === 'in' ) {
		settle( true );
	} else if ( answer === 'other' ) {
		login.set( 'other' );
	}
}

/** Looks whether the user has logged in in the meantime: in the dialog, or in another tab. */
export const checkLogin = async (): Promise< void > =>
	take( await askSession() );

/** What waits for the login fails then. */
export function cancelLogin(): void {
	settle( false );
}

/**
 * The same for a write that is no save. A dialog that is open would close if ours came: there, its own words
 * about the failure have to do.
 */
export const logInForWrite = async (): Promise< boolean > =>
	hasDialog() ? ( await askSession() ) === 'in' : logInAgain();

const hasDialog = (): boolean =>
	window.document.querySelector( '.components-modal__screen-overlay' ) !==
	null;
