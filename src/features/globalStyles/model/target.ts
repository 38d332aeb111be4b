import type { Keys } from './tree';
import type {
	CustomStateName,
	ElementName,
	StateName,
	ViewportName,
} from './targetNames';

/** The target of a style; the whole site without properties. */
export interface StyleTarget {
	/** Such as `core/quote`. */
	readonly block?: string | undefined;
	/** The name of a style variation of the block, such as `outline`. */
	readonly variation?: string | undefined;
	/** Applies in this viewport only. WordPress supports it for blocks and their elements. */
	readonly viewport?: ViewportName | undefined;
	readonly element?: ElementName | undefined;
	readonly customState?: CustomStateName | undefined;
	readonly state?: StateName | undefined;
}

/** The condition under which a style applies. */
export type Condition = Pick<
	StyleTarget,
	'viewport' | 'customState' | 'state'
>;

/** The target of settings: the whole site, or a block. */
export type SettingTarget = Pick< StyleTarget, 'block' >;

/** The keys of a path such as `color.text`; an empty path is the whole target. */
const keysOf = ( path: string ): Keys =>
	path === '' ? [] : path.split( '.' );

/** The path of a target's value in `styles`. */
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

/** The path of a target's value in `settings`. */
export const settingKeys = ( { block }: SettingTarget, path: string ): Keys => [
	...( block === undefined ? [] : [ 'blocks', block ] ),
	...keysOf( path ),
];
