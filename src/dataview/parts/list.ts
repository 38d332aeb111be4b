import { createContext, useContext } from '@wordpress/element';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { invariant } from '@/kernel/invariant';
import type { NormalizedField } from '../fields';
import type { PreviewSizes, Selection, ViewChange } from '../model';
import type {
	Action,
	DefaultLayouts,
	LayoutName,
	PaginationInfo,
	View,
} from '../types';

/** The props of a link to an item. */
export interface ItemLinkProps< Item > {
	readonly item: Item;
	readonly className?: string;
	readonly children?: ReactNode;
	readonly tabIndex?: number;
	readonly 'aria-hidden'?: boolean;
}

/** `alone` selects only this item, `toggle` adds or removes it, `range` adds all items up to it. */
export type SelectingClick = 'alone' | 'toggle' | 'range';

/** Functions that all items share. They rarely change, so that items don't re-render when the view changes. */
export interface ItemTools< Item > {
	readonly actions: readonly Action< Item >[];
	/** Null where items can't be opened. */
	readonly openItem: ( ( item: Item ) => void ) | null;
	readonly renderItemLink:
		( ( props: ItemLinkProps< Item > ) => ReactElement ) | null;
	/** Runs an action, or opens its dialog. */
	readonly run: ( action: Action< Item >, items: Item[] ) => void;
	readonly select: ( id: string, click: SelectingClick ) => void;
	readonly change: ( change: ViewChange ) => void;
	readonly addFilter: FilterBar[ 'add' ];
}

/** The state of the filter bar, which isn't part of the view. */
export interface FilterBar {
	readonly isOpen: boolean;
	readonly setOpen: ( isOpen: boolean ) => void;
	/** The field whose filter was just added, so that its popover opens at once. */
	readonly added: string | null;
	/** Adds a filter without a value. */
	readonly add: ( field: NormalizedField< unknown > ) => void;
	readonly forgetAdded: () => void;
}

/** The state that the parts of a data view share. */
export interface List< Item > {
	readonly id: string;
	readonly root: RefObject< HTMLDivElement >;
	readonly view: View;
	readonly change: ( change: ViewChange ) => void;
	/** Resets the view; false if it is unchanged, undefined without a reset. */
	readonly onReset: ( () => void ) | false | undefined;
	/** Grows with each reset of the search and the filters. */
	readonly resets: number;
	readonly data: readonly Item[];
	readonly fields: readonly NormalizedField< Item >[];
	readonly actions: readonly Action< Item >[];
	readonly paginationInfo: PaginationInfo;
	readonly getItemId: ( item: Item ) => string;
	readonly getItemLevel: ( ( item: Item ) => number ) | undefined;
	readonly isItemClickable: ( item: Item ) => boolean;
	readonly isLoading: boolean;
	readonly empty: ReactNode;
	readonly layouts: readonly LayoutName[];
	readonly defaultLayouts: DefaultLayouts;
	readonly previewSizes: PreviewSizes;
	/** Ids of the selected items that exist. */
	readonly selection: Selection;
	readonly selectable: Selection;
	readonly changeSelection: ( selection: Selection ) => void;
	readonly filterBar: FilterBar;
	/** Whether a preview fits beside a list. */
	readonly hasRoom: boolean;
	/** Whether one is there. */
	readonly hasPreview: boolean;
	readonly searchLabel: string | undefined;
	readonly searchPause: number;
}

export const ListContext = createContext< List< unknown > | null >( null );
export const ItemToolsContext = createContext< ItemTools< unknown > | null >(
	null
);

/** The state of the list around a part. */
export function useList(): List< unknown > {
	const list = useContext( ListContext );
	invariant( list, 'parts of a data view stand inside of <DataView>' );
	return list;
}

export function useItemTools(): ItemTools< unknown > {
	const tools = useContext( ItemToolsContext );
	invariant( tools, 'items stand inside of <DataView>' );
	return tools;
}
