import { useEffect, useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { loadStage } from '../../../platform/stages';
import { Arrival } from '../../../ui/Arrival';
import { SidePanel } from '../../../ui/SidePanel';
import { defineChunk, useChunk } from '../../../ui/useChunk';
import type * as Selected from './SelectedItems';
import styles from './QuickEdit.module.css';

interface QuickEditProps {
	/** The post type of the items. */
	readonly type: string;
	/** The items that are selected. */
	readonly ids: readonly string[];
	readonly onClose: () => void;
}

/** Edits fields of the selected items beside their list. */
export function QuickEdit( { type, ids, onClose }: QuickEditProps ) {
	// The same list as long as the same items are selected, in whatever order.
	const key = [ ...new Set( ids ) ]
		.sort( ( one, other ) => Number( one ) - Number( other ) )
		.join( ',' );
	const selected = useMemo(
		() => key.split( ',' ).filter( Boolean ),
		[ key ]
	);
	useEffect( () => {
		// Items edited here are often opened next, and by then there have to be block types.
		void loadStage( 'editor' );
	}, [] );
	return (
		<SidePanel
			label={ __( 'Post Edit', 'atelier' ) }
			side="end"
			heading={ __( 'Post Edit', 'atelier' ) }
			onClose={ onClose }
		>
			{ selected.length === 0 ? (
				<p className={ styles.hint }>
					{ __( 'Select a page to edit', 'atelier' ) }
				</p>
			) : (
				<Later key={ key } type={ type } ids={ selected } />
			) }
		</SidePanel>
	);
}

/** Controls for every kind of field: a chunk of its own, which a list does not need. */
const SELECTED = defineChunk< typeof Selected >(
	() => import( './SelectedItems' )
);

function Later( props: Pick< QuickEditProps, 'type' | 'ids' > ) {
	const chunk = useChunk( SELECTED );
	return chunk.status === 'ready' ? (
		<chunk.value.SelectedItems { ...props } />
	) : (
		<Arrival
			loads={ [ chunk ] }
			problem={ __( 'The details could not be loaded', 'atelier' ) }
		/>
	);
}
