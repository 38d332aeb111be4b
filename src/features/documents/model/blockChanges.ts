import { alignBlocks, type AlignedBlock } from './alignBlocks';
import { textOf, type BlockNode } from './blockPrint';
import { compareViewports, type Viewport } from './viewportChanges';

/** What became of one block. Texts are plain and whole, and empty where the block has none of its own. */
export type BlockChange =
	| { readonly kind: 'added'; readonly block: string; readonly text: string }
	| {
			readonly kind: 'removed';
			readonly block: string;
			readonly text: string;
	  }
	| {
			readonly kind: 'changed';
			readonly block: string;
			readonly from: string;
			readonly to: string;
	  }
	| {
			/** Nothing but its styles on smaller screens. */
			readonly kind: 'styled';
			readonly block: string;
			readonly text: string;
			readonly viewports: readonly Viewport[];
			/** The properties, by the names they are stored under. */
			readonly properties: readonly string[];
	  }
	| { readonly kind: 'moved'; readonly block: string; readonly text: string };

/** A block that is not as it was, in words and in the trees. */
export interface PlacedChange< Block extends BlockNode = BlockNode > {
	readonly change: BlockChange;
	readonly at: AlignedBlock< Block >;
}

/** What a user did to get from one tree of blocks to the other, in document order. */
export const compareBlocks = (
	before: readonly BlockNode[],
	after: readonly BlockNode[]
): readonly BlockChange[] =>
	changesIn( alignBlocks( before, after ) ).map( ( { change } ) => change );

/** The same of trees that are aligned already. What came or went as a whole counts once. */
export const changesIn = < Block extends BlockNode >(
	blocks: readonly AlignedBlock< Block >[],
	around: AlignedBlock[ 'fate' ] = 'same'
): readonly PlacedChange< Block >[] =>
	blocks.flatMap( ( at ) => {
		const change = at.fate === around ? null : changeOf( at );
		return [
			...( change ? [ { change, at } ] : [] ),
			...changesIn(
				at.inner,
				at.fate === 'added' || at.fate === 'removed' ? at.fate : 'same'
			),
		];
	} );

function changeOf( { fate, before, after }: AlignedBlock ): BlockChange | null {
	const block = after ?? before;
	if ( ! block || fate === 'same' ) {
		return null;
	}
	if ( fate !== 'changed' || ! before || ! after ) {
		return fate === 'changed'
			? null
			: { kind: fate, block: block.name, text: textOf( block ) };
	}
	const styled = compareViewports( before, after );
	return styled
		? {
				kind: 'styled',
				block: block.name,
				text: textOf( block ),
				...styled,
			}
		: {
				kind: fate,
				block: block.name,
				from: textOf( before ),
				to: textOf( after ),
			};
}
