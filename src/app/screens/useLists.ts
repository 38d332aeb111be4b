import { fail, type Result } from '../../kernel/result';
import { loadStage } from '../../platform/stages';
import { openChunk } from '../../ui/useChunk';
import { useLoad, type Loading } from '../../ui/useLoad';
import type * as Lists from '../lists';
import { loadedStage } from '../useStage';

async function loadLists(): Promise< Result< typeof Lists > > {
	const stage = await loadStage( 'records' );
	const records = loadedStage( 'records' );
	if ( ! records ) {
		return stage.ok ? fail( { code: 'script' } ) : stage;
	}
	return openChunk( records.LISTS );
}

/** Everything that list screens need, loaded once one is shown. */
export const useLists = (): Loading< typeof Lists > =>
	useLoad( 'lists', loadLists, {
		loaded: () => loadedStage( 'records' )?.LISTS.loaded,
	} );
