import { store as blockEditorStore } from '@wordpress/block-editor';
import { store as blocksStore } from '@wordpress/blocks';
import { useSelect, type select as Select } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { stringOr, type UnknownRecord } from '@/kernel/guards';
import { asTree, getIn, type Tree } from '@/features/globalStyles/index.model';

/** The selected block with everything that its styles need. */
export interface StyledBlock {
	readonly clientId: string;
	readonly name: string;
	readonly title: string;
	readonly icon: unknown;
	readonly attributes: UnknownRecord;
	/** The default layout of its block type. */
	readonly layout: Tree;
	readonly hasAttribute: ( name: string ) => boolean;
	/** The styles and layout of its container. */
	readonly parentStyle: unknown;
	readonly parentLayout: Tree;
	/** The other selected blocks, all of the same type. */
	readonly others: readonly OtherBlock[];
}

/** A block that gets the same changes as another one. */
export interface OtherBlock {
	readonly clientId: string;
	readonly attributes: UnknownRecord;
}

/** No block is selected, or blocks of several types, or one that can't be styled. */
export type NoStyledBlock = 'none' | 'several' | 'locked';

export function useStyledBlock(): StyledBlock | NoStyledBlock {
	const found = useSelect( readSelection, [] );
	const {
		start,
		clientId,
		several,
		name,
		isMixed,
		isLocked,
		attributes,
		type,
		variation,
		parent,
		parentType,
	} = found;
	const others = useOthers( several );
	return useMemo( () => {
		if ( clientId === null || name === null || ! attributes ) {
			return start ? 'several' : 'none';
		}
		if ( isMixed ) {
			return 'several';
		}
		if ( isLocked ) {
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
			others,
		};
	}, [
		start,
		clientId,
		name,
		isMixed,
		isLocked,
		attributes,
		type,
		variation,
		parent,
		parentType,
		others,
	] );
}

/** What the selection is of. */
function readSelection( select: typeof Select ) {
	const editor = select( blockEditorStore );
	const blocks = select( blocksStore );
	const several = editor.getMultiSelectedBlockClientIds();
	const clientId = several[ 0 ] ?? editor.getSelectedBlockClientId();
	const name = clientId === null ? null : editor.getBlockName( clientId );
	const parent =
		clientId === null ? null : editor.getBlockParents( clientId ).at( -1 );
	const parentName = parent ? editor.getBlockName( parent ) : null;
	return {
		start: editor.getBlockSelectionStart(),
		clientId,
		name,
		several,
		isMixed: several.some( ( id ) => editor.getBlockName( id ) !== name ),
		isLocked:
			clientId === null ||
			[ clientId, ...several ].some(
				( id ) => editor.getBlockEditingMode( id ) !== 'default'
			),
		attributes:
			clientId === null ? null : editor.getBlockAttributes( clientId ),
		type: name === null ? undefined : blocks.getBlockType( name ),
		// The title of a group's variation, such as Row.
		variation:
			clientId === null || name === null
				? undefined
				: blocks.getActiveBlockVariation(
						name,
						editor.getBlockAttributes( clientId ) ?? {}
					),
		parent: parent ? editor.getBlockAttributes( parent ) : null,
		parentType: parentName ? blocks.getBlockType( parentName ) : undefined,
	};
}

const NONE: readonly OtherBlock[] = [];

/** All selected blocks except the first. */
function useOthers( several: readonly string[] ): readonly OtherBlock[] {
	const attributes = useSelect(
		( select ) =>
			// A flat map, so that the result stays equal while nothing changes.
			Object.fromEntries(
				several
					.slice( 1 )
					.map( ( id ) => [
						id,
						select( blockEditorStore ).getBlockAttributes( id ),
					] )
			),
		[ several ]
	);
	return useMemo(
		() =>
			several.length < 2
				? NONE
				: several.slice( 1 ).map( ( id ) => ( {
						clientId: id,
						attributes: attributes[ id ] ?? {},
					} ) ),
		[ several, attributes ]
	);
}

const defaultLayout = ( type: unknown ): Tree =>
	asTree(
		getIn( type, [ 'supports', 'layout', 'default' ] ) ??
			getIn( type, [ 'supports', '__experimentalLayout', 'default' ] )
	);
