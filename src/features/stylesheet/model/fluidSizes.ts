import { isRecord } from '@/kernel/guards';
import {
	asTree,
	getIn,
	setIn,
	type Tree,
} from '@/features/globalStyles/index.model';

const SIZES = [ 'typography', 'fontSizes' ];

type Compute = ( preset: Tree, settings: Tree ) => unknown;

/**
 * Settings with computed sizes for fluid presets that the engine computes otherwise: the server lets sizes grow up to the wide
 * width also where only a preset is fluid, and the presets of a block follow the block's own fluid setting.
 *
 * @param settings
 * @param compute  The engine's function.
 */
export function withFluidSizes( settings: Tree, compute: Compute ): Tree {
	const blocks = asTree( settings.blocks );
	const ofSite = fluidOf( settings )
		? settings
		: withSizes( settings, settings.layout, compute );
	return Object.entries( blocks ).reduce( ( made, [ block, own ] ) => {
		if ( ! isRecord( own ) ) {
			return made;
		}
		const sized = withSizes( own, own.layout ?? settings.layout, compute );
		return sized === own ? made : setIn( made, [ 'blocks', block ], sized );
	}, ofSite );
}

/** An object without properties is none to the server. */
function fluidOf( settings: Tree ): unknown {
	const fluid = getIn( settings, [ 'typography', 'fluid' ] );
	return isRecord( fluid ) && Object.keys( fluid ).length === 0
		? false
		: fluid;
}

function withSizes( owner: Tree, layout: unknown, compute: Compute ): Tree {
	const origins = getIn( owner, SIZES );
	if ( ! isRecord( origins ) ) {
		return owner;
	}
	const fluid = fluidOf( owner );
	const settings = {
		typography: { fluid: fluid || true },
		layout: { wideSize: asTree( layout ).wideSize },
	};
	return setIn(
		owner,
		SIZES,
		Object.fromEntries(
			Object.entries( origins ).map( ( [ origin, presets ] ) => [
				origin,
				Array.isArray( presets )
					? presets.map( ( preset: unknown ) =>
							isRecord( preset )
								? {
										...preset,
										...( preset.fluid !== false &&
										( fluid || preset.fluid )
											? {
													size: compute(
														preset,
														settings
													),
												}
											: {} ),
										fluid: false,
									}
								: preset
						)
					: presets,
			] )
		)
	);
}
