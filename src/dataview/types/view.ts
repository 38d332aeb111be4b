/** The layouts there are, in the order in which menus offer them. */
export const LAYOUT_NAMES = [ 'table', 'grid', 'list' ] as const;
export type LayoutName = ( typeof LAYOUT_NAMES )[ number ];

export type SortDirection = 'asc' | 'desc';

export const DENSITIES = [ 'comfortable', 'balanced', 'compact' ] as const;
export type Density = ( typeof DENSITIES )[ number ];

export const OPERATOR_NAMES = [
	'is',
	'isNot',
	'isAny',
	'isNone',
	'isAll',
	'isNotAll',
] as const;
export type OperatorName = ( typeof OPERATOR_NAMES )[ number ];

export interface Sort< Id extends string = string > {
	readonly field: Id;
	/** `desc` where nothing else is said. */
	readonly direction?: SortDirection | undefined;
}

export interface Filter< Id extends string = string > {
	readonly field: Id;
	readonly operator: OperatorName;
	/** One value for `is` and `isNot`, a list for the others; nothing yet where it is undefined or empty. */
	readonly value?: unknown;
}

/** CSS widths of a column of the table. */
export interface ColumnStyle {
	readonly width?: string | number | undefined;
	readonly minWidth?: string | number | undefined;
	readonly maxWidth?: string | number | undefined;
}

/** What belongs to one layout alone. All of it is kept when the layout changes, so that it is there when it comes back. */
export interface LayoutOptions< Id extends string = string > {
	/** Of the table. */
	readonly density?: Density | undefined;
	/** How many columns the grid has. */
	readonly previewSize?: number | undefined;
	/** Fields that the grid shows as badges. */
	readonly badgeFields?: readonly Id[] | undefined;
	/** Widths of the table's columns. */
	readonly styles?:
		Readonly< Partial< Record< Id, ColumnStyle > > > | undefined;
}

/** Everything about a list that its user can change. A plain value, so that it can be stored and put into addresses. */
export interface View< Id extends string = string > {
	readonly type: LayoutName;
	readonly search?: string | undefined;
	/** From 1. */
	readonly page?: number | undefined;
	readonly perPage?: number | undefined;
	readonly sort?: Sort< Id > | undefined;
	readonly filters?: readonly Filter< Id >[] | undefined;
	/** Which fields are shown, in this order. */
	readonly fields?: readonly Id[] | undefined;
	readonly titleField?: Id | undefined;
	readonly mediaField?: Id | undefined;
	readonly descriptionField?: Id | undefined;
	readonly showTitle?: boolean | undefined;
	readonly showMedia?: boolean | undefined;
	readonly showDescription?: boolean | undefined;
	/** Whether items are shown with their depth in a hierarchy. */
	readonly showLevels?: boolean | undefined;
	readonly layout?: LayoutOptions< Id > | undefined;
}

/** The parts of an item that stand apart from its other fields. */
export const ITEM_PARTS = [ 'media', 'title', 'description' ] as const;
export type ItemPart = ( typeof ITEM_PARTS )[ number ];

/** The layouts a list offers, and what changes in the view when one is chosen. */
export type DefaultLayouts< Id extends string = string > = Readonly<
	Partial< Record< LayoutName, Partial< Omit< View< Id >, 'type' > > > >
>;

export interface PaginationInfo {
	readonly totalItems: number;
	readonly totalPages: number;
}
