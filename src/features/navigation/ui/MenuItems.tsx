import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { useMemo, useRef, useState } from '@wordpress/element';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { displayShortcut } from '@wordpress/keycodes';
import { stringOr } from '@/kernel/guards';
import { boot } from '@/platform/boot';
import { documentRoute, navigate } from '@/routing';
import { convertPages } from '../data/convertPages';
import { makeKey, type Editing } from '../data/useTree';
import { useLinkProblems } from '../data/useLinkProblems';
import { kindOf, targetOf, targetsIn } from '../model/describe';
import {
	duplicate,
	find,
	insert,
	makeItem,
	move,
	remove,
	update,
	type ItemPosition,
} from '../model/edit';
import { holdsItems, type Item, type Tree } from '../model/item';
import {
	positionOfDrop,
	positionOfStep,
	type Direction,
	type Zone,
} from '../model/moves';
import { AddDialog, type NewItem } from './AddDialog';
import { ItemDialog } from './ItemDialog';
import { ItemTree, type FocusWish } from './ItemTree';
import { positionLabel, titleOf } from './itemLabels';
import styles from './MenuView.module.css';
import { reasonOf, tellFailure } from './notices';
import type { Entry } from '@/ui/RowMenu';
import { useRefreshOnFocus } from './useRefreshOnFocus';

/** The open dialog. */
type Asking =
	| {
			readonly type: 'add';
			/** Called when it is needed: the items may have changed by then. */
			readonly position: ( now: Tree ) => ItemPosition;
			readonly into: string | null;
	  }
	| { readonly type: 'edit'; readonly key: string };

interface MenuItemsProps {
	readonly id: string;
	readonly editing: Editing;
}

/** The items of a menu with all their actions. Each change is one undo level. */
export function MenuItems( { id, editing }: MenuItemsProps ) {
	useRefreshOnFocus( id );
	const { tree, change } = editing;
	const [ asking, setAsking ] = useState< Asking | null >( null );
	const [ focusWish, setFocusWish ] = useState< FocusWish | null >( null );
	const addButton = useRef< HTMLButtonElement >( null );
	const problems = useLinkProblems(
		useMemo( () => targetsIn( tree.items ), [ tree ] )
	);

	const changeTo = ( next: Tree, focus?: string ) => {
		change( next );
		if ( focus !== undefined ) {
			setFocusWish( { key: focus } );
		}
	};
	const moveTo = ( key: string, position: ItemPosition | null ) => {
		const next = position && move( tree, key, position );
		const found = next && find( next, key );
		if ( ! found || next === tree ) {
			return;
		}
		changeTo( next, key );
		speak(
			positionLabel( titleOf( found.item ), {
				position: found.index + 1,
				count: found.siblings.length,
				level: found.parents.length + 1,
			} )
		);
	};
	const step = ( key: string, direction: Direction ) =>
		moveTo( key, positionOfStep( tree, key, direction ) );
	const drop = ( key: string, over: string, zone: Zone ) =>
		moveTo( key, positionOfDrop( tree, key, over, zone ) );
	const removeItem = ( key: string ) => {
		const found = find( tree, key );
		if ( ! found ) {
			return;
		}
		const { siblings, index, parent } = found;
		const next =
			siblings[ index + 1 ]?.key ?? siblings[ index - 1 ]?.key ?? parent;
		changeTo( remove( tree, key ), next ?? undefined );
		if ( next === null ) {
			addButton.current?.focus();
		}
		speak(
			/* translators: %s: label of a menu item. */
			sprintf( __( '“%s” removed.', 'atelier' ), titleOf( found.item ) )
		);
	};
	const copy = ( key: string ) => {
		const next = duplicate( tree, key, makeKey );
		const found = find( next, key );
		changeTo( next, found?.siblings[ found.index + 1 ]?.key );
	};
	const add = (
		{ name, attributes }: NewItem,
		positionIn: ( now: Tree ) => ItemPosition
	) => {
		const item = makeItem( makeKey(), name, attributes );
		const now = editing.current();
		changeTo( insert( now, [ item ], positionIn( now ) ), item.key );
		setAsking( null );
		speak(
			/* translators: %s: label of a menu item. */
			sprintf( __( '“%s” added.', 'atelier' ), titleOf( item ) )
		);
	};
	const convert = async ( key: string ) => {
		const first = await convertPages( editing, key );
		if ( ! first.ok ) {
			tellFailure( reasonOf( first.error ) );
		} else if ( first.value !== null ) {
			setFocusWish( { key: first.value } );
			speak(
				__(
					'The Page List was converted to individual links.',
					'atelier'
				)
			);
		}
	};

	const open = ( key: string ) => {
		const item = find( tree, key )?.item;
		if ( item && canBeNamed( item ) ) {
			setAsking( { type: 'edit', key } );
		}
	};
	const entriesFor = ( key: string ): readonly ( readonly Entry[] )[] => {
		const found = find( tree, key );
		if ( ! found ) {
			return [];
		}
		const { item } = found;
		return [
			[
				...( canBeNamed( item )
					? [
							{
								label: __( 'Rename', 'atelier' ),
								shortcut: 'F2',
								act: () => open( key ),
							},
						]
					: [] ),
				...( kindOf( item ) === 'pageList'
					? [
							{
								label: __( 'Edit as links', 'atelier' ),
								act: () => void convert( key ),
							},
						]
					: [] ),
				...goTo( item ),
			],
			[
				{
					label: __( 'Add before', 'atelier' ),
					act: () =>
						setAsking( {
							type: 'add',
							position: beside( key, 0 ),
							into: null,
						} ),
				},
				{
					label: __( 'Add after', 'atelier' ),
					act: () =>
						setAsking( {
							type: 'add',
							position: beside( key, 1 ),
							into: null,
						} ),
				},
				...( holdsItems( item.name )
					? [
							{
								label: __( 'Add submenu item', 'atelier' ),
								act: () =>
									setAsking( {
										type: 'add',
										position: endOf( key ),
										into: titleOf( item ),
									} ),
							},
						]
					: [] ),
			],
			stepEntries( tree, key, ( direction ) => step( key, direction ) ),
			[
				{
					label: __( 'Duplicate', 'atelier' ),
					act: () => copy( key ),
				},
				{
					label: __( 'Remove', 'atelier' ),
					isDestructive: true,
					act: () => removeItem( key ),
				},
			],
		];
	};
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
					focusWish={ focusWish }
					onOpen={ open }
					onStep={ step }
					onDrop={ drop }
					onRemove={ removeItem }
					entriesFor={ entriesFor }
				/>
			) }
			<Button
				ref={ addButton }
				__next40pxDefaultSize
				variant="secondary"
				icon={ plus }
				className={ styles.add ?? '' }
				onClick={ () =>
					setAsking( {
						type: 'add',
						position: endOf( null ),
						into: null,
					} )
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
					onAdd={ ( item ) => add( item, asking.position ) }
				/>
			) }
			{ edited && (
				<ItemDialog
					item={ edited }
					onClose={ () => setAsking( null ) }
					onChange={ ( attributes ) => {
						setAsking( null );
						changeTo(
							update( tree, edited.key, attributes ),
							edited.key
						);
					} }
				/>
			) }
		</div>
	);
}

/** Relative to an item: at its index plus an offset, or at the end if the item was removed. */
const beside =
	( key: string, after: number ) =>
	( now: Tree ): ItemPosition => {
		const found = find( now, key );
		return found
			? { parent: found.parent, index: found.index + after }
			: endOf( null )( now );
	};

/** The last position in an item, or in the menu. */
const endOf =
	( key: string | null ) =>
	( now: Tree ): ItemPosition => {
		const found = key === null ? null : find( now, key );
		return found
			? { parent: key, index: found.item.items.length }
			: { parent: null, index: now.items.length };
	};

/** Whether an item has a label of its own. */
const canBeNamed = ( item: Item ): boolean =>
	holdsItems( item.name ) || kindOf( item ) === 'home';

/** Links to an item's target: in Atelier, or on the front end. */
function goTo( item: Item ): readonly Entry[] {
	const target = targetOf( item );
	if ( target?.kind === 'postType' && boot().postTypes[ target.type ] ) {
		const { type, id } = target;
		return [
			{
				label: sprintf(
					/* translators: %s: title of a page. */
					__( 'Go to %s', 'atelier' ),
					titleOf( item )
				),
				act: () =>
					navigate( documentRoute, {
						type,
						id: String( id ),
						isEditing: false,
					} ),
			},
		];
	}
	const url = stringOr( item.attributes.url );
	return /^(https?:\/\/|\/)/i.test( url )
		? [
				{
					label: __( 'View (opens in a new tab)', 'atelier' ),
					act: () => {
						window.open(
							new URL( url, boot().homeUrl ),
							'_blank',
							'noreferrer'
						);
					},
				},
			]
		: [];
}

function stepEntries(
	tree: Tree,
	key: string,
	onStep: ( direction: Direction ) => void
): readonly Entry[] {
	const names: Readonly< Record< Direction, string > > = {
		up: __( 'Move up', 'atelier' ),
		down: __( 'Move down', 'atelier' ),
		in: __( 'Move into the item above', 'atelier' ),
		out: __( 'Move out of the submenu', 'atelier' ),
	};
	const arrows: Readonly< Record< Direction, string > > = {
		up: '↑',
		down: '↓',
		in: isRTL() ? '←' : '→',
		out: isRTL() ? '→' : '←',
	};
	return ( [ 'up', 'down', 'in', 'out' ] as const ).flatMap( ( direction ) =>
		positionOfStep( tree, key, direction )
			? [
					{
						label: names[ direction ],
						shortcut: displayShortcut.alt( arrows[ direction ] ),
						act: () => onStep( direction ),
					},
				]
			: []
	);
}
