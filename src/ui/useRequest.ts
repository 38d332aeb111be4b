import { useEvent } from '@wordpress/compose';
import { useEffect, useState } from '@wordpress/element';
import type { Load, Result } from '../kernel/result';

export type Request< T > = Load< T > & { readonly retry: () => void };

const LOADING: Load< never > = { status: 'loading' };

/**
 * Asks for something as soon as it is shown.
 *
 * @param key What is requested: a change refetches it.
 * @param ask
 */
export function useRequest< T >(
	key: string,
	ask: () => Promise< Result< T > >
): Request< T > {
	const [ state, setState ] = useState< {
		readonly key: string;
		readonly load: Load< T >;
	} >( { key, load: LOADING } );
	const [ attempt, setAttempt ] = useState( 0 );
	const asking = useEvent( ask );
	useEffect( () => {
		let isCurrent = true;
		setState( { key, load: LOADING } );
		void asking().then( ( result ) => {
			if ( isCurrent ) {
				setState( {
					key,
					load: result.ok
						? { status: 'ready', value: result.value }
						: { status: 'failed', error: result.error },
				} );
			}
		} );
		return () => {
			isCurrent = false;
		};
	}, [ key, attempt, asking ] );
	return {
		...( state.key === key ? state.load : LOADING ),
		retry: () => setAttempt( ( count ) => count + 1 ),
	};
}
