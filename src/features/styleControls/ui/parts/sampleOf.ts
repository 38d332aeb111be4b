import { createBlock, getBlockFromExample } from '@wordpress/blocks';
import type { BlockType } from '../../../globalStyles/index.model';

/**
 * The block as its author shows it, else with its name for a text.
 *
 * @param type The kind of block.
 * @param look The name of its style variation, unless it is the default.
 */
export function sampleOf(
	{ name, title, example, texts }: BlockType,
	look?: string
) {
	const block = example
		? getBlockFromExample( name, example )
		: createBlock(
				name,
				Object.fromEntries( texts.map( ( text ) => [ text, title ] ) )
			);
	return look === undefined
		? block
		: {
				...block,
				attributes: {
					...block.attributes,
					className: `is-style-${ look }`,
				},
			};
}
