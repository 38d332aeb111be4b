import { parse, type createBlock } from '@wordpress/blocks';
import { blockSamples } from '@/platform/stages';
import type { BlockType } from '@/features/globalStyles/index.model';
import { sampleOf } from '@/features/styleControls/index.records';

type Samples = readonly ReturnType< typeof createBlock >[];

/** Blocks that need more than one sample. */
const SEVERAL: ReadonlySet< string > = new Set( [ 'core/heading' ] );

/** The samples of a block type: in the overview the same as in the server's picture, elsewhere its registered example. */
export function samplesOf( type: BlockType, isOverview: boolean ): Samples {
	const own =
		isOverview || SEVERAL.has( type.name )
			? blockSamples()[ type.name ]
			: undefined;
	return own === undefined ? [ sampleOf( type ) ] : parse( own );
}
