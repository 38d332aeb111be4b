import { useCallback, useEffect, useState } from '@wordpress/element';
import type { Load } from '../kernel/result';
import { loadStage } from '../platform/stages';
import type * as Lists from './lists';
import { loadedStage } from './useStage';

let loaded: typeof Lists | null = null;

type ListsLoad = Load< typeof Lists >;

async function load(): Promise< ListsLoad > {
	const stage = await loadStage( 'records' );
	const records = loadedStage( 'records' );
	if ( ! stage.ok || ! records ) {
		return {
			status: 'failed',
			error: stage.ok ? { code: 'script' } : stage.error,
		};
	}
	try {
		loaded = await records.loadLists();
		return { status: 'ready', value: loaded };
	} catch ( raw ) {
		return {
			status: 'failed',
			error: { code: 'script', detail: String( raw ) },
		};
	}
}

/** What list screens are made of, loaded as soon as one is shown. */
export function useLists(): ListsLoad & { readonly retry: () => void } {
	const [ state, setState ] = useState< ListsLoad >( () =>
		loaded ? { status: 'ready', value: loaded } : { status: 'loading' }
	);
	const [ attempt, setAttempt ] = useState( 0 );
	const retry = useCallback( () => {
		setState( { status: 'loading' } );
		setAttempt( ( before ) => before + 1 );
	}, [] );
	useEffect( () => {
		let isCurrent = true;
		void load().then( ( result ) => {
			if ( isCurrent ) {
				setState( result );
			}
		} );
		return () => {
			isCurrent = false;
		};
	}, [ attempt ] );
	return { ...state, retry };
}
