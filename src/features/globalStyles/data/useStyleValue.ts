import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type { Layers } from '../model/doc';
import { resolveValue } from '../model/references';
import type { SettingTarget, StyleTarget } from '../model/target';
import {
	NO_CHANGES,
	readSetting,
	readStyle,
	type Sourced,
} from '../model/values';
import { editSettings, editStyles } from './edits';
import { siteStyles } from './record';

/** A value of the styles, where it comes from, and how to change it. */
export interface StyleValue extends Sourced {
	/** What counts, with references followed: plain CSS, or undefined where they lead nowhere. */
	readonly resolved: unknown;
	/** Stores a value of the user's; undefined resets. */
	readonly set: ( value: unknown ) => void;
	/** Takes the user's value away. */
	readonly reset: () => void;
}

const NOTHING: Layers = { base: NO_CHANGES, user: NO_CHANGES };
const EVERYWHERE: StyleTarget = {};

/**
 * One style.
 *
 * @param path   Such as `color.text`.
 * @param target What it belongs to; the whole site where nothing is said.
 */
export const useStyleValue = (
	path: string,
	target = EVERYWHERE
): StyleValue => useStored( readStyle, editStyles, path, target );

/**
 * One setting, such as `layout.contentSize`. A block has the site's where it has none of its own.
 */
export const useSetting = (
	path: string,
	{ block }: SettingTarget = EVERYWHERE
): StyleValue => useStored( readSetting, editSettings, path, { block } );

/** @param read @param edit Always the same two functions for a component. */
function useStored(
	read: typeof readStyle,
	edit: typeof editStyles,
	path: string,
	{ block, variation, element, state }: StyleTarget
): StyleValue {
	const of = useMemo(
		() => ( { block, variation, element, state } ),
		[ block, variation, element, state ]
	);
	const found = useSelect(
		( select ) => {
			const styles = siteStyles( select );
			const stored = read( styles?.layers ?? NOTHING, path, of );
			return {
				...stored,
				resolved: resolveValue(
					styles?.merged ?? NO_CHANGES,
					stored.value,
					of
				),
			};
		},
		[ read, path, of ]
	);
	return useMemo(
		() => ( {
			...found,
			set: ( value ) => void edit( [ { target: of, path, value } ] ),
			reset: () =>
				void edit( [ { target: of, path, value: undefined } ] ),
		} ),
		[ found, edit, of, path ]
	);
}
