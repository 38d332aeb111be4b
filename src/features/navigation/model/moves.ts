import { find, type ItemPosition } from './edit';
import { holdsItems, type Item, type Tree } from './item';

/** The steps by which keyboard and menu move an item. */
export const DIRECTIONS = [ 'up', 'down', 'in', 'out' ] as const;
export type Direction = ( typeof DIRECTIONS )[ number ];

/** The position after a step, for `move`; null where the step isn't possible. */
export function positionOfStep(
	tree: Tree,
	key: string,
	direction: Direction
): ItemPosition | null {
	const found = find( tree, key );
	if ( ! found ) {
		return null;
	}
	const { parent, index, siblings, parents } = found;
	switch ( direction ) {
		case 'up':
			return index > 0 ? { parent, index: index - 1 } : null;
		case 'down':
			return index < siblings.length - 1
				? { parent, index: index + 1 }
				: null;
		case 'in': {
			const before = siblings[ index - 1 ];
			return before && holdsItems( before.name )
				? { parent: before.key, index: before.items.length }
				: null;
		}
		case 'out': {
			const around = parents.at( -1 );
			const position = around && find( tree, around.key );
			return position
				? { parent: position.parent, index: position.index + 1 }
				: null;
		}
	}
}

/** The drop zones of an item. */
export type Zone = 'before' | 'inside' | 'after';

/**
 * The drop zone of an item under a pointer.
 *
 * @param share The pointer's relative position in the item: 0 at its top, 1 at its bottom.
 * @param item
 */
export function zoneAt( share: number, item: Item ): Zone {
	if ( ! holdsItems( item.name ) ) {
		return share < 0.5 ? 'before' : 'after';
	}
	return share < 0.3 ? 'before' : share > 0.7 ? 'after' : 'inside';
}

/** The position of an item after a drop on another, for `move`; null where it can't be dropped. */
export function positionOfDrop(
	tree: Tree,
	dragged: string,
	over: string,
	zone: Zone
): ItemPosition | null {
	const moved = find( tree, dragged );
	const target = find( tree, over );
	const isInItself =
		over === dragged ||
		target?.parents.some( ( { key } ) => key === dragged );
	if ( ! moved || ! target || isInItself ) {
		return null;
	}
	if ( zone === 'inside' ) {
		const { key, name, items } = target.item;
		if ( ! holdsItems( name ) ) {
			return null;
		}
		const already = moved.parent === key ? 1 : 0;
		return { parent: key, index: items.length - already };
	}
	const { parent } = target;
	const index = target.index + ( zone === 'after' ? 1 : 0 );
	const isFromAbove = moved.parent === parent && moved.index < target.index;
	return { parent, index: index - ( isFromAbove ? 1 : 0 ) };
}

/** An item as a row of the list. */
export interface Row {
	readonly item: Item;
	/** From 1. */
	readonly level: number;
	/** From 1. */
	readonly position: number;
	/** The number of siblings, itself included. */
	readonly count: number;
	readonly parent: string | null;
}

/** The items as visible rows, without those in collapsed items. */
export function rowsOf(
	{ items }: Pick< Tree, 'items' >,
	closed: ReadonlySet< string >
): readonly Row[] {
	const rows: Row[] = [];
	const add = (
		list: readonly Item[],
		level: number,
		parent: string | null
	) => {
		for ( const [ index, item ] of list.entries() ) {
			rows.push( {
				item,
				level,
				position: index + 1,
				count: list.length,
				parent,
			} );
			if ( ! closed.has( item.key ) ) {
				add( item.items, level + 1, item.key );
			}
		}
	};
	add( items, 1, null );
	return rows;
}

/** Relative to an item: at its index plus an offset, or at the end if the item was removed. */
export const beside =
	( key: string, after: number ) =>
	( now: Tree ): ItemPosition => {
		const found = find( now, key );
		return found
			? { parent: found.parent, index: found.index + after }
			: endOf( null )( now );
	};

/** The last position in an item, or in the menu. */
export const endOf =
	( key: string | null ) =>
	( now: Tree ): ItemPosition => {
		const found = key === null ? null : find( now, key );
		return found
			? { parent: key, index: found.item.items.length }
			: { parent: null, index: now.items.length };
	};
