import { store as blockEditorStore } from '@wordpress/block-editor';
import { store as blocksStore } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type { UnknownRecord } from '@/kernel/guards';
import {
	parseBlockType,
	type BlockType,
} from '@/features/globalStyles/index.model';
import { STYLE_ATTRIBUTES } from '../model/applyGlobally';

export interface SelectedBlock {
	readonly clientId: string;
	readonly type: BlockType;
	/** Those that hold styles: the others change with each key. */
	readonly attributes: UnknownRecord;
}

/** The selected block if it can be edited without restrictions; null for none or several. */
export function useSelectedBlock(): SelectedBlock | null {
	const { clientId, raw } = useSelect( ( select ) => {
		const editor = select( blockEditorStore );
		const id = editor.getSelectedBlockClientId();
		const name = id === null ? null : editor.getBlockName( id );
		return id === null ||
			name === null ||
			[ id, ...editor.getBlockOrder( id ) ].some(
				( one ) => editor.getBlockEditingMode( one ) !== 'default'
			)
			? { clientId: null, raw: undefined }
			: {
					clientId: id,
					raw: select( blocksStore ).getBlockType( name ),
				};
	}, [] );
	const attributes = useSelect(
		( select ) => {
			const all =
				clientId !== null &&
				select( blockEditorStore ).getBlockAttributes( clientId );
			return all
				? Object.fromEntries(
						STYLE_ATTRIBUTES.map( ( name ) => [
							name,
							all[ name ],
						] )
					)
				: null;
		},
		[ clientId ]
	);
	const type = useMemo( () => parseBlockType( raw ), [ raw ] );
	return useMemo(
		() =>
			clientId !== null && attributes && type
				? { clientId, attributes, type }
				: null,
		[ clientId, attributes, type ]
	);
}
