import { store as blockEditorStore } from '@wordpress/block-editor';
import { store as blocksStore } from '@wordpress/blocks';
import { type select as selectStore, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { isRecord } from '@/kernel/guards';
import { variationOnCanvas, type PageVariation } from '../model/pageVariations';
import { createStyledBlocks } from '../model/styledBlocks';

/** The block style variations on the canvas, outer blocks first. The same array while they stay the same. */
export function useVariations(): readonly PageVariation[] {
	const packedVariations = useMemo( createPackedVariations, [] );
	const packed = useSelect( packedVariations, [ packedVariations ] );
	return useMemo(
		() => JSON.parse( packed ) as readonly PageVariation[],
		[ packed ]
	);
}

/** As text, so that typing in a block renders nothing again. */
function createPackedVariations(): ( select: typeof selectStore ) => string {
	const styledBlocks = createStyledBlocks();
	return ( select ) => {
		const {
			areInnerBlocksControlled,
			getBlocks,
			getClientIdsWithDescendants,
		} = select( blockEditorStore );
		const { getBlockStyles } = select( blocksStore );
		return JSON.stringify(
			styledBlocks( {
				order: getClientIdsWithDescendants(),
				roots: getBlocks(),
				ownBlocksIn: ( clientId ) =>
					areInnerBlocksControlled( clientId )
						? getBlocks( clientId )
						: null,
			} ).flatMap(
				( { clientId, name, className } ) =>
					variationOnCanvas( {
						className,
						clientId,
						registered: ( getBlockStyles( name ) ?? [] ).flatMap(
							nameOf
						),
					} ) ?? []
			)
		);
	};
}

const nameOf = ( style: unknown ): readonly string[] =>
	isRecord( style ) && typeof style.name === 'string' ? [ style.name ] : [];
