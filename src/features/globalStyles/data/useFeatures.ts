import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type { StylesDoc } from '../model/doc';
import {
	featuresOf,
	overriddenIn,
	type BlockFacts,
	type Features,
} from '../model/features';
import {
	allowsCustom,
	presetsOf,
	type PresetKind,
	type PresetsByOrigin,
} from '../model/presets';
import type { SettingTarget, StyleTarget } from '../model/target';
import { NO_CHANGES } from '../model/values';
import { styleSchema } from '@/platform/styleSchema';
import { siteStyles } from './record';
import { useSteadyTarget } from './useSteadyTarget';

const EVERYWHERE: StyleTarget = {};

/** The merged settings without the styles: they stay the same object while styles are dragged, and so do derived values. */
function useMergedSettings(): StylesDoc {
	const settings = useSelect(
		( select ) =>
			siteStyles( select )?.merged.settings ?? NO_CHANGES.settings,
		[]
	);
	return useMemo(
		() => ( { settings, styles: NO_CHANGES.styles } ),
		[ settings ]
	);
}

/**
 * The features of a target that would change something.
 *
 * @param target Defaults to the whole site.
 * @param block  The target's block type, if it has one.
 */
export function useFeatures(
	target = EVERYWHERE,
	block?: BlockFacts
): Features {
	const doc = useMergedSettings();
	const of = useSteadyTarget( target );
	// Text, because it stays the same while other styles are dragged.
	const overridden = useSelect(
		( select ) => {
			const merged = siteStyles( select )?.merged;
			return merged ? overriddenIn( merged, of ).join( ' ' ) : '';
		},
		[ of ]
	);
	return useMemo( () => {
		const features = featuresOf( doc, of, {
			block,
			schema: styleSchema(),
		} );
		const without = new Set< string >( overridden.split( ' ' ) );
		return new Set(
			[ ...features ].filter( ( name ) => ! without.has( name ) )
		);
	}, [ doc, of, block, overridden ] );
}

/** The available presets. */
export function usePresets(
	kind: PresetKind,
	{ block }: SettingTarget = EVERYWHERE
): PresetsByOrigin {
	const doc = useMergedSettings();
	return useMemo(
		() => presetsOf( doc, kind, { block } ),
		[ doc, kind, block ]
	);
}

/** Whether custom values are allowed next to presets. */
export const useAllowsCustom = (
	kind: PresetKind,
	target: SettingTarget = EVERYWHERE
): boolean => allowsCustom( useMergedSettings(), kind, target );
