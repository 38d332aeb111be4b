import { store as blockEditorStore } from '@wordpress/block-editor';
import { store as blocksStore } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { stringOr, type UnknownRecord } from '../../../kernel/guards';
import { asTree, getIn, type Tree } from '../../globalStyles/index.model';

/** The selected block, as far as its styles go. */
export interface StyledBlock {
	readonly clientId: string;
	readonly name: string;
	readonly title: string;
	readonly icon: unknown;
	readonly attributes: UnknownRecord;
	/** The layout of blocks of its type that have chosen none. */
	readonly layout: Tree;
	readonly hasAttribute: ( name: string ) => boolean;
	/** The layout that it is in. */
	readonly parentStyle: unknown;
	readonly parentLayout: Tree;
}

/** Several blocks are selected, or it can't be styled. */
export type NoStyledBlock = 'none' | 'several' | 'locked';

export function useStyledBlock(): StyledBlock | NoStyledBlock {
	const found = useSelect( ( select ) => {
		const editor = select( blockEditorStore );
		const blocks = select( blocksStore );
		const clientId = editor.getSelectedBlockClientId();
		const name = clientId === null ? null : editor.getBlockName( clientId );
		const parent =
			clientId === null
				? null
				: editor.getBlockParents( clientId ).at( -1 );
		const parentName = parent ? editor.getBlockName( parent ) : null;
		return {
			start: editor.getBlockSelectionStart(),
			clientId,
			name,
			mode:
				clientId === null
					? null
					: editor.getBlockEditingMode( clientId ),
			attributes:
				clientId === null
					? null
					: editor.getBlockAttributes( clientId ),
			type: name === null ? undefined : blocks.getBlockType( name ),
			// A group that is a row is called one.
			variation:
				clientId === null || name === null
					? undefined
					: blocks.getActiveBlockVariation(
							name,
							editor.getBlockAttributes( clientId ) ?? {}
						),
			parent: parent ? editor.getBlockAttributes( parent ) : null,
			parentType: parentName
				? blocks.getBlockType( parentName )
				: undefined,
		};
	}, [] );
	const {
		start,
		clientId,
		name,
		mode,
		attributes,
		type,
		variation,
		parent,
		parentType,
	} = found;
	return useMemo( () => {
		if ( clientId === null || name === null || ! attributes ) {
			return start ? 'several' : 'none';
		}
		if ( mode !== 'default' ) {
			return 'locked';
		}
		const { title, icon, attributes: schema } = asTree( type );
		return {
			clientId,
			name,
			title: variation?.title ?? stringOr( title ),
			icon: variation?.icon ?? asTree( icon ).src ?? icon,
			attributes,
			layout: defaultLayout( type ),
			hasAttribute: ( key ) => Object.hasOwn( asTree( schema ), key ),
			parentStyle: asTree( parent ).style,
			parentLayout: {
				...defaultLayout( parentType ),
				...asTree( asTree( parent ).layout ),
			},
		};
	}, [
		start,
		clientId,
		name,
		mode,
		attributes,
		type,
		variation,
		parent,
		parentType,
	] );
}

const defaultLayout = ( type: unknown ): Tree =>
	asTree(
		getIn( type, [ 'supports', 'layout', 'default' ] ) ??
			getIn( type, [ 'supports', '__experimentalLayout', 'default' ] )
	);
