import { isRecord } from '@/kernel/guards';
import { getIn, setIn, type Tree } from '@/features/globalStyles/index.model';

const SIZES = [ 'typography', 'fontSizes' ];

/**
 * Settings with computed sizes for fluid presets of a theme that has no fluid sizes otherwise: the server lets them grow up to the
 * wide width, while the engine forgets it.
 *
 * @param settings
 * @param compute  The engine's function.
 */
export function withFluidSizes(
	settings: Tree,
	compute: ( preset: Tree, settings: Tree ) => unknown
): Tree {
	const fluid = getIn( settings, [ 'typography', 'fluid' ] );
	const width = getIn( settings, [ 'layout', 'wideSize' ] );
	const origins = getIn( settings, SIZES );
	if ( fluid || typeof width !== 'string' || ! isRecord( origins ) ) {
		return settings;
	}
	const own = { typography: { fluid: true }, layout: { wideSize: width } };
	return setIn(
		settings,
		SIZES,
		Object.fromEntries(
			Object.entries( origins ).map( ( [ origin, presets ] ) => [
				origin,
				Array.isArray( presets )
					? presets.map( ( preset: unknown ) =>
							isRecord( preset ) && preset.fluid
								? {
										...preset,
										size: compute( preset, own ),
										fluid: false,
									}
								: preset
						)
					: presets,
			] )
		)
	);
}
