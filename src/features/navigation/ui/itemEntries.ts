import { __, isRTL, sprintf } from '@wordpress/i18n';
import { displayShortcut } from '@wordpress/keycodes';
import { stringOr } from '@/kernel/guards';
import { boot } from '@/platform/boot';
import { documentRoute, navigate } from '@/routing';
import type { Entry } from '@/ui/RowMenu';
import { kindOf, targetOf } from '../model/describe';
import { find, type ItemPosition } from '../model/edit';
import { holdsItems, type Item, type Tree } from '../model/item';
import { beside, endOf, positionOfStep, type Direction } from '../model/moves';
import { titleOf } from './itemLabels';
import type { ItemActions } from './useItemActions';

/** What a new item is asked for. */
export interface NewPlace {
	/** Called when it is needed: the items may have changed by then. */
	readonly position: ( now: Tree ) => ItemPosition;
	/** The label of the submenu that it is added to. */
	readonly into: string | null;
}

interface EntryActions extends Pick<
	ItemActions,
	'step' | 'copy' | 'removeItem' | 'convert'
> {
	readonly open: ( key: string ) => void;
	readonly askForNew: ( place: NewPlace ) => void;
}

/** The groups of an item's menu. */
export function itemEntries(
	tree: Tree,
	key: string,
	{ step, copy, removeItem, convert, open, askForNew }: EntryActions
): readonly ( readonly Entry[] )[] {
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
		addEntries( item, askForNew ),
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
}

/** Whether an item has a label of its own. */
export const canBeNamed = ( item: Item ): boolean =>
	holdsItems( item.name ) || kindOf( item ) === 'home';

/** New items beside an item, and in it. */
const addEntries = (
	item: Item,
	askForNew: EntryActions[ 'askForNew' ]
): readonly Entry[] => [
	{
		label: __( 'Add before', 'atelier' ),
		act: () => askForNew( { position: beside( item.key, 0 ), into: null } ),
	},
	{
		label: __( 'Add after', 'atelier' ),
		act: () => askForNew( { position: beside( item.key, 1 ), into: null } ),
	},
	...( holdsItems( item.name )
		? [
				{
					label: __( 'Add submenu item', 'atelier' ),
					act: () =>
						askForNew( {
							position: endOf( item.key ),
							into: titleOf( item ),
						} ),
				},
			]
		: [] ),
];

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
