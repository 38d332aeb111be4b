import { useMemo } from '@wordpress/element';
import type { PresetKind } from '@/kernel/presetKinds';
import { presetLocations } from '../../model/presetLocations';
import { locationName } from '@/features/globalStyles/index.records';
import { useMerged } from '@/features/styleControls/index.records';

/** The labels of the styles that use any of some presets, each once. */
export function useStyleUses(
	kind: PresetKind,
	slugs: readonly string[]
): readonly string[] {
	const merged = useMerged();
	return useMemo(
		() => [
			...new Set(
				slugs
					.flatMap( ( slug ) =>
						presetLocations( merged, kind, slug )
					)
					.map( ( { part, keys } ) =>
						locationName( [ part, ...keys ] )
					)
			),
		],
		[ merged, kind, slugs ]
	);
}
