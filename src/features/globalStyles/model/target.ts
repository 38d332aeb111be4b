import type { Keys } from './tree';

/** Parts of a page that have styles wherever they are. `heading` is all of h1 to h6. */
export const ELEMENTS = [
	'link',
	'heading',
	'h1',
	'h2',
	'h3',
	'h4',
	'h5',
	'h6',
	'button',
	'caption',
	'cite',
] as const;

export type ElementName = ( typeof ELEMENTS )[ number ];

/** What something looks like while it is pointed at, focused or pressed. */
export const STATES = [
	':link',
	':any-link',
	':visited',
	':hover',
	':focus',
	':focus-visible',
	':active',
] as const;

export type StateName = ( typeof STATES )[ number ];

/** States that WordPress knows and browsers don't, such as the menu item of the open page. */
export const CUSTOM_STATES = [ '-current' ] as const;

export type CustomStateName = ( typeof CUSTOM_STATES )[ number ];

/** Windows that are narrow, the widest first. */
export const VIEWPORTS = [ '@tablet', '@mobile' ] as const;

export type ViewportName = ( typeof VIEWPORTS )[ number ];

/** What a style belongs to: the whole site where nothing is said. */
export interface StyleTarget {
	/** Such as `core/quote`. */
	readonly block?: string | undefined;
	/** The name of one of the block's styles, such as `outline`. */
	readonly variation?: string | undefined;
	/** Holds in windows of this width alone. WordPress prints it for blocks and the elements in them. */
	readonly viewport?: ViewportName | undefined;
	readonly element?: ElementName | undefined;
	readonly customState?: CustomStateName | undefined;
	readonly state?: StateName | undefined;
}

/** When a style holds. */
export type Condition = Pick<
	StyleTarget,
	'viewport' | 'customState' | 'state'
>;

/** What settings belong to: the whole site, or a block. */
export type SettingTarget = Pick< StyleTarget, 'block' >;

/** Whether a style holds only under some condition. */
export const isConditional = ( {
	viewport,
	customState,
	state,
}: Condition ): boolean =>
	viewport !== undefined || customState !== undefined || state !== undefined;

/** The parts of a path such as `color.text`; an empty path leads to the whole target. */
const keysOf = ( path: string ): Keys =>
	path === '' ? [] : path.split( '.' );

/** Where in `styles` a target's value is. */
export const styleKeys = (
	{ block, variation, viewport, element, customState, state }: StyleTarget,
	path: string
): Keys => [
	...( block === undefined ? [] : [ 'blocks', block ] ),
	...( variation === undefined ? [] : [ 'variations', variation ] ),
	...( viewport === undefined ? [] : [ viewport ] ),
	...( element === undefined ? [] : [ 'elements', element ] ),
	...( customState === undefined ? [] : [ customState ] ),
	...( state === undefined ? [] : [ state ] ),
	...keysOf( path ),
];

/** Where in `settings` a target's value is. */
export const settingKeys = ( { block }: SettingTarget, path: string ): Keys => [
	...( block === undefined ? [] : [ 'blocks', block ] ),
	...keysOf( path ),
];

/** The same text for the same target. */
export const targetId = ( target: StyleTarget ): string =>
	styleKeys( target, '' ).join( ' ' );
