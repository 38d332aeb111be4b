import { autop } from '@wordpress/autop';
import { stringOr } from '@/kernel/guards';
import type { BlockNode } from '../model/blockPrint';

/**
 * The block that holds text without block delimiters. It has a name of its own because what handles such text is also
 * written without delimiters: an HTML block that handled it would lose its own.
 */
export const BARE_TEXT = 'atelier/classic';

const isBareText = ( { name }: Pick< BlockNode, 'name' > ): boolean =>
	name === BARE_TEXT;

const PAGE_BREAK = '<!--nextpage-->';

/**
 * Text with the paragraphs that WordPress makes of blank lines only where there are no blocks; it divides a post into pages before, so that
 * none may begin or end inside of a paragraph.
 */
export const withParagraphs = ( text: string ): string =>
	text
		.split( PAGE_BREAK )
		.map( ( page ) => autop( page ).trim() )
		.join( `\n${ PAGE_BREAK }\n` )
		.trim();

const isOnlyText = ( blocks: readonly BlockNode[] ): boolean =>
	blocks.length > 0 && blocks.every( isBareText );

/**
 * Blocks in which text keeps its paragraphs: among blocks, WordPress makes none.
 *
 * @param sources The documents that the blocks come from. Text of one without blocks had paragraphs there.
 * @param blocks  The blocks of the new version.
 */
export function keepParagraphs< Block extends BlockNode >(
	sources: readonly ( readonly BlockNode[] )[],
	blocks: readonly Block[]
): readonly Block[] {
	if ( isOnlyText( blocks ) ) {
		return blocks;
	}
	const texts = new Set(
		sources
			.filter( isOnlyText )
			.flatMap( ( source ) => source.map( textOf ) )
	);
	return blocks.map( ( block ) =>
		isBareText( block ) && texts.has( textOf( block ) )
			? {
					...block,
					attributes: {
						...block.attributes,
						content: withParagraphs( textOf( block ) ),
					},
				}
			: block
	);
}

const textOf = ( { attributes }: BlockNode ): string =>
	stringOr( attributes.content );
