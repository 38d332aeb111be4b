import apiFetch from '@wordpress/api-fetch';
import { isRecord, stringOr } from '@/kernel/guards';
import { toAppError } from '@/platform/failure';
import type { RequestOptions } from '@/platform/requestMethod';
import { checkSession } from '@/features/session/index.records';

/** The owner of a post's edit lock. */
export type Lock =
	| { readonly status: 'unknown' }
	| { readonly status: 'mine' }
	| {
			readonly status: 'theirs';
			readonly name: string;
			/** Whether the lock was ours before. */
			readonly isTakenOver: boolean;
	  };

/** In milliseconds. WordPress releases a lock that wasn't refreshed for 150 seconds. */
const PAUSE = 30_000;

/** A post that is open here. */
export interface HeldLock {
	/** Takes the lock from its owner. */
	readonly takeOver: () => void;
	/** Releases the lock. */
	readonly end: () => void;
}

/**
 * Keeps the lock of a post as long as the post is open, or waits for it.
 *
 * @param id       The post's id.
 * @param onChange Called whenever someone else gets or releases the lock.
 */
export function holdLock(
	id: string,
	onChange: ( lock: Lock ) => void
): HeldLock {
	const path = `/atelier/v1/locks/${ id }`;
	let lock: Lock = { status: 'unknown' };
	let hasEnded = false;

	let asked = 0;

	const ask = async ( force: boolean ) => {
		const turn = ++asked;
		try {
			const answer = await send( {
				path,
				method: 'POST',
				data: { force },
			} );
			if ( hasEnded ) {
				giveBack( path );
				return;
			}
			if ( turn !== asked ) {
				// A later request, perhaps a takeover, has been sent since: this response may be outdated.
				return;
			}
			const next = nextLock( lock, answer );
			if ( ! isSame( lock, next ) ) {
				lock = next;
				onChange( lock );
			}
		} catch ( raw ) {
			// Without a response nothing changes: saves are checked anyway.
			if ( toAppError( raw ).code === 'loggedOut' ) {
				void checkSession();
			}
		}
	};
	const leave = () => {
		if ( lock.status === 'mine' ) {
			giveBack( path );
		}
	};
	const timer = setInterval( () => void ask( false ), PAUSE );
	window.addEventListener( 'pagehide', leave );
	void ask( false );

	return {
		takeOver: () => void ask( true ),
		end() {
			hasEnded = true;
			clearInterval( timer );
			window.removeEventListener( 'pagehide', leave );
			leave();
		},
	};
}

/** In the background: a login dialog in the middle of typing would be worse than a lost lock. */
function send( options: RequestOptions ): Promise< unknown > {
	const request: RequestOptions = { ...options, write: { within: PAUSE } };
	return apiFetch( request );
}

function giveBack( path: string ): void {
	send( { path, method: 'DELETE', keepalive: true } ).catch(
		// The lock expires by itself.
		() => undefined
	);
}

function nextLock( before: Lock, answer: unknown ): Lock {
	const holder = isRecord( answer ) ? answer.holder : undefined;
	return isRecord( holder )
		? {
				status: 'theirs',
				name: stringOr( holder.name ),
				isTakenOver:
					before.status === 'mine' ||
					( before.status === 'theirs' && before.isTakenOver ),
			}
		: { status: 'mine' };
}

const isSame = ( one: Lock, other: Lock ): boolean =>
	JSON.stringify( one ) === JSON.stringify( other );
