import apiFetch from '@wordpress/api-fetch';
import { useEffect } from '@wordpress/element';
import { fail, ok, type Result } from '@/kernel/result';
import { createSignal } from '@/kernel/signal';
import { attempt } from '@/platform/failure';
import { useLoad, type Loading } from '@/ui/useLoad';
import { useSignal } from '@/ui/useSignal';
import { refetches } from '@/features/documents';
import { useAfterSaving } from '@/features/saving';
import { parseCounts, portionsOf, type Counts } from '../model/counts';
import type { UsedKind } from '../model/kind';
import { fillIndex, type OnStep } from './fillIndex';
import { MOST_THINGS } from './fetchUses';

const NONE: Counts = { counts: new Map(), isComplete: true };

/** What is known of each kind. Outdated counts stay until there are new ones, so that nothing flickers. */
const known = new Map<
	UsedKind,
	ReturnType< typeof createSignal< Counts > >
>();

const countsOf = ( kind: UsedKind ) => {
	const signal = known.get( kind ) ?? createSignal( NONE );
	known.set( kind, signal );
	return signal;
};

/** Incremented whenever counts may have changed. */
const edition = createSignal( 0 );

const outdate = () => edition.set( edition.get() + 1 );

async function ask(
	kind: UsedKind,
	things: readonly string[],
	signal: AbortSignal
): Promise< Counts | null > {
	const query = new URLSearchParams( { kind } );
	for ( const thing of things ) {
		query.append( 'thing[]', thing );
	}
	return parseCounts(
		await apiFetch( {
			path: `/atelier/v1/uses/counts?${ query.toString() }`,
			signal,
		} )
	);
}

/**
 * The numbers of documents that use each of some things. Where the index isn't filled yet, this has it filled.
 *
 * @param kind
 * @param things
 * @param signal Ends it.
 * @param onStep Called while the index is filled.
 */
export const loadCounts = (
	kind: UsedKind,
	things: readonly string[],
	signal: AbortSignal,
	onStep?: OnStep
): Promise< Result< Counts > > =>
	attempt( async () => {
		const counts = new Map< string, number >();
		let isComplete = true;
		for ( const portion of portionsOf( things, MOST_THINGS ) ) {
			let found = await ask( kind, portion, signal );
			if ( found?.isComplete === false ) {
				await fillIndex( signal, onStep );
				found = await ask( kind, portion, signal );
			}
			if ( ! found ) {
				return fail( { code: 'malformed' } );
			}
			found.counts.forEach( ( count, thing ) =>
				counts.set( thing, count )
			);
			isComplete &&= found.isComplete;
		}
		const before = countsOf( kind );
		before.set( {
			counts: new Map( [ ...before.get().counts, ...counts ] ),
			isComplete,
		} );
		return ok( { counts, isComplete } );
	} );

/** Loads the numbers of documents that use each of some things, such as those on a page of a list, in one request. */
export function useCounts(
	kind: UsedKind,
	things: readonly string[]
): Loading< Counts > {
	useAfterSaving( outdate );
	useEffect( () => refetches.subscribe( outdate ), [] );
	return useLoad(
		JSON.stringify( [ kind, useSignal( edition ), ...things ] ),
		( signal ) => loadCounts( kind, things, signal ),
		{ isWanted: things.length > 0 }
	);
}

/** The numbers that have been loaded. */
export const useKnownCounts = ( kind: UsedKind ): Counts =>
	useSignal( countsOf( kind ) );
