import { Button } from '@wordpress/components';
import { useMemo, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { displayShortcut } from '@wordpress/keycodes';
import type { Editing } from '../data/useTree';
import { useLinkProblems } from '../data/useLinkProblems';
import { targetsIn } from '../model/describe';
import { find } from '../model/edit';
import { endOf } from '../model/moves';
import { AddDialog } from './AddDialog';
import { ItemDialog } from './ItemDialog';
import { canBeNamed, itemEntries, type NewPlace } from './itemEntries';
import { ItemTree } from './ItemTree';
import styles from './MenuView.module.css';
import { useItemActions } from './useItemActions';
import { useRefreshOnFocus } from './useRefreshOnFocus';

/** The open dialog. */
type Asking =
	| ( NewPlace & { readonly type: 'add' } )
	| { readonly type: 'edit'; readonly key: string };

interface MenuItemsProps {
	readonly id: string;
	readonly editing: Editing;
}

/** The items of a menu with all their actions. */
export function MenuItems( { id, editing }: MenuItemsProps ) {
	useRefreshOnFocus( id );
	const { tree } = editing;
	const [ asking, setAsking ] = useState< Asking | null >( null );
	const addButton = useRef< HTMLButtonElement >( null );
	const actions = useItemActions( editing, addButton );
	const problems = useLinkProblems(
		useMemo( () => targetsIn( tree.items ), [ tree ] )
	);
	const open = ( key: string ) => {
		const item = find( tree, key )?.item;
		if ( item && canBeNamed( item ) ) {
			setAsking( { type: 'edit', key } );
		}
	};
	const askForNew = ( place: NewPlace ) =>
		setAsking( { type: 'add', ...place } );
	const edited =
		asking?.type === 'edit' ? find( tree, asking.key )?.item : undefined;

	return (
		<div className={ styles.items }>
			{ tree.items.length === 0 ? (
				<p className={ styles.empty }>
					{ __( 'This Navigation Menu is empty.', 'atelier' ) }
				</p>
			) : (
				<ItemTree
					label={ __( 'Items', 'atelier' ) }
					tree={ tree }
					problems={ problems }
					focusWish={ actions.focusWish }
					onOpen={ open }
					onStep={ actions.step }
					onDrop={ actions.drop }
					onRemove={ actions.removeItem }
					entriesFor={ ( key ) =>
						itemEntries( tree, key, {
							...actions,
							open,
							askForNew,
						} )
					}
				/>
			) }
			<Button
				ref={ addButton }
				__next40pxDefaultSize
				variant="secondary"
				icon={ plus }
				className={ styles.add ?? '' }
				onClick={ () =>
					askForNew( { position: endOf( null ), into: null } )
				}
			>
				{ __( 'Add item', 'atelier' ) }
			</Button>
			{ tree.items.length > 1 && (
				<p className={ styles.keys }>
					{ sprintf(
						/* translators: %s: the Alt key. */
						__(
							'Drag items to move them, or hold %s and use the arrow keys.',
							'atelier'
						),
						displayShortcut.alt( '' ).replace( /\+$/, '' )
					) }
				</p>
			) }
			{ asking?.type === 'add' && (
				<AddDialog
					title={
						asking.into === null
							? __( 'Add item', 'atelier' )
							: sprintf(
									/* translators: %s: label of a submenu. */
									__( 'Add to “%s”', 'atelier' ),
									asking.into
								)
					}
					onClose={ () => setAsking( null ) }
					onAdd={ ( item ) => {
						setAsking( null );
						actions.add( item, asking.position );
					} }
				/>
			) }
			{ edited && (
				<ItemDialog
					item={ edited }
					onClose={ () => setAsking( null ) }
					onChange={ ( attributes ) => {
						setAsking( null );
						actions.edit( edited.key, attributes );
					} }
				/>
			) }
		</div>
	);
}
