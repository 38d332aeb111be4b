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
	':hover',
	':focus',
	':focus-visible',
	':active',
] as const;

export type StateName = ( typeof STATES )[ number ];

/** What a style belongs to: the whole site where nothing is said. */
export interface StyleTarget {
	/** Such as `core/quote`. */
	readonly block?: string | undefined;
	/** The name of one of the block's styles, such as `outline`. */
	readonly variation?: string | undefined;
	readonly element?: ElementName | undefined;
	readonly state?: StateName | undefined;
}

/** What settings belong to: the whole site, or a block. */
export type SettingTarget = Pick< StyleTarget, 'block' >;

/** The states that WordPress prints styles for; none elsewhere. */
export const statesOf = ( {
	block,
	element,
}: StyleTarget ): readonly StateName[] =>
	element === 'link' || element === 'button'
		? STATES
		: element === undefined && block === 'core/button'
			? STATES
			: [];

/** The parts of a path such as `color.text`; an empty path leads to the whole target. */
const keysOf = ( path: string ): Keys =>
	path === '' ? [] : path.split( '.' );

/** Where in `styles` a target's value is. */
export const styleKeys = (
	{ block, variation, element, state }: StyleTarget,
	path: string
): Keys => [
	...( block === undefined ? [] : [ 'blocks', block ] ),
	...( variation === undefined ? [] : [ 'variations', variation ] ),
	...( element === undefined ? [] : [ 'elements', element ] ),
	...( state === undefined ? [] : [ state ] ),
	...keysOf( path ),
];

/** Where in `settings` a target's value is. */
export const settingKeys = ( { block }: SettingTarget, path: string ): Keys => [
	...( block === undefined ? [] : [ 'blocks', block ] ),
	...keysOf( path ),
];
