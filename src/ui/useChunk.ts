import { fail, ok, type Result } from '@/kernel/result';
import { untilIdle } from '@/platform/idle';
import { loadStage } from '@/platform/stages';
import { useLoad, type Loading } from './useLoad';

/** A chunk of our own code that is loaded when it is first shown. */
export interface Chunk< T > {
	readonly load: () => Promise< T >;
	/** Loads what it depends on. */
	readonly prepare?: () => Promise< Result< unknown > >;
	/** The loaded value, available at once from then on. */
	loaded: T | null;
}

export const defineChunk = < T >( load: () => Promise< T > ): Chunk< T > => ( {
	load,
	loaded: null,
} );

/** A chunk that needs the data layer, for rooms that are shown without it. */
export interface LateChunk< T > extends Chunk< T > {
	/** Called by the records stage, which alone may import what needs it. */
	readonly provide: ( load: () => Promise< T > ) => void;
}

/** A chunk that the records stage provides: opening it loads that stage first. */
export function defineLateChunk< T >(): LateChunk< T > {
	let provided: ( () => Promise< T > ) | null = null;
	return {
		provide: ( load ) => {
			provided = load;
		},
		prepare: () => loadStage( 'records' ),
		load: () =>
			provided?.() ?? Promise.reject( new Error( 'not provided' ) ),
		loaded: null,
	};
}

export async function openChunk< T >(
	chunk: Chunk< T >
): Promise< Result< T > > {
	const prepared = await chunk.prepare?.();
	if ( prepared?.ok === false ) {
		return prepared;
	}
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
