import type { View } from '@/dataview/types';
import type { Loading } from '@/ui/useLoad';
import type { Counts } from '../model/counts';
import type { UsedKind } from '../model/kind';
import { isFilteredByUse, showsUses } from '../model/usedInView';
import { useCounts } from './useCounts';

interface CountedList< Item > {
	readonly kind: UsedKind;
	readonly view: View;
	/** All items, in any order. */
	readonly all: readonly Item[];
	/** Those on the page. */
	readonly shown: readonly Item[];
	/** Null where uses can't be counted. */
	readonly thingOf: ( item: Item ) => string | null;
}

const NOTHING: readonly never[] = [];

/** Counts the uses of what a list shows, or of all its items while it is filtered by them. */
export function useListCounts< Item >( {
	kind,
	view,
	all,
	shown,
	thingOf,
}: CountedList< Item > ): Loading< Counts > {
	const items = isFilteredByUse( view )
		? all
		: showsUses( view )
			? shown
			: NOTHING;
	return useCounts(
		kind,
		items.map( thingOf ).filter( ( thing ) => thing !== null )
	);
}
