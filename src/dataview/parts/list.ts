import { createContext, useContext } from '@wordpress/element';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { invariant } from '../../kernel/invariant';
import type { NormalizedField } from '../fields';
import type { PreviewSizes, Selection, ViewChange } from '../model';
import type {
	Action,
	DefaultLayouts,
	LayoutName,
	PaginationInfo,
	View,
} from '../types';

/** What a link to an item gets. */
export interface ItemLinkProps< Item > {
	readonly item: Item;
	readonly className?: string;
	readonly children?: ReactNode;
	readonly tabIndex?: number;
	readonly 'aria-hidden'?: boolean;
}

/** `alone` selects nothing but this item, `toggle` adds or removes it, `range` adds everything up to it. */
export type SelectingClick = 'alone' | 'toggle' | 'range';

/** What all items share. It changes seldom, so that items need not render again when the view does. */
export interface ItemTools< Item > {
	readonly actions: readonly Action< Item >[];
	/** Null where items cannot be opened. */
	readonly openItem: ( ( item: Item ) => void ) | null;
	readonly renderItemLink:
		( ( props: ItemLinkProps< Item > ) => ReactElement ) | null;
	/** Starts an action, or the dialog that asks first. */
	readonly run: ( action: Action< Item >, items: Item[] ) => void;
	readonly select: ( id: string, click: SelectingClick ) => void;
	readonly change: ( change: ViewChange ) => void;
	readonly addFilter: FilterBar[ 'add' ];
}

/** Where the filters stand on the screen: that is no part of the view. */
export interface FilterBar {
	readonly isOpen: boolean;
	readonly setOpen: ( isOpen: boolean ) => void;
	/** The field whose filter was just added, so that its choices open at once. */
	readonly added: string | null;
	/** Adds a filter without a value. */
	readonly add: ( field: NormalizedField< unknown > ) => void;
	readonly forgetAdded: () => void;
}

/** One list: what the parts of a data view share. */
export interface List< Item > {
	readonly id: string;
	readonly root: RefObject< HTMLDivElement >;
	readonly view: View;
	readonly change: ( change: ViewChange ) => void;
	/** Arranges the list as nobody has touched it; false where it is so, undefined where that is not offered. */
	readonly onReset: ( () => void ) | false | undefined;
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
	/** Ids of the selected items that are there. */
	readonly selection: Selection;
	readonly selectable: Selection;
	readonly changeSelection: ( selection: Selection ) => void;
	readonly filterBar: FilterBar;
	/** Whether something fits beside a list. */
	readonly hasRoom: boolean;
	readonly searchLabel: string | undefined;
	readonly searchPause: number;
}

export const ListContext = createContext< List< unknown > | null >( null );
export const ItemToolsContext = createContext< ItemTools< unknown > | null >(
	null
);

/** The list that a part belongs to. */
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
