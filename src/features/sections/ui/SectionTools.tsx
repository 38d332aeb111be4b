import { store as blockEditorStore } from '@wordpress/block-editor';
import { Toolbar, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import {
	arrowDown,
	arrowUp,
	chevronDown,
	chevronUp,
	copy,
	pencil,
	plus,
	trash,
} from '@wordpress/icons';
import { bringIntoView, revealBlock } from '@/features/blocks/index.editor';
import {
	addPatternAt,
	neighbour,
	setZoomedOut,
	useSection,
} from '../data/zoomOut';
import styles from './SectionTools.module.css';

interface SectionToolsProps {
	/** Whether the document is shown inside its template. */
	readonly isInTemplate: boolean;
}

/** Actions for the sections of a zoomed-out canvas. */
export function SectionTools( { isInTemplate }: SectionToolsProps ) {
	const section = useSection( isInTemplate );
	const { id, root, index, count } = section;
	const { moveBlocksDown, moveBlocksUp, duplicateBlocks, removeBlock } =
		useDispatch( blockEditorStore );
	const ids = id === null ? [] : [ id ];

	const go = ( step: -1 | 1 ) => {
		const next = neighbour( step, isInTemplate );
		if ( next !== undefined ) {
			revealBlock( next );
		}
	};
	const move = ( act: typeof moveBlocksUp ) => {
		void act( ids, root );
		if ( id !== null ) {
			window.requestAnimationFrame( () => bringIntoView( id ) );
		}
	};
	const add = () =>
		addPatternAt( { root, index: id === null ? count : index + 1 } );
	const button = (
		label: string,
		icon: Parameters< typeof ToolbarButton >[ 0 ][ 'icon' ],
		isPossible: boolean,
		act: () => void
	) => (
		<ToolbarButton
			icon={ icon }
			label={ label }
			disabled={ ! isPossible }
			accessibleWhenDisabled
			onClick={ act }
		/>
	);
	return (
		<div className={ styles.tools }>
			<p className={ styles.name } role="status">
				{ id === null
					? __( 'Select a section.', 'atelier' )
					: sprintf(
							/* translators: 1: number of a section of a page, 2: number of all sections, 3: its name. */
							__( 'Section %1$d of %2$d: %3$s', 'atelier' ),
							index + 1,
							count,
							section.label
						) }
			</p>
			<Toolbar label={ __( 'Sections', 'atelier' ) } variant="unstyled">
				<ToolbarGroup className={ styles.group ?? '' }>
					{ button(
						__( 'Previous section', 'atelier' ),
						chevronUp,
						index > 0,
						() => go( -1 )
					) }
					{ button(
						__( 'Next section', 'atelier' ),
						chevronDown,
						index < count - 1,
						() => go( 1 )
					) }
				</ToolbarGroup>
				<ToolbarGroup className={ styles.group ?? '' }>
					{ button(
						__( 'Move up', 'atelier' ),
						arrowUp,
						section.canMove && index > 0,
						() => move( moveBlocksUp )
					) }
					{ button(
						__( 'Move down', 'atelier' ),
						arrowDown,
						section.canMove && index < count - 1,
						() => move( moveBlocksDown )
					) }
				</ToolbarGroup>
				<ToolbarGroup className={ styles.group ?? '' }>
					{ button(
						__( 'Add pattern', 'atelier' ),
						plus,
						section.canInsert,
						add
					) }
					{ button(
						__( 'Duplicate', 'atelier' ),
						copy,
						section.canInsert && id !== null,
						() => void duplicateBlocks( ids )
					) }
					{ button(
						__( 'Delete', 'atelier' ),
						trash,
						section.canRemove,
						() => id !== null && void removeBlock( id )
					) }
					{ button(
						__( 'Edit', 'atelier' ),
						pencil,
						id !== null,
						() => setZoomedOut( false, isInTemplate )
					) }
				</ToolbarGroup>
			</Toolbar>
		</div>
	);
}
