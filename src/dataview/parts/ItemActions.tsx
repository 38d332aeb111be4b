import {
	Button,
	DropdownMenu,
	MenuGroup,
	MenuItem,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import type { Action } from '../types';
import { useItemTools } from './list';
import styles from './ItemActions.module.css';
import { labelOfAction, useActionRunner } from './useActionRunner';

interface ItemActionsProps {
	readonly item: unknown;
	/** Narrow places have the menu alone. */
	readonly hasButtons?: boolean;
	/** Where the list moves the focus itself; arrow keys are the list's then. */
	readonly tabIndex?: 0 | -1;
}

/** What can be done to one item: primary actions as buttons, all of them in a menu. */
export function ItemActions( {
	item,
	hasButtons = false,
	tabIndex,
}: ItemActionsProps ) {
	const { actions } = useItemTools();
	const { run, dialog } = useActionRunner();
	const eligible = actions.filter(
		( action ) => action.isEligible?.( item ) ?? true
	);
	const buttons = hasButtons
		? eligible.filter( ( { isPrimary, icon } ) => isPrimary && icon )
		: [];
	if ( eligible.length === 0 ) {
		return null;
	}
	const items = [ item ];
	return (
		<div
			className={ styles.actions }
			data-has-menu={ eligible.length > buttons.length }
		>
			{ buttons.map( ( action ) => (
				<ActionButton
					key={ action.id }
					action={ action }
					items={ items }
					onRun={ () => run( action, items ) }
				/>
			) ) }
			{ eligible.length > buttons.length && (
				<DropdownMenu
					icon={ moreVertical }
					label={ __( 'Actions', 'atelier' ) }
					toggleProps={ {
						size: 'small',
						...( tabIndex === undefined ? {} : { tabIndex } ),
					} }
					disableOpenOnArrowDown={ tabIndex !== undefined }
					popoverProps={ { placement: 'bottom-end' } }
				>
					{ ( { onClose } ) => (
						<ActionMenu
							actions={ eligible }
							items={ items }
							onRun={ ( action ) => {
								onClose();
								run( action, items );
							} }
						/>
					) }
				</DropdownMenu>
			) }
			{ dialog }
		</div>
	);
}

interface ActionButtonProps {
	readonly action: Action< unknown >;
	readonly items: unknown[];
	/** With its name beside the icon. */
	readonly hasText?: boolean;
	readonly onRun: () => void;
}

/** One action as a button. One that is disabled can be reached, and says why. */
export function ActionButton( {
	action,
	items,
	hasText,
	onRun,
}: ActionButtonProps ) {
	const label = labelOfAction( action, items );
	const {
		icon,
		isDestructive = false,
		disabled = false,
		disabledReason,
	} = action;
	const isPlain = hasText === true || ! icon;
	return (
		<Button
			size={ hasText ? 'compact' : 'small' }
			{ ...( icon ? { icon } : {} ) }
			label={ label }
			showTooltip={
				! isPlain || ( disabled && disabledReason !== undefined )
			}
			{ ...( disabled && disabledReason !== undefined
				? { description: disabledReason }
				: {} ) }
			isDestructive={ isDestructive }
			disabled={ disabled }
			accessibleWhenDisabled
			onClick={ onRun }
		>
			{ isPlain ? label : null }
		</Button>
	);
}

interface ActionMenuProps {
	readonly actions: readonly Action< unknown >[];
	readonly items: unknown[];
	readonly onRun: ( action: Action< unknown > ) => void;
}

/** Actions as a menu, those that destroy in a group of their own. */
export function ActionMenu( { actions, items, onRun }: ActionMenuProps ) {
	const isDestructive = ( action: Action< unknown > ) =>
		action.isDestructive === true;
	const groups = [
		actions.filter( ( action ) => ! isDestructive( action ) ),
		actions.filter( isDestructive ),
	].filter( ( { length } ) => length > 0 );
	return (
		<>
			{ groups.map( ( group ) => (
				<MenuGroup key={ group.map( ( { id } ) => id ).join() }>
					{ group.map( ( action ) => (
						<MenuItem
							key={ action.id }
							isDestructive={ action.isDestructive === true }
							// It can still be reached, so that its reason can be read.
							aria-disabled={ action.disabled === true }
							{ ...( action.disabled && action.disabledReason
								? { info: action.disabledReason }
								: {} ) }
							onClick={ () => {
								if ( ! action.disabled ) {
									onRun( action );
								}
							} }
						>
							{ labelOfAction( action, items ) }
						</MenuItem>
					) ) }
				</MenuGroup>
			) ) }
		</>
	);
}
