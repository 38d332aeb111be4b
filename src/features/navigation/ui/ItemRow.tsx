import { Icon } from '@wordpress/components';
import { memo } from '@wordpress/element';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronLeft, chevronRight } from '@wordpress/icons';
import type { DragEvent } from 'react';
import type { LinkProblem } from '../data/useLinkProblems';
import { zoneAt, type Row, type Zone } from '../model/moves';
import { iconOf, noteOf, titleOf, linkProblemLabel } from './itemLabels';
import styles from './ItemTree.module.css';
import { RowMenu, type Entry } from '@/ui/RowMenu';

/** The events of rows; the same functions as long as the list is shown. */
export interface RowEvents {
	readonly onToggle: ( key: string ) => void;
	readonly onOpen: ( key: string ) => void;
	readonly onFocus: ( key: string ) => void;
	readonly onDragStart: ( key: string ) => void;
	readonly onDragOver: ( key: string, zone: Zone ) => void;
	readonly onDrop: () => void;
	readonly onDragEnd: () => void;
	readonly entriesFor: ( key: string ) => readonly ( readonly Entry[] )[];
}

interface ItemRowProps {
	readonly row: Row;
	readonly problem: LinkProblem | undefined;
	/** Whether its child items are hidden; undefined without children. */
	readonly isClosed: boolean | undefined;
	/** Whether this row is in the tab order. */
	readonly isTabStop: boolean;
	readonly isDragged: boolean;
	/** Where a dragged item over this row would be dropped. */
	readonly zone: Zone | null;
	readonly events: RowEvents;
}

/** An item of a menu as a row. Plain elements, as there may be hundreds of them. */
export const ItemRow = memo( function ItemRow( {
	row: { item, level, position, count },
	problem,
	isClosed,
	isTabStop,
	isDragged,
	zone,
	events,
}: ItemRowProps ) {
	const { key } = item;
	const title = titleOf( item );
	const tabIndex = isTabStop ? 0 : -1;
	return (
		// The grid handles the keyboard.
		<div
			role="row"
			tabIndex={ -1 }
			className={ styles.row }
			style={ { '--level': level } }
			aria-level={ level }
			aria-posinset={ position }
			aria-setsize={ count }
			aria-expanded={ isClosed === undefined ? undefined : ! isClosed }
			data-key={ key }
			data-dragged={ isDragged }
			data-zone={ zone ?? undefined }
			draggable
			onFocus={ () => events.onFocus( key ) }
			onDragStart={ ( event ) => {
				event.dataTransfer.effectAllowed = 'move';
				// Firefox starts no drag without data.
				event.dataTransfer.setData( 'text/plain', title );
				events.onDragStart( key );
			} }
			onDragOver={ ( event ) => {
				event.preventDefault();
				events.onDragOver( key, zoneAt( shareOf( event ), item ) );
			} }
			onDrop={ ( event ) => {
				event.preventDefault();
				events.onDrop();
			} }
			onDragEnd={ events.onDragEnd }
		>
			<div role="gridcell" className={ styles.main }>
				{ isClosed === undefined ? (
					<span className={ styles.toggle } />
				) : (
					// Arrow keys do the same.
					<button
						type="button"
						className={ styles.toggle }
						tabIndex={ -1 }
						aria-hidden
						onClick={ () => events.onToggle( key ) }
					>
						<Icon
							icon={ isClosed ? CLOSED() : chevronDown }
							size={ 20 }
						/>
					</button>
				) }
				<button
					type="button"
					className={ styles.item }
					tabIndex={ tabIndex }
					data-part="item"
					onClick={ () => events.onOpen( key ) }
				>
					<Icon icon={ iconOf( item ) } size={ 20 } />
					<span className={ styles.title }>{ title }</span>
					{ problem && (
						<span className={ styles.trouble }>
							{ linkProblemLabel( problem ) }
						</span>
					) }
					<span className={ styles.note }>{ noteOf( item ) }</span>
				</button>
			</div>
			<div role="gridcell" className={ styles.more }>
				<RowMenu
					label={ sprintf(
						/* translators: %s: label of a menu item. */
						__( 'Options for %s', 'atelier' ),
						title
					) }
					tabIndex={ tabIndex }
					groups={ () => events.entriesFor( key ) }
				/>
			</div>
		</div>
	);
} );

const CLOSED = () => ( isRTL() ? chevronLeft : chevronRight );

/** The relative position of the pointer in a row. */
function shareOf( { clientY, currentTarget }: DragEvent< HTMLElement > ) {
	const { top, height } = currentTarget.getBoundingClientRect();
	return ( clientY - top ) / height;
}
