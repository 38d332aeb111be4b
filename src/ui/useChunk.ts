import { fail, ok, type Result } from '../kernel/result';
import { untilIdle } from '../platform/idle';
import { useLoad, type Loading } from './useLoad';

/** A chunk of our own code that is loaded when it is first shown. */
export interface Chunk< T > {
	readonly load: () => Promise< T >;
	/** The loaded value, available at once from then on. */
	loaded: T | null;
}

export const defineChunk = < T >( load: () => Promise< T > ): Chunk< T > => ( {
	load,
	loaded: null,
} );

export async function openChunk< T >(
	chunk: Chunk< T >
): Promise< Result< T > > {
	try {
		chunk.loaded = await chunk.load();
		return ok( chunk.loaded );
	} catch ( raw ) {
		return fail( { code: 'script', detail: String( raw ) } );
	}
}

/** The longest wait for an idle browser, in milliseconds. */
const PATIENCE = 2000;

/** Loads a chunk once the browser is idle. If that fails, the component that shows it tries again. */
export async function fetchAhead( chunk: Chunk< unknown > ): Promise< void > {
	if ( ! chunk.loaded ) {
		await untilIdle( PATIENCE );
		await openChunk( chunk );
	}
}

/** A chunk, once it has been loaded. */
export const useChunk = < T >( chunk: Chunk< T > ): Loading< T > =>
	useLoad( chunk, () => openChunk( chunk ), { loaded: () => chunk.loaded } );
