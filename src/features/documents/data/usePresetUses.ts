import apiFetch from '@wordpress/api-fetch';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { decodeEntities } from '@wordpress/html-entities';
import { fail, ok, type Load, type Result } from '../../../kernel/result';
import { toAppError } from '../../../platform/failure';
import { parsePresetUses, type PresetUses } from '../model/presetUses';

/** Kinds that content can use by a name that the server knows. */
export type UsedPresetKind =
	| 'color'
	| 'gradient'
	| 'duotone'
	| 'fontSize'
	| 'fontFamily'
	| 'spacing'
	| 'shadow';

/** So many documents are named. */
const MOST = 8;

/** The server looks for no more at once. */
const MOST_SLUGS = 50;

async function fetchUses(
	kind: UsedPresetKind,
	slugs: readonly string[],
	signal: AbortSignal
): Promise< Result< PresetUses > > {
	if ( slugs.length === 0 ) {
		return ok( { places: [], total: 0, others: 0, isComplete: true } );
	}
	const query = new URLSearchParams( { kind, per_page: String( MOST ) } );
	for ( const slug of slugs.slice( 0, MOST_SLUGS ) ) {
		query.append( 'slug[]', slug );
	}
	try {
		const uses = parsePresetUses(
			await apiFetch( {
				path: `/atelier/v1/preset-uses?${ query.toString() }`,
				signal,
			} ),
			( text ) => decodeEntities( text )
		);
		return uses
			? ok( {
					...uses,
					isComplete: uses.isComplete && slugs.length <= MOST_SLUGS,
				} )
			: fail( { code: 'malformed' } );
	} catch ( raw ) {
		return fail( toAppError( raw ) );
	}
}

export type UsesLoad = Load< PresetUses > & { readonly retry: () => void };

/** Which templates, parts, patterns, menus, pages and posts use a preset, or one of several, as they are saved. */
export function usePresetUses(
	kind: UsedPresetKind,
	...slugs: readonly string[]
): UsesLoad {
	// The same slugs are the same question, whoever lists them.
	const key = JSON.stringify( slugs );
	const [ load, setLoad ] = useState< Load< PresetUses > >( {
		status: 'loading',
	} );
	const [ attempt, setAttempt ] = useState( 0 );
	useEffect( () => {
		const asking = new AbortController();
		setLoad( { status: 'loading' } );
		void fetchUses(
			kind,
			JSON.parse( key ) as string[],
			asking.signal
		).then( ( result ) => {
			if ( ! asking.signal.aborted ) {
				setLoad(
					result.ok
						? { status: 'ready', value: result.value }
						: { status: 'failed', error: result.error }
				);
			}
		} );
		return () => asking.abort();
	}, [ kind, key, attempt ] );
	const retry = useCallback( () => setAttempt( ( count ) => count + 1 ), [] );
	return { ...load, retry };
}
