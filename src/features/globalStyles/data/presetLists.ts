import { select, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type { Layers } from '../model/doc';
import { NO_CHANGES, type SettingEdit } from '../model/values';
import { editSettings } from './edits';
import { siteStyles } from './record';

const NOTHING: Layers = { base: NO_CHANGES, user: NO_CHANGES };

/** Something that is read from the styles as they are now, such as a list of presets. */
export function useLayers< T >( read: ( layers: Layers ) => T ): T {
	const layers = useSelect(
		( fromStore ) => siteStyles( fromStore )?.layers ?? NOTHING,
		[]
	);
	return useMemo( () => read( layers ), [ read, layers ] );
}

/**
 * Changes presets, as one step of undo.
 *
 * @param change Says what of the styles as they are now.
 * @param step   Names the control where it is dragged or typed into: such edits are one step together.
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
