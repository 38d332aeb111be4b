import { useMemo } from '@wordpress/element';
import type { UsedPresetKind } from '../../../documents/index.records';
import { presetPlaces } from '../../model/presetPlaces';
import { placeName } from '../../../globalStyles/index.records';
import { useMerged } from '../../../styleControls/index.records';

/** The labels of the styles that use any of some presets, each once. */
export function useStyleUses(
	kind: UsedPresetKind,
	slugs: readonly string[]
): readonly string[] {
	const merged = useMerged();
	return useMemo(
		() => [
			...new Set(
				slugs
					.flatMap( ( slug ) => presetPlaces( merged, kind, slug ) )
					.map( ( { part, keys } ) => placeName( [ part, ...keys ] ) )
			),
		],
		[ merged, kind, slugs ]
	);
}
