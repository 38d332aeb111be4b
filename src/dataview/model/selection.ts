import type { Action } from '../types';

/** Ids of the selected items. */
export type Selection = readonly string[];

/** Whether an item can be selected: some bulk action must be eligible for it. */
export const isSelectable = < Item >(
	actions: readonly Action< Item >[],
	item: Item
): boolean =>
	actions.some(
		( action ) =>
			action.supportsBulk === true &&
			( action.isEligible?.( item ) ?? true )
	);

/** The selection without ids that no longer exist. */
export function pruneSelection(
	selection: Selection,
	existing: ReadonlySet< string >
): Selection {
	const left = selection.filter( ( id ) => existing.has( id ) );
	return left.length === selection.length ? selection : left;
}

export const toggleItem = ( selection: Selection, id: string ): Selection =>
	selection.includes( id )
		? selection.filter( ( other ) => other !== id )
		: [ ...selection, id ];

/** Adds all items between two; `order` are the selectable ids in display order. */
export function selectRange(
	selection: Selection,
	order: readonly string[],
	ends: { readonly from: string | null; readonly to: string }
): Selection {
	const to = order.indexOf( ends.to );
	const from = ends.from === null ? to : order.indexOf( ends.from );
	if ( to < 0 ) {
		return selection;
	}
	const start = from < 0 ? to : from;
	const range = order.slice(
		Math.min( start, to ),
		Math.max( start, to ) + 1
	);
	return [ ...new Set( [ ...selection, ...range ] ) ];
}

export type Selected = 'none' | 'some' | 'all';

/** Whether none, some or all of the selectable items are selected. */
export function howMuchIsSelected(
	selection: Selection,
	selectable: readonly string[]
): Selected {
	const count = selectable.filter( ( id ) =>
		selection.includes( id )
	).length;
	if ( count === 0 ) {
		return 'none';
	}
	return count === selectable.length ? 'all' : 'some';
}

/** Selects all selectable items; none if all were selected. */
export function toggleAll(
	selection: Selection,
	selectable: readonly string[]
): Selection {
	const isAll = howMuchIsSelected( selection, selectable ) === 'all';
	return isAll
		? selection.filter( ( id ) => ! selectable.includes( id ) )
		: [ ...new Set( [ ...selection, ...selectable ] ) ];
}
