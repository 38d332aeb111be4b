import { getBlockType } from '@wordpress/blocks';
import apiFetch from '@wordpress/api-fetch';
import { useMemo } from '@wordpress/element';
import { isRecord, stringOr } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { attempt } from '@/platform/failure';
import { loadStage, stageIfLoaded } from '@/platform/stages';
import { useLoad, type Loading } from '@/ui/useLoad';
import { fillIndex } from '@/features/uses';
import {
	asEditorKnows,
	isAnyUncertain,
	parseUsedTypes,
	type UsedTypes,
} from '../model/usedType';

const ask = async ( signal: AbortSignal ): Promise< UsedTypes | null > =>
	parseUsedTypes(
		await apiFetch( { path: '/atelier/v1/uses/blocks', signal } )
	);

/** All block types in use. Where the index isn't filled yet, this has it filled. */
const loadTypes = ( signal: AbortSignal ): Promise< Result< UsedTypes > > =>
	attempt( async () => {
		let types = await ask( signal );
		if ( types?.isComplete === false ) {
			await fillIndex( signal );
			types = await ask( signal );
		}
		return types ? ok( types ) : fail( { code: 'malformed' } );
	} );

/** The block types in use, and whether the editor, which is loaded only if it has to be asked, has told what it knows of them. */
export interface KnownTypes {
	readonly types: Loading< UsedTypes >;
	readonly editor: Loading< true >;
}

export function useUsedTypes(): KnownTypes {
	const load = useLoad( 'block types', loadTypes );
	const isUncertain =
		load.status === 'ready' && isAnyUncertain( load.value.types );
	const editor = useLoad< true >(
		'editor',
		async () => {
			const stage = await loadStage( 'editor' );
			return stage.ok ? ok( true ) : stage;
		},
		{
			loaded: () => ( stageIfLoaded( 'editor' ) ? true : null ),
			isWanted: isUncertain,
		}
	);
	const isEditorThere = editor.status === 'ready';
	const known = load.status === 'ready' ? load.value : null;
	const value = useMemo(
		() =>
			known && isEditorThere
				? { ...known, types: asEditorKnows( known.types, titleOf ) }
				: known,
		[ known, isEditorThere ]
	);
	return {
		types: value && load.status === 'ready' ? { ...load, value } : load,
		editor:
			isUncertain || ! known
				? editor
				: { status: 'ready', value: true, retry: editor.retry },
	};
}

function titleOf( name: string ): string | null {
	const type: unknown = getBlockType( name );
	return isRecord( type ) ? stringOr( type.title ) : null;
}
