import { useState } from '@wordpress/element';
import type { LayoutName } from '../types';

const NOTHING: readonly string[] = [];

/**
 * The selection of a list whose layout "list" shows the selected item beside it, as the address says. In other layouts a
 * selection is for bulk actions only, and the address doesn't contain it.
 *
 * @param layout
 * @param selected The ids in the address.
 * @param onSelect Stores ids in the address.
 */
export function useListSelection(
	layout: LayoutName,
	selected: readonly string[] | undefined,
	onSelect: ( selected: readonly string[] ) => void
) {
	const [ marked, setMarked ] = useState( NOTHING );
	return layout === 'list'
		? { selection: selected ?? NOTHING, onChange: onSelect }
		: { selection: marked, onChange: setMarked };
}

/**
 * What stays of the selection in the address when a list changes its layout or its view.
 *
 * @param layout   The next layout.
 * @param selected The ids in the address.
 */
export const selectionIn = (
	layout: LayoutName,
	selected: readonly string[] | undefined
): { readonly selected?: readonly string[] } =>
	layout === 'list' && selected ? { selected } : {};
