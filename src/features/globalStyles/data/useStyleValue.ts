import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type { Layers } from '../model/doc';
import { resolveValue } from '../model/references';
import type { SettingTarget, StyleTarget } from '../model/target';
import { restOf } from '../model/cascade';
import {
	NO_CHANGES,
	readSetting,
	readStyle,
	type Sourced,
} from '../model/values';
import { editSettings, editStyles } from './edits';
import { useSteadyTarget } from './useSteadyTarget';
import { siteStyles } from './record';

/** A value of the styles, its origin, and functions to change it. */
export interface StyleValue extends Sourced {
	/** The effective value with references resolved to plain CSS; undefined if they can't be resolved. */
	readonly resolved: unknown;
	/** The effective value where a state, a viewport or a level of headings has none of its own; null if there is none. */
	readonly fallback: Fallback | null;
	/** Stores a user value; undefined resets. */
	readonly set: ( value: unknown ) => void;
	/** Removes the user's value. */
	readonly reset: () => void;
}

/** A value that applies under more conditions than the requested ones, or to more headings. */
export interface Fallback {
	/** The stored value. */
	readonly value: unknown;
	/** The target it belongs to. */
	readonly from: StyleTarget;
	/** Whether that is another element than the requested one. */
	readonly isOthers: boolean;
}

const NOTHING: Layers = { base: NO_CHANGES, user: NO_CHANGES };
const EVERYWHERE: StyleTarget = {};

/**
 * One style.
 *
 * @param path   Such as `color.text`.
 * @param target Defaults to the whole site.
 */
export const useStyleValue = (
	path: string,
	target = EVERYWHERE
): StyleValue => useStored( readStyle, editStyles, path, target );

/** One setting, such as `layout.contentSize`. A block falls back to the site's setting. */
export const useSetting = (
	path: string,
	{ block }: SettingTarget = EVERYWHERE
): StyleValue => useStored( readSetting, editSettings, path, { block } );

/** @param read @param edit Must not change between renders of a component. */
function useStored(
	read: typeof readStyle,
	edit: typeof editStyles,
	path: string,
	target: StyleTarget
): StyleValue {
	const of = useSteadyTarget( target );
	const elsewhere = useMemo( () => restOf( of ), [ of ] );
	const found = useSelect(
		( select ) => {
			const styles = siteStyles( select );
			const layers = styles?.layers ?? NOTHING;
			const stored = read( layers, path, of );
			const rest =
				stored.value === undefined
					? elsewhere.map(
							( source ) => read( layers, path, source ).value
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
			fallback: from
				? {
						value: fallbackValue,
						from,
						isOthers: from.element !== of.element,
					}
				: null,
			set: ( next ) => void edit( [ { target: of, path, value: next } ] ),
			reset: () =>
				void edit( [ { target: of, path, value: undefined } ] ),
		};
	}, [ found, elsewhere, edit, of, path ] );
}
