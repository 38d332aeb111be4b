import { select, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type { Layers } from '../model/doc';
import type { PresetKind } from '../model/presets';
import { NO_CHANGES, writeSettings, type SettingEdit } from '../model/values';
import { withoutUses } from '../model/withoutUses';
import { editSettings, replaceInvalid } from './edits';
import { siteStyles } from './record';

const NOTHING: Layers = { base: NO_CHANGES, user: NO_CHANGES };

/** A value derived from the current styles, such as a list of presets. */
export function useLayers< T >( read: ( layers: Layers ) => T ): T {
	const layers = useSelect(
		( fromStore ) => siteStyles( fromStore )?.layers ?? NOTHING,
		[]
	);
	return useMemo( () => read( layers ), [ read, layers ] );
}

/**
 * Edits presets as one undo step.
 *
 * @param change Builds the edits from the current styles.
 * @param step   The key of a control that is dragged or typed into: its edits join one step.
 */
export function changePresets(
	change: ( layers: Layers ) => readonly SettingEdit[],
	step: string | null = null
): void {
	const layers = siteStyles( select )?.layers;
	const edits = layers ? change( layers ) : [];
	if ( edits.length > 0 ) {
		editSettings( edits, step );
	}
}

/** Removes presets, and resets what uses them, as one undo step. */
export function removePresets(
	kind: PresetKind,
	slugs: readonly string[],
	change: ( layers: Layers ) => readonly SettingEdit[]
): void {
	const layers = siteStyles( select )?.layers;
	if ( layers ) {
		const user = writeSettings( layers.user, change( layers ) );
		// Only removes: what is invalid besides stays.
		replaceInvalid( withoutUses( layers, user, kind, slugs ) );
	}
}
