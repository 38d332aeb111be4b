import { stringOr, type UnknownRecord } from '../../../kernel/guards';
import { holdsItems, LINK, SUBMENU, type Item, type Tree } from './item';
import { closingOf } from './serialize';

/** Where an item is or goes: in which item, or on the top level, and how many are before it there. */
export interface ItemPosition {
	readonly parent: string | null;
	readonly index: number;
}

/** An item where it is in a tree. */
export interface FoundItem extends ItemPosition {
	readonly item: Item;
	/** What it is in, from the outermost to the innermost. */
	readonly parents: readonly Item[];
	/** Itself and those beside it. */
	readonly siblings: readonly Item[];
}

/** Looks for an item by its key. */
export function find( tree: Tree, key: string ): FoundItem | null {
	return findIn( tree.items, key, [] );
}

function findIn(
	siblings: readonly Item[],
	key: string,
	parents: readonly Item[]
): FoundItem | null {
	for ( const [ index, item ] of siblings.entries() ) {
		if ( item.key === key ) {
			const parent = parents.at( -1 )?.key ?? null;
			return { item, index, parent, parents, siblings };
		}
		const below = findIn( item.items, key, [ ...parents, item ] );
		if ( below ) {
			return below;
		}
	}
	return null;
}

/** Puts items into a tree. A link that they are put into becomes a submenu. */
export const insert = (
	tree: Tree,
	items: readonly Item[],
	{ parent, index }: ItemPosition
): Tree =>
	changeList( tree, parent, ( list ) => [
		...list.slice( 0, index ),
		...items,
		...list.slice( index ),
	] );

/** Takes an item out, with all that is in it. A submenu that nothing is left in is a link again. */
export function remove( tree: Tree, key: string ): Tree {
	const found = find( tree, key );
	return found
		? changeList( tree, found.parent, ( list ) =>
				list.filter( ( item ) => item.key !== key )
			)
		: tree;
}

/**
 * Moves an item.
 *
 * @param tree
 * @param key
 * @param place Counted without the item itself. One that is inside of the item changes nothing.
 */
export function move( tree: Tree, key: string, place: ItemPosition ): Tree {
	const found = find( tree, key );
	if (
		! found ||
		isSamePosition( found, place ) ||
		( place.parent !== null && contains( found.item, place.parent ) )
	) {
		return tree;
	}
	return insert( remove( tree, key ), [ found.item ], place );
}

const isSamePosition = ( one: ItemPosition, other: ItemPosition ): boolean =>
	one.parent === other.parent && one.index === other.index;

/** Whether something is an item or anywhere in it. */
const contains = ( { key, items }: Item, wanted: string ): boolean =>
	key === wanted || items.some( ( item ) => contains( item, wanted ) );

/** Puts other items in the place of one. */
export function replace(
	tree: Tree,
	key: string,
	items: readonly Item[]
): Tree {
	const found = find( tree, key );
	return found
		? changeList( tree, found.parent, ( list ) =>
				list.flatMap( ( item ) => ( item.key === key ? items : item ) )
			)
		: tree;
}

/** Puts a copy right after an item. */
export function duplicate(
	tree: Tree,
	key: string,
	makeKey: () => string
): Tree {
	const found = find( tree, key );
	return found
		? insert( tree, [ copyOf( found.item, makeKey ) ], {
				parent: found.parent,
				index: found.index + 1,
			} )
		: tree;
}

const copyOf = ( item: Item, makeKey: () => string ): Item => ( {
	...item,
	key: makeKey(),
	items: item.items.map( ( below ) => copyOf( below, makeKey ) ),
} );

/** Changes attributes of an item; those that are undefined are taken from it. */
export const update = (
	tree: Tree,
	key: string,
	attributes: UnknownRecord
): Tree => ( {
	...tree,
	items: updateIn( tree.items, key, attributes ),
} );

const updateIn = (
	items: readonly Item[],
	key: string,
	attributes: UnknownRecord
): readonly Item[] =>
	items.map( ( item ) => {
		if ( item.key !== key ) {
			const below = updateIn( item.items, key, attributes );
			return below.some( ( one, at ) => one !== item.items[ at ] )
				? { ...item, items: below }
				: item;
		}
		const next = Object.entries( {
			...item.attributes,
			...attributes,
		} ).filter( ( [ , value ] ) => value !== undefined );
		return rewritten( { ...item, attributes: Object.fromEntries( next ) } );
	} );

/** An item that is not in any menu yet. */
export const makeItem = (
	key: string,
	name: string,
	attributes: UnknownRecord,
	items: readonly Item[] = []
): Item => {
	const bare: Item = {
		key,
		name,
		attributes,
		items: [],
		source: { before: '', open: null, close: '' },
	};
	return items.length > 0 ? withItems( bare, items ) : bare;
};

type ChangeList = ( list: readonly Item[] ) => readonly Item[];

function changeList(
	tree: Tree,
	parent: string | null,
	change: ChangeList
): Tree {
	return parent === null
		? { ...tree, items: spaced( change( tree.items ), '' ) }
		: { ...tree, items: changeBelow( tree.items, parent, change ) };
}

const changeBelow = (
	items: readonly Item[],
	parent: string,
	change: ChangeList
): readonly Item[] =>
	items.map( ( item ) => {
		if ( item.key === parent ) {
			return holdsItems( item.name )
				? withItems( item, change( item.items ) )
				: item;
		}
		return contains( item, parent )
			? { ...item, items: changeBelow( item.items, parent, change ) }
			: item;
	} );

function withItems( item: Item, items: readonly Item[] ): Item {
	const next = { ...item, items: spaced( items, '\n' ) };
	if ( item.items.length > 0 === items.length > 0 ) {
		return next;
	}
	if ( items.length > 0 ) {
		return rewritten( { ...next, name: SUBMENU } );
	}
	const leadsSomewhere = stringOr( item.attributes.url ) !== '';
	return rewritten( { ...next, name: leadsSomewhere ? LINK : item.name } );
}

/** An item whose beginning and end have to be rewritten. */
const rewritten = ( item: Item ): Item =>
	holdsItems( item.name )
		? {
				...item,
				source: {
					before: item.source.before,
					open: null,
					close:
						item.items.length > 0
							? `\n${ closingOf( item.name ) }`
							: '',
				},
			}
		: { ...item, source: { ...item.source, open: null } };

/** The space that WordPress writes between blocks. */
const spaced = ( items: readonly Item[], first: string ): readonly Item[] =>
	items.map( ( item, index ) => {
		const before = item.name === '' ? '' : index === 0 ? first : '\n\n';
		return item.source.before === before
			? item
			: { ...item, source: { ...item.source, before } };
	} );
