import { Button, DropdownMenu } from '@wordpress/components';
import { useResizeObserver } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import {
	ActionButton,
	ActionMenu,
	itemCount,
	SelectAll,
	useItemTools,
	useList,
} from '../parts';
import type { Action } from '../types';
import styles from './controls.module.css';

/** The space that an action needs as a button, in pixels; longer ones wrap. */
const BUTTON = 120;

/** The number of actions that are buttons at least and at most; the others are in a menu. */
const BUTTONS = { least: 3, most: 5 };

/** The number of items, the number of selected items, and the bulk actions. */
export function BulkFooter() {
	const {
		actions,
		selection,
		selectable,
		changeSelection,
		paginationInfo,
		view,
		data,
		isLoading,
	} = useList();
	// No response yet, so there is no number of items.
	const isWaiting = isLoading && data.length === 0;
	const hasSelection = selection.length > 0;
	const canSelect = selectable.length > 0 && view.type !== 'list';
	// Panels beside the list take from its width.
	const [ width, setWidth ] = useState( Infinity );
	const measure = useResizeObserver< HTMLDivElement >( ( [ entry ] ) => {
		setWidth( entry?.contentRect.width ?? Infinity );
	} );
	return (
		<div ref={ measure } className={ styles.bulk } data-towards-records>
			{ canSelect && (
				<span className={ styles.bulkCheckbox }>
					<SelectAll />
				</span>
			) }
			<span className={ styles.itemCount }>
				{ hasSelection && canSelect
					? selectedCount( selection.length )
					: ! isWaiting && itemCount( paginationInfo.totalItems ) }
			</span>
			{ hasSelection && canSelect && (
				<>
					<BulkActions
						actions={ actions.filter(
							( { supportsBulk } ) => supportsBulk === true
						) }
						most={ Math.min(
							BUTTONS.most,
							Math.max(
								BUTTONS.least,
								Math.floor( width / BUTTON ) - 2
							)
						) }
					/>
					<Button
						size="compact"
						variant="tertiary"
						onClick={ () => changeSelection( [] ) }
					>
						{ __( 'Cancel', 'atelier' ) }
					</Button>
				</>
			) }
		</div>
	);
}

const selectedCount = ( count: number ): string =>
	sprintf(
		/* translators: %d: number of items. */
		_n( '%d item selected', '%d items selected', count, 'atelier' ),
		count
	);

/** Each action runs on those selected items that are eligible for it. */
function BulkActions( {
	actions,
	most,
}: {
	readonly actions: readonly Action< unknown >[];
	/** The number of buttons, with the one of the menu. */
	readonly most: number;
} ) {
	const { data, getItemId, selection } = useList();
	const { run } = useItemTools();
	const selected = data.filter( ( item ) =>
		selection.includes( getItemId( item ) )
	);
	const eligible = ( action: Action< unknown > ) =>
		selected.filter( ( item ) => action.isEligible?.( item ) ?? true );
	const possible = actions.filter(
		( action ) => eligible( action ).length > 0
	);
	const inMenu = possible.length > most ? possible.slice( most - 1 ) : [];
	const asButtons = possible.slice( 0, possible.length - inMenu.length );
	return (
		<>
			{ asButtons.map( ( action ) => (
				<ActionButton
					key={ action.id }
					action={ action }
					items={ eligible( action ) }
					onRun={ () => run( action, eligible( action ) ) }
				/>
			) ) }
			{ inMenu.length > 0 && (
				<DropdownMenu
					icon={ moreVertical }
					label={ __( 'More actions', 'atelier' ) }
					toggleProps={ { size: 'compact' } }
					popoverProps={ { placement: 'top-start' } }
				>
					{ ( { onClose } ) => (
						<ActionMenu
							actions={ inMenu }
							items={ selected }
							onRun={ ( action ) => {
								onClose();
								run( action, eligible( action ) );
							} }
						/>
					) }
				</DropdownMenu>
			) }
		</>
	);
}
