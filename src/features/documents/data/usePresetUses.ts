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

async function fetchUses(
	kind: UsedPresetKind,
	slug: string,
	signal: AbortSignal
): Promise< Result< PresetUses > > {
	const query = new URLSearchParams( {
		kind,
		slug,
		per_page: String( MOST ),
	} );
	try {
		const uses = parsePresetUses(
			await apiFetch( {
				path: `/atelier/v1/preset-uses?${ query.toString() }`,
				signal,
			} ),
			( text ) => decodeEntities( text )
		);
		return uses ? ok( uses ) : fail( { code: 'malformed' } );
	} catch ( raw ) {
		return fail( toAppError( raw ) );
	}
}

export type UsesLoad = Load< PresetUses > & { readonly retry: () => void };

/** Which templates, parts, patterns, menus, pages and posts use a preset, as they are saved. */
export function usePresetUses( kind: UsedPresetKind, slug: string ): UsesLoad {
	const [ load, setLoad ] = useState< Load< PresetUses > >( {
		status: 'loading',
	} );
	const [ attempt, setAttempt ] = useState( 0 );
	useEffect( () => {
		const asking = new AbortController();
		setLoad( { status: 'loading' } );
		void fetchUses( kind, slug, asking.signal ).then( ( result ) => {
			if ( ! asking.signal.aborted ) {
				setLoad(
					result.ok
						? { status: 'ready', value: result.value }
						: { status: 'failed', error: result.error }
				);
			}
		} );
		return () => asking.abort();
	}, [ kind, slug, attempt ] );
	const retry = useCallback( () => setAttempt( ( count ) => count + 1 ), [] );
	return { ...load, retry };
}
