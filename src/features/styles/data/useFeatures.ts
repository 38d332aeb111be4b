import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type { StylesDoc } from '../model/doc';
import { featuresOf, type BlockFacts, type Features } from '../model/features';
import {
	presetsOf,
	type PresetKind,
	type PresetsByOrigin,
} from '../model/presets';
import type { SettingTarget, StyleTarget } from '../model/target';
import { NO_CHANGES } from '../model/values';
import { siteStyles } from './record';

const EVERYWHERE: StyleTarget = {};

/** Both layers as one; empty until they are there. */
const useMergedStyles = (): StylesDoc =>
	useSelect( ( select ) => siteStyles( select )?.merged ?? NO_CHANGES, [] );

/**
 * What can be styled of a target.
 *
 * @param target The whole site where nothing is said.
 * @param block  The target's block type, where it has one.
 */
export function useFeatures(
	target = EVERYWHERE,
	block?: BlockFacts
): Features {
	const merged = useMergedStyles();
	const { block: name, variation, element, state } = target;
	return useMemo(
		() =>
			featuresOf(
				merged,
				{ block: name, variation, element, state },
				block
			),
		[ merged, name, variation, element, state, block ]
	);
}

/** The presets that there are to choose from. */
export function usePresets(
	kind: PresetKind,
	{ block }: SettingTarget = EVERYWHERE
): PresetsByOrigin {
	const merged = useMergedStyles();
	return useMemo(
		() => presetsOf( merged, kind, { block } ),
		[ merged, kind, block ]
	);
}
