import { stringOr, type UnknownRecord } from '@/kernel/guards';
import { holdsItems, LINK, SUBMENU, type Item, type Tree } from './item';
import { closingOf } from './serialize';

/** The position of an item: its parent, or the top level, and its index there. */
export interface ItemPosition {
	readonly parent: string | null;
	readonly index: number;
}

/** An item with its position in a tree. */
export interface FoundItem extends ItemPosition {
	readonly item: Item;
	/** Its ancestors, outermost first. */
	readonly parents: readonly Item[];
	/** The item itself and its siblings. */
	readonly siblings: readonly Item[];
}

/** Finds an item by its key. */
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

/** Inserts items into a tree. A link that gets items becomes a submenu. */
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

/** Removes an item with its descendants. An empty submenu becomes a link again. */
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
 * @param position Its index doesn't count the item itself. A position inside of the item changes nothing.
 */
export function move( tree: Tree, key: string, position: ItemPosition ): Tree {
	const found = find( tree, key );
	if (
		! found ||
		isSamePosition( found, position ) ||
		( position.parent !== null && contains( found.item, position.parent ) )
	) {
		return tree;
	}
	return insert( remove( tree, key ), [ found.item ], position );
}

const isSamePosition = ( one: ItemPosition, other: ItemPosition ): boolean =>
	one.parent === other.parent && one.index === other.index;

/** Whether a key is that of an item or a descendant. */
const contains = ( { key, items }: Item, wanted: string ): boolean =>
	key === wanted || items.some( ( item ) => contains( item, wanted ) );

/** Replaces an item with others. */
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

/** Inserts a copy after an item. */
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

/** Changes attributes of an item; undefined ones are removed. */
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

/** An item that isn't in a menu yet. */
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

/** An item whose opening and closing comments must be serialized again. */
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

/** The whitespace that WordPress writes between blocks. */
const spaced = ( items: readonly Item[], first: string ): readonly Item[] =>
	items.map( ( item, index ) => {
		const before = item.name === '' ? '' : index === 0 ? first : '\n\n';
		return item.source.before === before
			? item
			: { ...item, source: { ...item.source, before } };
	} );
