import { store as blockEditorStore } from '@wordpress/block-editor';
import { store as blocksStore } from '@wordpress/blocks';
import { type select as selectStore, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { isRecord } from '../../../kernel/guards';
import {
	variationOnCanvas,
	type PageVariation,
} from '../../stylesheet/index.model';

/** The block style variations on the canvas, outer blocks first. The same array while they stay the same. */
export function useVariations(): readonly PageVariation[] {
	const packed = useSelect( packedVariations, [] );
	return useMemo(
		() => JSON.parse( packed ) as readonly PageVariation[],
		[ packed ]
	);
}

/** As text, so that typing in a block renders nothing again. */
function packedVariations( select: typeof selectStore ): string {
	const { getBlockAttributes, getBlockName, getClientIdsWithDescendants } =
		select( blockEditorStore );
	const { getBlockStyles } = select( blocksStore );
	return JSON.stringify(
		getClientIdsWithDescendants().flatMap( ( clientId ) => {
			const className = getBlockAttributes( clientId )?.className;
			const found =
				typeof className === 'string' &&
				className.includes( 'is-style-' )
					? variationOnCanvas( {
							className,
							clientId,
							registered: (
								getBlockStyles(
									getBlockName( clientId ) ?? ''
								) ?? []
							).flatMap( nameOf ),
						} )
					: null;
			return found ? [ found ] : [];
		} )
	);
}

const nameOf = ( style: unknown ): readonly string[] =>
	isRecord( style ) && typeof style.name === 'string' ? [ style.name ] : [];
