import { store as blocksStore } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { useCallback, useEffect, useMemo, useState } from '@wordpress/element';
import type { Load } from '../../../kernel/result';
import { loadStage, stageIfLoaded } from '../../../platform/stages';
import {
	parseBlockStyles,
	parseBlockType,
	type BlockStyle,
	type BlockType,
} from '../model/blockType';
import { asTree, getIn } from '../model/tree';
import { siteStyles } from './record';

export type BlockTypesLoad = Load< readonly BlockType[] > & {
	readonly retry: () => void;
};

/** Every kind of blocks that is registered; they come with the block editor. */
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

function useEditorStage(): Load< null > & { readonly retry: () => void } {
	const [ load, setLoad ] = useState< Load< null > >( () =>
		stageIfLoaded( 'editor' )
			? { status: 'ready', value: null }
			: { status: 'loading' }
	);
	const [ attempt, setAttempt ] = useState( 0 );
	const retry = useCallback( () => {
		setLoad( { status: 'loading' } );
		setAttempt( ( count ) => count + 1 );
	}, [] );
	useEffect( () => {
		let isCurrent = true;
		void loadStage( 'editor' ).then( ( result ) => {
			if ( isCurrent ) {
				setLoad(
					result.ok
						? { status: 'ready', value: null }
						: { status: 'failed', error: result.error }
				);
			}
		} );
		return () => {
			isCurrent = false;
		};
	}, [ attempt ] );
	return { ...load, retry };
}

/** The looks of a block that can be styled apart. */
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
