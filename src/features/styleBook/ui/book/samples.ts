import { parse, type createBlock } from '@wordpress/blocks';
import { blockSamples } from '../../../../platform/stages';
import type { BlockType } from '../../../globalStyles/index.model';
import { sampleOf } from '../../../styleControls/index.records';

type Samples = readonly ReturnType< typeof createBlock >[];

/** Blocks of which one alone never tells enough. */
const SEVERAL: ReadonlySet< string > = new Set( [ 'core/heading' ] );

/**
 * What is shown of a kind of block: in the overview what the server shows in its picture of it, elsewhere what its
 * author does.
 */
export function samplesOf( type: BlockType, isOverview: boolean ): Samples {
	const own =
		isOverview || SEVERAL.has( type.name )
			? blockSamples()[ type.name ]
			: undefined;
	return own === undefined ? [ sampleOf( type ) ] : parse( own );
}
