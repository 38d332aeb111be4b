import { createSignal } from '../../../kernel/signal';
import { ok, type Result } from '../../../kernel/result';
import {
	IDLE_ANSWERS,
	pauseBefore,
	publicationOf,
	type Failure,
} from '../model/publication';
import { fetchDraft, sendPublication, type PublishOutcome } from './requests';

/** A publication that this page has begun, or found under way. */
export interface RunningPublication {
	readonly draft: number;
	/** Its answer is awaited; the site says that it goes on; or the site can't be asked. */
	readonly phase: 'sent' | 'running' | 'unreachable';
}

/** The one that is under way as far as this page knows. */
export const runningPublication = createSignal< RunningPublication | null >(
	null
);

/** What came of it; `unknown` where the draft isn't live, nobody publishes it and no reason is known. */
type Ended = Promise< Result< PublishOutcome > >;

/**
 * Publishes a draft. Where the answer doesn't come, as after a proxy's timeout, the draft is asked for until it is known
 * what has become of it: the site goes on without being listened to.
 *
 * @param id
 * @param before The failure that is known already.
 */
export const publishDraft = ( id: number, before: Failure | null ): Ended =>
	during( id, 'sent', async () => {
		const sent = await sendPublication( id );
		return sent.ok && sent.value.name === 'unknown'
			? follow( id, before )
			: sent;
	} );

/** Waits for the end of a publication that was begun elsewhere. */
export const followPublication = (
	id: number,
	before: Failure | null
): Ended => during( id, 'running', () => follow( id, before ) );

async function during(
	draft: number,
	phase: RunningPublication[ 'phase' ],
	work: () => Ended
): Ended {
	runningPublication.set( { draft, phase } );
	try {
		return await work();
	} finally {
		runningPublication.set( null );
	}
}

async function follow( id: number, before: Failure | null ): Ended {
	let idle = 0;
	for ( let question = 0; idle < IDLE_ANSWERS; question++ ) {
		await pause( pauseBefore( question ) );
		const asked = await fetchDraft( id );
		if ( ! asked.ok ) {
			if ( isFinal( asked.error.code ) ) {
				return asked;
			}
			runningPublication.set( { draft: id, phase: 'unreachable' } );
			continue;
		}
		runningPublication.set( { draft: id, phase: 'running' } );
		const publication = publicationOf( asked.value, before );
		switch ( publication.name ) {
			case 'published':
				return ok( publication );
			case 'failed':
				return ok( {
					name: 'stopped',
					message: publication.message,
					keys: [],
				} );
			case 'running':
				idle = 0;
				break;
			case 'idle':
				idle++;
		}
	}
	return ok( { name: 'unknown' } );
}

/** Whether asking again leads nowhere. */
const isFinal = ( code: string ): boolean =>
	[ 'missing', 'forbidden', 'loggedOut' ].includes( code );

const pause = ( milliseconds: number ): Promise< void > =>
	new Promise( ( resolve ) => setTimeout( resolve, milliseconds ) );
