import apiFetch from '@wordpress/api-fetch';
import { isRecord, type UnknownRecord } from '@/kernel/guards';
import type { Load } from '@/kernel/result';
import { createSignal } from '@/kernel/signal';
import { toAppError } from '@/platform/failure';

/*
 * Not with core-data: it would request a hundred at a time, and only after it has requested all post types and
 * taxonomies.
 */
const PATH = '/atelier/v1/patterns';

const list = createSignal< Load< readonly UnknownRecord[] > >( {
	status: 'loading',
} );

/** The user patterns in the last response. */
export const ownPatterns = { get: list.get, subscribe: list.subscribe };

/** Whether the server may have a newer list than the current or pending response. */
let isOutdated = true;

let onTheirWay: Promise< void > | null = null;

/** Fetches the list unless it is current; the old one stays until the response. */
export async function fetchOwnPatterns(): Promise< void > {
	if ( onTheirWay === null && isOutdated ) {
		onTheirWay = fetchUntilCurrent();
		void onTheirWay.then( () => ( onTheirWay = null ) );
	}
	await onTheirWay;
}

/** Refetches the list when it is needed next. */
export function invalidateOwnPatterns(): void {
	isOutdated = true;
}

/** Refetches the list now. */
export function refetchOwnPatterns(): Promise< void > {
	invalidateOwnPatterns();
	return fetchOwnPatterns();
}

async function fetchUntilCurrent(): Promise< void > {
	try {
		while ( isOutdated ) {
			isOutdated = false;
			const answer: unknown = await apiFetch( { path: PATH } );
			list.set(
				Array.isArray( answer )
					? { status: 'ready', value: answer.filter( isRecord ) }
					: { status: 'failed', error: { code: 'malformed' } }
			);
		}
	} catch ( raw ) {
		isOutdated = true;
		if ( list.get().status !== 'ready' ) {
			list.set( { status: 'failed', error: toAppError( raw ) } );
		}
	}
}
