import { store as blocksStore } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { ok } from '@/kernel/result';
import { loadStage, stageIfLoaded } from '@/platform/stages';
import { useLoad, type Loading } from '@/ui/useLoad';
import {
	parseBlockStyles,
	parseBlockType,
	type BlockStyle,
	type BlockType,
} from '../model/blockType';
import { asTree, getIn } from '../model/tree';
import { siteStyles } from './record';

export type BlockTypesLoad = Loading< readonly BlockType[] >;

/** All registered block types; the editor stage registers them. */
export function useBlockTypes(): BlockTypesLoad {
	const stage = useEditorStage();
	const isReady = stage.status === 'ready';
	const registered = useSelect(
		( select ) => ( isReady ? select( blocksStore ).getBlockTypes() : [] ),
		[ isReady ]
	);
	const types = useMemo(
		() =>
			registered.flatMap( ( raw ) => {
				const type = parseBlockType( raw );
				return type ? [ type ] : [];
			} ),
		[ registered ]
	);
	return isReady
		? { status: 'ready', value: types, retry: stage.retry }
		: stage;
}

const useEditorStage = (): Loading< true > =>
	useLoad(
		'editor',
		async () => {
			const stage = await loadStage( 'editor' );
			return stage.ok ? ok( true ) : stage;
		},
		{ loaded: () => ( stageIfLoaded( 'editor' ) ? true : null ) }
	);

/** The style variations of a block that can be styled separately. */
export function useBlockStyles( block: string ): readonly BlockStyle[] {
	const registered = useSelect(
		( select ) => select( blocksStore ).getBlockStyles( block ),
		[ block ]
	);
	const styled = useSelect(
		( select ) =>
			getIn( siteStyles( select )?.merged.styles, [
				'blocks',
				block,
				'variations',
			] ),
		[ block ]
	);
	return useMemo(
		() => parseBlockStyles( registered, Object.keys( asTree( styled ) ) ),
		[ registered, styled ]
	);
}
