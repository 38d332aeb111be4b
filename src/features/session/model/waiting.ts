import { assertNever } from '@/kernel/invariant';
import type { AppError, ErrorCode } from '@/kernel/result';

/** The condition that a request waits for. */
export type WaitingFor = 'connection' | 'site' | 'time' | 'login';

/** Earlier attempts of one request. */
export interface Tries {
	readonly logins: number;
	/** Lost connections although the site was reachable. */
	readonly resets: number;
	/** Waits requested by the site (Retry-After). */
	readonly waits: number;
}

export const NO_TRIES: Tries = { logins: 0, resets: 0, waits: 0 };

/** The next step after a failed request. */
export type Step =
	| { readonly name: 'giveUp' }
	| { readonly name: 'logIn' }
	| { readonly name: 'reconnect' }
	| { readonly name: 'wait'; readonly seconds: number };

/** In seconds; no one waits longer beside a button. WordPress sends ten minutes while it updates itself. */
export const LONGEST_WAIT = 120;

const MOST: Tries = { logins: 2, resets: 2, waits: 3 };

/** For each code: the condition to wait for, and whether the request may have been executed anyway. */
const FAILURES = {
	offline: { needs: 'reconnect', isDoubtful: true },
	unreachable: { needs: 'reconnect', isDoubtful: true },
	// The site may still be working on it: nothing is sent again unless the user asks.
	timeout: { needs: null, isDoubtful: true },
	busy: { needs: 'wait', isDoubtful: true },
	tooMany: { needs: 'wait', isDoubtful: false },
	loggedOut: { needs: 'logIn', isDoubtful: false },
	// Plugins may fail after WordPress has saved, or print into its response.
	server: { needs: null, isDoubtful: true },
	malformed: { needs: null, isDoubtful: true },
	blocked: { needs: null, isDoubtful: false },
	tooLarge: { needs: null, isDoubtful: false },
	forbidden: { needs: null, isDoubtful: false },
	missing: { needs: null, isDoubtful: false },
	conflict: { needs: null, isDoubtful: false },
	invalid: { needs: null, isDoubtful: false },
	unsendable: { needs: null, isDoubtful: false },
	'invalid-content': { needs: null, isDoubtful: false },
	script: { needs: null, isDoubtful: false },
} as const satisfies Record<
	ErrorCode,
	{ needs: Step[ 'name' ] | null; isDoubtful: boolean }
>;

export function stepAfter( error: AppError, tries: Tries ): Step {
	const { needs } = FAILURES[ error.code ];
	const { retryAfter } = error;
	switch ( needs ) {
		case 'logIn':
			return { name: tries.logins < MOST.logins ? needs : 'giveUp' };
		case 'reconnect':
			return { name: tries.resets < MOST.resets ? needs : 'giveUp' };
		case 'wait':
			return retryAfter !== undefined &&
				retryAfter <= LONGEST_WAIT &&
				tries.waits < MOST.waits
				? // With `Retry-After: 0` the request would be repeated at once.
					{ name: 'wait', seconds: Math.max( 1, retryAfter ) }
				: { name: 'giveUp' };
		case null:
			return { name: 'giveUp' };
		default:
			return assertNever( needs );
	}
}

/** Whether a request with this error may have been executed anyway. */
export const leavesUnconfirmed = ( { code }: AppError ): boolean =>
	FAILURES[ code ].isDoubtful;

/** The pause before the next check whether the site is reachable, in milliseconds. */
export const pauseBefore = ( attempt: number ): number =>
	Math.min( 1000 * 2 ** attempt, 30_000 );

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * The pause before the next check whether the user has logged in elsewhere, in milliseconds; null if the page has been
 * hidden for long, so that a check when it becomes visible is enough.
 *
 * @param times        In milliseconds.
 * @param times.waited Since the login dialog opened.
 * @param times.hidden Since the page was hidden; 0 while it is visible.
 */
export function pauseBeforeLook( {
	waited,
	hidden,
}: {
	readonly waited: number;
	readonly hidden: number;
} ): number | null {
	if ( hidden > 30 * MINUTE ) {
		return null;
	}
	return waited > 60 * MINUTE ? 30 * SECOND : 3 * SECOND;
}
