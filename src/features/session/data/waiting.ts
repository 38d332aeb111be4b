import { createSignal } from '@/kernel/signal';
import { askSession } from '@/platform/session';
import { pauseBefore, type WaitingFor } from '../model/waiting';

/** The reason for waiting, and a function that cancels it. */
export interface Waiting {
	readonly what: WaitingFor;
	/** In seconds, if known. */
	readonly seconds?: number;
	readonly cancel: () => void;
}

/** The current wait; null without one. */
export const waiting = createSignal< Waiting | null >( null );

/**
 * Waits until the site is reachable.
 *
 * @return Whether it was reachable at once, became reachable, or the user cancelled.
 */
export async function reconnect(): Promise< 'there' | 'back' | 'cancelled' > {
	if ( window.navigator.onLine && ( await isThere() ) ) {
		return 'there';
	}
	const cancelled = createSignal( false );
	let wake = () => {};
	const cancel = () => {
		cancelled.set( true );
		wake();
	};
	const onLine = () => wake();
	window.addEventListener( 'online', onLine );
	try {
		for ( let attempt = 0; ; attempt++ ) {
			waiting.set( {
				what: window.navigator.onLine ? 'site' : 'connection',
				cancel,
			} );
			await new Promise< void >( ( resolve ) => {
				const timer = window.setTimeout(
					resolve,
					pauseBefore( attempt )
				);
				wake = () => {
					window.clearTimeout( timer );
					resolve();
				};
			} );
			if ( cancelled.get() ) {
				return 'cancelled';
			}
			if ( await isThere() ) {
				return cancelled.get() ? 'cancelled' : 'back';
			}
		}
	} finally {
		window.removeEventListener( 'online', onLine );
		waiting.set( null );
	}
}

/** Any response counts, whoever is logged in. */
const isThere = async (): Promise< boolean > =>
	( await askSession() ) !== 'unreachable';

/** Waits as long as the site asked for. False if the user cancelled. */
export function waitFor( seconds: number ): Promise< boolean > {
	return new Promise( ( resolve ) => {
		const end = ( isOver: boolean ) => {
			window.clearTimeout( timer );
			waiting.set( null );
			resolve( isOver );
		};
		const timer = window.setTimeout( () => end( true ), seconds * 1000 );
		waiting.set( { what: 'time', seconds, cancel: () => end( false ) } );
	} );
}
