import type { View } from '@/dataview/types';
import { isFilteredByUse } from '../model/usedInView';
import type { UsedKind } from '../model/kind';
import { useKnownCounts } from './useCounts';

const NONE: ReadonlyMap< string, number > = new Map();

/** The numbers that a list compares: none unless it is filtered by them, as numbers that arrive would have all rows rendered again. */
export function useComparedCounts(
	kind: UsedKind,
	view: View
): ReadonlyMap< string, number > {
	const { counts } = useKnownCounts( kind );
	return isFilteredByUse( view ) ? counts : NONE;
}
