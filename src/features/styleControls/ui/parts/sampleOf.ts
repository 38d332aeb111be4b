import { createBlock, getBlockFromExample } from '@wordpress/blocks';
import type { BlockType } from '@/features/globalStyles/index.model';

/**
 * A sample of a block: its registered example, otherwise the block with its title as text.
 *
 * @param type      The block type.
 * @param variation The name of its style variation; absent for the default.
 */
export function sampleOf(
	{ name, title, example, texts }: BlockType,
	variation?: string
) {
	const block = example
		? getBlockFromExample( name, example )
		: createBlock(
				name,
				Object.fromEntries( texts.map( ( text ) => [ text, title ] ) )
			);
	return variation === undefined
		? block
		: {
				...block,
				attributes: {
					...block.attributes,
					className: `is-style-${ variation }`,
				},
			};
}
