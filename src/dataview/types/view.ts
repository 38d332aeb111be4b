/** All layouts, in the order of menus. */
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
	/** `desc` by default. */
	readonly direction?: SortDirection | undefined;
}

export interface Filter< Id extends string = string > {
	readonly field: Id;
	readonly operator: OperatorName;
	/** One value for `is` and `isNot`, a list for the others; undefined or empty has no effect. */
	readonly value?: unknown;
}

/** CSS widths of a column of the table. */
export interface ColumnStyle {
	readonly width?: string | number | undefined;
	readonly minWidth?: string | number | undefined;
	readonly maxWidth?: string | number | undefined;
}

/** Options of single layouts. All are kept when the layout changes, for when it is chosen again. */
export interface LayoutOptions< Id extends string = string > {
	/** For the table. */
	readonly density?: Density | undefined;
	/** The number of columns of the grid. */
	readonly previewSize?: number | undefined;
	/** Fields that the grid shows as badges. */
	readonly badgeFields?: readonly Id[] | undefined;
	/** Widths of the table's columns. */
	readonly styles?:
		Readonly< Partial< Record< Id, ColumnStyle > > > | undefined;
}

/** The user's settings of a list. A plain value, so that it can be stored and serialized into a URL. */
export interface View< Id extends string = string > {
	readonly type: LayoutName;
	readonly search?: string | undefined;
	/** From 1. */
	readonly page?: number | undefined;
	readonly perPage?: number | undefined;
	readonly sort?: Sort< Id > | undefined;
	readonly filters?: readonly Filter< Id >[] | undefined;
	/** The shown fields, in this order. */
	readonly fields?: readonly Id[] | undefined;
	readonly titleField?: Id | undefined;
	readonly mediaField?: Id | undefined;
	readonly descriptionField?: Id | undefined;
	readonly showTitle?: boolean | undefined;
	readonly showMedia?: boolean | undefined;
	readonly showDescription?: boolean | undefined;
	/** Whether items show their depth in a hierarchy. */
	readonly showLevels?: boolean | undefined;
	readonly layout?: LayoutOptions< Id > | undefined;
}

/** The parts of an item that are displayed apart from its other fields. */
export const ITEM_PARTS = [ 'media', 'title', 'description' ] as const;
export type ItemPart = ( typeof ITEM_PARTS )[ number ];

/** The layouts of a list, and the changes of the view when one is chosen. */
export type DefaultLayouts< Id extends string = string > = Readonly<
	Partial< Record< LayoutName, Partial< Omit< View< Id >, 'type' > > > >
>;

export interface PaginationInfo {
	readonly totalItems: number;
	readonly totalPages: number;
}
