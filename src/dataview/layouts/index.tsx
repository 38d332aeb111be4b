import type { ReactNode } from 'react';
import { useList } from '../parts';
import type { LayoutName } from '../types';
import { GridLayout } from './grid/GridLayout';
import { ListLayout } from './list/ListLayout';
import { TableLayout } from './table/TableLayout';

const layouts = {
	table: TableLayout,
	grid: GridLayout,
	list: ListLayout,
} satisfies Record< LayoutName, () => ReactNode >;

/** The items, in the layout of the view. */
export function Layout() {
	const { view } = useList();
	const Chosen = layouts[ view.type ];
	return <Chosen />;
}
