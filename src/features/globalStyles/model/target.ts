import type { Keys } from './tree';
import type {
	CustomStateName,
	ElementName,
	StateName,
	ViewportName,
} from './targetNames';

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
