import { useEvent } from '@wordpress/compose';
import { useCallback, useEffect, useState } from '@wordpress/element';
import type { Load, Result } from '@/kernel/result';

export type Loading< T > = Load< T > & { readonly retry: () => void };

interface LoadOptions< T > {
	/** The value if it has been loaded before, for the first render. */
	readonly loaded?: () => T | null | undefined;
	/** Whether to load it now; true by default. */
	readonly isWanted?: boolean;
}

interface State< T > {
	readonly key: unknown;
	readonly load: Load< T >;
}

const LOADING: Load< never > = { status: 'loading' };

/**
 * Loads a value once it is shown. A late result for an earlier key or attempt is dropped.
 *
 * @param key     Identifies the value: another key loads again.
 * @param load    Its signal is aborted once the result is no longer needed.
 * @param options
 */
export function useLoad< T >(
	key: unknown,
	load: ( signal: AbortSignal ) => Promise< Result< T > >,
	{ loaded, isWanted = true }: LoadOptions< T > = {}
): Loading< T > {
	const [ state, setState ] = useState< State< T > >( () => {
		const value = loaded?.();
		return {
			key,
			load: value ? ready( value ) : LOADING,
		};
	} );
	const [ attempt, setAttempt ] = useState( 0 );
	const start = useEvent( load );
	const retry = useCallback( () => {
		setState( ( before ) => ( { ...before, load: LOADING } ) );
		setAttempt( ( count ) => count + 1 );
	}, [] );
	useEffect( () => {
		setState( ( before ) =>
			Object.is( before.key, key ) ? before : { key, load: LOADING }
		);
		if ( ! isWanted ) {
			return undefined;
		}
		const controller = new AbortController();
		const { signal } = controller;
		void start( signal ).then( ( result ) => {
			if ( ! signal.aborted ) {
				setState( ( before ) => ( {
					key,
					load: settled( before.load, result ),
				} ) );
			}
		} );
		return () => controller.abort();
	}, [ key, isWanted, attempt, start ] );
	return {
		...( Object.is( state.key, key ) ? state.load : LOADING ),
		retry,
	};
}

const ready = < T >( value: T ): Load< T > => ( { status: 'ready', value } );

function settled< T >( before: Load< T >, result: Result< T > ): Load< T > {
	if ( ! result.ok ) {
		return { status: 'failed', error: result.error };
	}
	return before.status === 'ready' && before.value === result.value
		? before
		: ready( result.value );
}
