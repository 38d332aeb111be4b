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
	const key = JSON.stringify( slugs );
	return useMemo(
		() => [
			...new Set(
				( JSON.parse( key ) as readonly string[] )
					.flatMap( ( slug ) =>
						presetLocations( merged, kind, slug )
					)
					.map( ( { part, keys } ) =>
						locationName( [ part, ...keys ] )
					)
			),
		],
		[ merged, kind, key ]
	);
}
