import { createSignal } from '@/kernel/signal';
import { askSession } from '@/platform/session';
import { pauseBeforeLook } from '../model/waiting';
import { waiting } from './waiting';

/** Why the login dialog is open: no one is logged in, or someone else is. */
export type LoginReason = 'out' | 'other';

/** The reason for the open login dialog; null while it is closed. */
export const login = createSignal< LoginReason | null >( null );

let pending: Promise< boolean > | null = null;
let settle: ( isIn: boolean ) => void = () => {};

/** In milliseconds: a dialog that opens and closes at once would be worse than a short wait. */
const GRACE = 1000;

/**
 * Lets the user log in again if the session is lost. All callers share one dialog.
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
	const stop = watchLogin();
	try {
		return await isIn;
	} finally {
		stop();
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

/** Checks whether the user has logged in: in the dialog, or anywhere else. */
export const checkLogin = async (): Promise< void > =>
	take( await askSession() );

/**
 * Checks repeatedly whether the user has logged in, also in a window that never returns the focus to this page, and at
 * once when they return to it.
 *
 * @return Ends that.
 */
function watchLogin(): () => void {
	const page = window.document;
	const start = Date.now();
	let hiddenSince = page.hidden ? start : null;
	let timer: number | undefined;
	let isOver = false;
	const look = async () => {
		window.clearTimeout( timer );
		await checkLogin();
		plan();
	};
	const plan = () => {
		const now = Date.now();
		const pause = pauseBeforeLook( {
			waited: now - start,
			hidden: hiddenSince === null ? 0 : now - hiddenSince,
		} );
		window.clearTimeout( timer );
		if ( pause !== null && ! isOver ) {
			timer = window.setTimeout( () => void look(), pause );
		}
	};
	const notice = () => {
		hiddenSince = page.hidden ? ( hiddenSince ?? Date.now() ) : null;
		if ( ! page.hidden ) {
			void look();
		}
	};
	window.addEventListener( 'focus', notice );
	page.addEventListener( 'visibilitychange', notice );
	plan();
	return () => {
		isOver = true;
		window.clearTimeout( timer );
		window.removeEventListener( 'focus', notice );
		page.removeEventListener( 'visibilitychange', notice );
	};
}

/** Requests that wait for the login fail then. */
export function cancelLogin(): void {
	settle( false );
}

/**
 * The same for a write that isn't a save. Our login dialog would close an open dialog: that one shows its own error
 * instead.
 */
export const logInForWrite = async (): Promise< boolean > =>
	hasDialog() ? ( await askSession() ) === 'in' : logInAgain();

const hasDialog = (): boolean =>
	window.document.querySelector( '.components-modal__screen-overlay' ) !==
	null;
