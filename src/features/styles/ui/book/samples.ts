import { createBlock } from '@wordpress/blocks';
import { __, sprintf } from '@wordpress/i18n';
import type { BlockType } from '../../model/blockType';
import { sampleOf } from '../parts/sampleOf';

type Samples = readonly ReturnType< typeof createBlock >[];

const LEVELS = [ 1, 2, 3, 4, 5, 6 ] as const;

/** Blocks of which one alone does not tell enough. */
const OWN: Readonly< Record< string, () => Samples > > = {
	'core/heading': () =>
		LEVELS.map( ( level ) =>
			createBlock( 'core/heading', {
				level,
				content: sprintf(
					/* translators: %d: the level of a heading, from 1 to 6. */
					__( 'Heading %d', 'atelier' ),
					level
				),
			} )
		),
};

/** What is shown of a kind of block. */
export const samplesOf = ( type: BlockType ): Samples =>
	OWN[ type.name ]?.() ?? [ sampleOf( type ) ];
