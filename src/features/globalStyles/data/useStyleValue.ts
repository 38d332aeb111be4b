import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type { Layers } from '../model/doc';
import { resolveValue } from '../model/references';
import type { SettingTarget, StyleTarget } from '../model/target';
import { isConditional, restOf } from '../model/cascade';
import {
	NO_CHANGES,
	readSetting,
	readStyle,
	type Sourced,
} from '../model/values';
import { editSettings, editStyles } from './edits';
import { useSteadyTarget } from './useSteadyTarget';
import { siteStyles } from './record';

/** A value of the styles, where it comes from, and how to change it. */
export interface StyleValue extends Sourced {
	/** What counts, with references followed: plain CSS, or undefined where they lead nowhere. */
	readonly resolved: unknown;
	/** What counts where a state or a narrow window has no value of its own; null where nothing does. */
	readonly fallback: Fallback | null;
	/** Stores a value of the user's; undefined resets. */
	readonly set: ( value: unknown ) => void;
	/** Takes the user's value away. */
	readonly reset: () => void;
}

/** A value that holds in more cases than the one that was asked for. */
export interface Fallback {
	/** As it is stored. */
	readonly value: unknown;
	/** What it belongs to, and when it holds; always where nothing is said. */
	readonly from: StyleTarget;
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
	target: StyleTarget
): StyleValue {
	const of = useSteadyTarget( target );
	const elsewhere = useMemo(
		() => ( isConditional( of ) ? restOf( of ) : [] ),
		[ of ]
	);
	const found = useSelect(
		( select ) => {
			const styles = siteStyles( select );
			const layers = styles?.layers ?? NOTHING;
			const stored = read( layers, path, of );
			const rest =
				stored.value === undefined
					? elsewhere.map(
							( place ) => read( layers, path, place ).value
						)
					: [];
			const fallbackAt = rest.findIndex(
				( value ) => value !== undefined
			);
			return {
				...stored,
				fallbackAt,
				fallbackValue: rest[ fallbackAt ],
				resolved: resolveValue(
					styles?.merged ?? NO_CHANGES,
					stored.value,
					of
				),
			};
		},
		[ read, path, of, elsewhere ]
	);
	return useMemo( () => {
		const { fallbackAt, fallbackValue, ...value } = found;
		const from = elsewhere[ fallbackAt ];
		return {
			...value,
			fallback: from ? { value: fallbackValue, from } : null,
			set: ( next ) => void edit( [ { target: of, path, value: next } ] ),
			reset: () =>
				void edit( [ { target: of, path, value: undefined } ] ),
		};
	}, [ found, elsewhere, edit, of, path ] );
}
