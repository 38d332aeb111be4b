import type { SiteDraft } from './siteDraft';

/** Why the last attempt to publish a draft failed, and when. */
export type Failure = NonNullable< SiteDraft[ 'failure' ] >;

/** What a draft says about its publication. */
export type Publication =
	| { readonly name: 'published' }
	| { readonly name: 'running' }
	| { readonly name: 'failed'; readonly message: string }
	/** Nobody publishes it: it has not begun, or has ended without a reason. */
	| { readonly name: 'idle' };

/**
 * What has become of a publication whose answer never came.
 *
 * @param draft
 * @param before The failure that was known before it began.
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

/** How often in a row a draft has to be idle: a request may still be on its way, or wait for its turn. */
export const IDLE_ANSWERS = 3;

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 15_000;

/** How long to wait, in milliseconds, before a draft is asked for again. */
export const pauseBefore = ( question: number ): number =>
	Math.min( FIRST_PAUSE * 1.5 ** question, LONGEST_PAUSE );
