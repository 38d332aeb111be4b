import { useSyncExternalStore } from '@wordpress/element';
import { fail, ok } from '@/kernel/result';
import { loadStage, onStage, stageIfLoaded } from '@/platform/stages';
import { useLoad, type Loading } from '@/ui/useLoad';
import type * as Editor from './editor';
import type * as Records from './records';

/** The exports of each stage, as in the bundles src/records.tsx and src/editor.tsx. */
interface Stages {
	readonly records: typeof Records;
	readonly editor: typeof Editor;
}

/** The exports of a stage, if loaded. */
export const loadedStage = < Name extends keyof Stages >(
	name: Name
): Stages[ Name ] | undefined =>
	stageIfLoaded( name ) as Stages[ Name ] | undefined;

/** The exports of a stage, as soon as it has been loaded for any reason. */
export const useLoadedStage = < Name extends keyof Stages >(
	name: Name
): Stages[ Name ] | undefined =>
	useSyncExternalStore( onStage, () => loadedStage( name ) );

/** Loads a stage and returns its exports; undefined if that failed. */
export async function openStage< Name extends keyof Stages >(
	name: Name
): Promise< Stages[ Name ] | undefined > {
	await loadStage( name );
	return loadedStage( name );
}

/**
 * A stage, loaded while it is wanted.
 *
 * @param name     The stage.
 * @param isWanted Whether to load it now. A stage loaded before is available at once.
 */
export function useStage< Name extends keyof Stages >(
	name: Name,
	isWanted: boolean
): Loading< Stages[ Name ] > {
	return useLoad(
		name,
		async () => {
			const result = await loadStage( name );
			const stage = loadedStage( name );
			if ( stage ) {
				return ok( stage );
			}
			return result.ok ? fail( { code: 'script' } ) : result;
		},
		{ loaded: () => loadedStage( name ), isWanted }
	);
}
