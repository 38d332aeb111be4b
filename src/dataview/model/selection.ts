import type { Action } from '../types';

/** Ids of the selected items. */
export type Selection = readonly string[];

/** Whether selecting an item is good for anything: some action has to take several items, and this one. */
export const isSelectable = < Item >(
	actions: readonly Action< Item >[],
	item: Item
): boolean =>
	actions.some(
		( action ) =>
			action.supportsBulk === true &&
			( action.isEligible?.( item ) ?? true )
	);

/** Without the ids that are not there any more. */
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

/** Adds everything between two items; `order` are the ids that can be selected, as they are shown. */
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

/** How many of the selectable items are selected. */
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

/** Everything that can be selected; nothing where everything was. */
export function toggleAll(
	selection: Selection,
	selectable: readonly string[]
): Selection {
	const isAll = howMuchIsSelected( selection, selectable ) === 'all';
	return isAll
		? selection.filter( ( id ) => ! selectable.includes( id ) )
		: [ ...new Set( [ ...selection, ...selectable ] ) ];
}
