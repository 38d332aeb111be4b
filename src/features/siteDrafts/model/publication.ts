import type { SiteDraft } from './siteDraft';

/** The reason and the time of the last failure to publish a draft. */
export type Failure = NonNullable< SiteDraft[ 'failure' ] >;

/** The status of a publication, from its draft. */
export type Publication =
	| { readonly name: 'published' }
	| { readonly name: 'running' }
	| { readonly name: 'failed'; readonly message: string }
	/** No one is publishing it: it hasn't started, or has ended without a reason. */
	| { readonly name: 'idle' };

/**
 * The status of a publication whose response was lost.
 *
 * @param draft
 * @param before The failure that was known before it started.
 */
export function publicationOf(
	draft: SiteDraft,
	before: Failure | null
): Publication {
	if ( draft.status === 'published' ) {
		return { name: 'published' };
	}
	if ( draft.isPublishing ) {
		return { name: 'running' };
	}
	return draft.failure && draft.failure.date !== before?.date
		? { name: 'failed', message: draft.failure.message }
		: { name: 'idle' };
}

/**
 * The number of idle responses in a row that count as the end: a request may still be on its way, or waiting for a
 * lock.
 */
export const IDLE_ANSWERS = 3;

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 15_000;

/** The delay before a request, in milliseconds. */
export const pauseBefore = ( question: number ): number =>
	Math.min( FIRST_PAUSE * 1.5 ** question, LONGEST_PAUSE );
