import { createSignal } from '@/kernel/signal';
import { ok, type Result } from '@/kernel/result';
import {
	IDLE_ANSWERS,
	pauseBefore,
	publicationOf,
	type Failure,
} from '../model/publication';
import type { SeenChange } from '../model/seen';
import { fetchDraft, sendPublication, type PublishOutcome } from './requests';

/** A publication that this page has started or found running. */
export interface RunningPublication {
	readonly draft: number;
	/** Waiting for the response; polling the site; or the site can't be reached. */
	readonly phase: 'sent' | 'running' | 'unreachable';
}

/** The running publication, if this page knows of one. */
export const runningPublication = createSignal< RunningPublication | null >(
	null
);

/** The result; `unknown` if the draft isn't live, no one is publishing it and there is no reason. */
type Ended = Promise< Result< PublishOutcome > >;

/**
 * Publishes a draft. If the response is lost, for example after a proxy's timeout, polls the draft until the result is
 * known: the site continues without a connection.
 *
 * @param id
 * @param seen   Its changes as the user has seen them.
 * @param before The failure that is already known.
 */
export const publishDraft = (
	id: number,
	seen: readonly SeenChange[],
	before: Failure | null
): Ended =>
	during( id, 'sent', async () => {
		const sent = await sendPublication( id, seen );
		return sent.ok && sent.value.name === 'unknown'
			? follow( id, before )
			: sent;
	} );

/** Waits for the end of a publication that was started elsewhere. */
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

/** Whether another request would fail too. */
const isFinal = ( code: string ): boolean =>
	[ 'missing', 'forbidden', 'loggedOut' ].includes( code );

const pause = ( milliseconds: number ): Promise< void > =>
	new Promise( ( resolve ) => setTimeout( resolve, milliseconds ) );
