import { useEffect, useMemo, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { RefObject } from 'react';
import { loadStage } from '@/platform/stages';
import { Arrival } from '@/ui/Arrival';
import { SidePanel } from '@/ui/SidePanel';
import { useChunk } from '@/ui/useChunk';
import { quickEditing } from './quickEditing';
import styles from './QuickEdit.module.css';

interface QuickEditProps {
	/** The post type of the records. */
	readonly type: string;
	/** The ids of the selected records. */
	readonly ids: readonly string[];
	/** Each number above zero moves the focus here once. */
	readonly wantsFocus: number;
	readonly onClose: () => void;
}

/** Edits fields of the selected records beside their list. */
export function QuickEdit( {
	type,
	ids,
	wantsFocus,
	onClose,
}: QuickEditProps ) {
	const content = useRef< HTMLDivElement >( null );
	useFocus( content, wantsFocus );
	// The same array as long as the same records are selected, in any order.
	const key = [ ...new Set( ids ) ]
		.sort( ( one, other ) => Number( one ) - Number( other ) )
		.join( ',' );
	const selected = useMemo(
		() => key.split( ',' ).filter( Boolean ),
		[ key ]
	);
	useEffect( () => {
		// Records edited here are often opened next, which needs registered block types.
		void loadStage( 'editor' );
	}, [] );
	return (
		<SidePanel
			label={ __( 'Post Edit', 'atelier' ) }
			side="end"
			heading={ __( 'Post Edit', 'atelier' ) }
			onClose={ onClose }
		>
			<div ref={ content }>
				{ selected.length === 0 ? (
					<p className={ styles.hint }>
						{ __( 'Select a page to edit', 'atelier' ) }
					</p>
				) : (
					<Later key={ key } type={ type } ids={ selected } />
				) }
			</div>
		</SidePanel>
	);
}

/** Moves the focus to the panel around an element, once the menu has given it back to its button. */
function useFocus( inside: RefObject< HTMLElement >, wanted: number ) {
	useEffect( () => {
		if ( wanted === 0 ) {
			return undefined;
		}
		const frame = requestAnimationFrame( () =>
			inside.current?.closest< HTMLElement >( '[role="region"]' )?.focus()
		);
		return () => cancelAnimationFrame( frame );
	}, [ inside, wanted ] );
}

function Later( props: Pick< QuickEditProps, 'type' | 'ids' > ) {
	const chunk = useChunk( quickEditing );
	return chunk.status === 'ready' ? (
		<chunk.value.SelectedItems { ...props } />
	) : (
		<Arrival
			loads={ [ chunk ] }
			problem={ __( 'The details could not be loaded', 'atelier' ) }
		/>
	);
}
