import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { isDesignType } from '@/features/documents/index.model';
import { contentLayout } from '../model/contentLayout';
import { isPieceType } from '../model/documentKind';

const ROOT = { layout: { type: 'default' }, className: '' };

/** The layout of blocks outside the canvas, by type of document. */
export function useFrameLayout( type: string ) {
	const settings = useSelect(
		( select ) => select( blockEditorStore ).getSettings(),
		[]
	);
	const { supportsLayout, __experimentalFeatures: features } = settings;
	return useMemo( () => {
		const isContent = ! isDesignType( type );
		return {
			isContent,
			isPiece: isPieceType( type ),
			...( isContent ? contentLayout( supportsLayout, features ) : ROOT ),
		};
	}, [ type, supportsLayout, features ] );
}
