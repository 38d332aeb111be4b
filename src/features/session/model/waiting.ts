import { assertNever } from '../../../kernel/invariant';
import type { AppError, ErrorCode } from '../../../kernel/result';

/** What a request waits for. */
export type WaitingFor = 'connection' | 'site' | 'time' | 'login';

/** What has been tried already to get one request through. */
export interface Tries {
	readonly logins: number;
	/** Connections that broke off although the site could be reached. */
	readonly resets: number;
	/** Waits that the site asked for. */
	readonly waits: number;
}

export const NO_TRIES: Tries = { logins: 0, resets: 0, waits: 0 };

/** What to do about a request that failed. */
export type Step =
	| { readonly name: 'giveUp' }
	| { readonly name: 'logIn' }
	| { readonly name: 'reconnect' }
	| { readonly name: 'wait'; readonly seconds: number };

/** Longer than this no one waits beside a button. WordPress asks for ten minutes while it updates itself. */
export const LONGEST_WAIT = 120;

const MOST: Tries = { logins: 2, resets: 2, waits: 3 };

/** What helps, and whether a request that failed so may have been carried out anyway. */
const FAILURES = {
	offline: { needs: 'reconnect', isDoubtful: true },
	unreachable: { needs: 'reconnect', isDoubtful: true },
	// The site may still be at work on it: nothing is sent again without being asked for.
	timeout: { needs: null, isDoubtful: true },
	busy: { needs: 'wait', isDoubtful: true },
	tooMany: { needs: 'wait', isDoubtful: false },
	loggedOut: { needs: 'logIn', isDoubtful: false },
	// Plugins that fail after WordPress has written, or print into its answer.
	server: { needs: null, isDoubtful: true },
	malformed: { needs: null, isDoubtful: true },
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
				? // A server that names no time at all would be asked again at once.
					{ name: 'wait', seconds: Math.max( 1, retryAfter ) }
				: { name: 'giveUp' };
		case null:
			return { name: 'giveUp' };
		default:
			return assertNever( needs );
	}
}

/** Whether a request that failed so may have been carried out anyway. */
export const leavesUnconfirmed = ( { code }: AppError ): boolean =>
	FAILURES[ code ].isDoubtful;

/** How long to wait before a site is asked the next time whether it is there, in milliseconds. */
export const pauseBefore = ( attempt: number ): number =>
	Math.min( 1000 * 2 ** attempt, 30_000 );

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * How long to wait before looking the next time whether the user has logged in elsewhere, in milliseconds; null
 * where nobody has looked at the page for long, so that it is enough to look when somebody does.
 *
 * @param times        In milliseconds.
 * @param times.waited Since the login was asked for.
 * @param times.hidden Since the page was hidden; 0 where it is not.
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
