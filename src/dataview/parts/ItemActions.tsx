import { Button, Icon, MenuGroup, MenuItem } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { MoreMenu } from '@/ui/MoreMenu';
import type { Action } from '../types';
import { useItemTools } from './list';
import styles from './ItemActions.module.css';
import { labelOfAction } from './useActionRunner';

interface ItemActionsProps {
	readonly item: unknown;
	/** The maximum number of primary actions with a button. Narrow layouts only have the menu. */
	readonly buttons?: number;
	/** Set where the list moves the focus itself, and handles arrow keys. */
	readonly tabIndex?: 0 | -1;
}

/**
 * The actions of one item: primary ones as buttons, all of them in a menu. Lists have many of these, so they are plain
 * buttons that look like WordPress's; the menu is loaded when it opens.
 */
export function ItemActions( {
	item,
	buttons: most = 0,
	tabIndex,
}: ItemActionsProps ) {
	const { actions, run } = useItemTools();
	const eligible = actions.filter(
		( action ) => action.isEligible?.( item ) ?? true
	);
	if ( eligible.length === 0 ) {
		return null;
	}
	const buttons = eligible
		.filter( ( { isPrimary, icon } ) => isPrimary && icon )
		.slice( 0, most );
	const hasMenu = eligible.length > buttons.length;
	const items = [ item ];
	return (
		<div
			className={ styles.actions }
			data-has-menu={ hasMenu }
			data-towards-records
		>
			{ buttons.map( ( action ) => (
				<button
					key={ action.id }
					type="button"
					className={ iconButton( action.isDestructive ) }
					data-primary={ true }
					tabIndex={ tabIndex }
					aria-label={ labelOfAction( action, items ) }
					aria-disabled={ action.disabled === true }
					title={
						( action.disabled && action.disabledReason ) ||
						labelOfAction( action, items )
					}
					onClick={ () => {
						if ( ! action.disabled ) {
							run( action, items );
						}
					} }
				>
					{ action.icon && <Icon icon={ action.icon } size={ 24 } /> }
				</button>
			) ) }
			{ hasMenu && (
				<ItemMenu
					actions={ eligible }
					items={ items }
					tabIndex={ tabIndex }
					onRun={ ( action ) => run( action, items ) }
				/>
			) }
		</div>
	);
}

const iconButton = ( isDestructive = false ): string =>
	`components-button is-small has-icon${ isDestructive ? ' is-destructive' : '' }`;

function ItemMenu( {
	tabIndex,
	onRun,
	...menu
}: ActionMenuProps & { readonly tabIndex: 0 | -1 | undefined } ) {
	const label = __( 'Actions', 'atelier' );
	return (
		<MoreMenu label={ label } title={ label } tabIndex={ tabIndex }>
			{ ( close ) => (
				<ActionMenu
					{ ...menu }
					onRun={ ( action ) => {
						close();
						onRun( action );
					} }
				/>
			) }
		</MoreMenu>
	);
}

interface ActionButtonProps {
	readonly action: Action< unknown >;
	readonly items: unknown[];
	readonly onRun: () => void;
}

/** One action as a button with its label. A disabled one can be focused, and shows the reason. */
export function ActionButton( { action, items, onRun }: ActionButtonProps ) {
	const label = labelOfAction( action, items );
	const { icon, isDestructive = false, disabled = false } = action;
	const reason = disabled ? action.disabledReason : undefined;
	return (
		<Button
			size="compact"
			{ ...( icon ? { icon } : {} ) }
			{ ...( reason === undefined
				? {}
				: { description: reason, label, showTooltip: true } ) }
			isDestructive={ isDestructive }
			disabled={ disabled }
			accessibleWhenDisabled
			onClick={ onRun }
		>
			{ label }
		</Button>
	);
}

interface ActionMenuProps {
	readonly actions: readonly Action< unknown >[];
	readonly items: unknown[];
	readonly onRun: ( action: Action< unknown > ) => void;
}

/** Actions in a menu, with destructive ones in a group of their own. */
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
							// It can still be focused, so that its reason can be read.
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
