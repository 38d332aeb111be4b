import { useCallback, useEffect, useState } from '@wordpress/element';
import type { Load } from '../kernel/result';
import { untilIdle } from '../platform/idle';

/** A part of our own code that is loaded when it is first shown. */
export interface Chunk< T > {
	readonly load: () => Promise< T >;
	/** What has been loaded: it is there at once from then on. */
	loaded: T | null;
}

export const defineChunk = < T >( load: () => Promise< T > ): Chunk< T > => ( {
	load,
	loaded: null,
} );

async function open< T >( chunk: Chunk< T > ): Promise< Load< T > > {
	try {
		chunk.loaded = await chunk.load();
		return { status: 'ready', value: chunk.loaded };
	} catch ( raw ) {
		return {
			status: 'failed',
			error: { code: 'script', detail: String( raw ) },
		};
	}
}

/** How long, in milliseconds, everything else comes first. */
const PATIENCE = 2000;

/** Has a chunk fetched as soon as the browser has time. Where it does not come, whoever shows it tries again. */
export async function fetchAhead( chunk: Chunk< unknown > ): Promise< void > {
	if ( ! chunk.loaded ) {
		await untilIdle( PATIENCE );
		await open( chunk );
	}
}

/** A chunk, as soon as it is there. */
export function useChunk< T >(
	chunk: Chunk< T >
): Load< T > & { readonly retry: () => void } {
	const [ state, setState ] = useState< Load< T > >( () =>
		chunk.loaded
			? { status: 'ready', value: chunk.loaded }
			: { status: 'loading' }
	);
	const [ attempt, setAttempt ] = useState( 0 );
	const retry = useCallback( () => setAttempt( ( count ) => count + 1 ), [] );
	useEffect( () => {
		let isCurrent = true;
		void open( chunk ).then( ( result ) => {
			if ( isCurrent ) {
				setState( result );
			}
		} );
		return () => {
			isCurrent = false;
		};
	}, [ chunk, attempt ] );
	return { ...state, retry };
}
