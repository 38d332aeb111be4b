import { fail, type Result } from '@/kernel/result';
import { loadStage } from '@/platform/stages';
import { openChunk } from '@/ui/useChunk';
import { useLoad, type Loading } from '@/ui/useLoad';
import type { Lists } from '../records';
import { loadedStage } from '../useStage';

async function loadList< Name extends keyof Lists >(
	name: Name
): Promise< Result< Lists[ Name ] > > {
	const stage = await loadStage( 'records' );
	const records = loadedStage( 'records' );
	if ( ! records ) {
		return stage.ok ? fail( { code: 'script' } ) : stage;
	}
	return openChunk( records.LISTS[ name ] );
}

/** The components of a list screen, loaded once it is shown. */
export const useList = < Name extends keyof Lists >(
	name: Name
): Loading< Lists[ Name ] > =>
	useLoad( `list ${ name }`, () => loadList( name ), {
		loaded: () => loadedStage( 'records' )?.LISTS[ name ].loaded,
	} );
