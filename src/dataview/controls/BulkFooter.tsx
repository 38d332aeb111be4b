import { Button, DropdownMenu } from '@wordpress/components';
import { useViewportMatch } from '@wordpress/compose';
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

/** Further actions are in a menu. */
const BUTTONS = { narrow: 3, wide: 5 };

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
	return (
		<div className={ styles.bulk }>
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
}: {
	readonly actions: readonly Action< unknown >[];
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
	const isWide = useViewportMatch( 'large' );
	const most = BUTTONS[ isWide ? 'wide' : 'narrow' ];
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
