import { alignBlocks, type AlignedBlock } from './alignBlocks';
import { detailsOf, type BlockDetail } from './blockDetails';
import { textOf, type BlockNode } from './blockPrint';
import { compareViewports, type Viewport } from './viewportChanges';
import { keepNodes } from './wholeChange';

/** The change of one block. */
export type BlockChange = BlockChangeKind & {
	/** What its texts don't show; left out without any. */
	readonly details?: readonly BlockDetail[];
};

/** Texts are plain and complete, and empty if the block has none. */
type BlockChangeKind =
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
			/** Only styles on smaller screens changed. */
			readonly kind: 'styled';
			readonly block: string;
			readonly text: string;
			readonly viewports: readonly Viewport[];
			/** The properties by their stored names. */
			readonly properties: readonly string[];
	  }
	| { readonly kind: 'moved'; readonly block: string; readonly text: string };

/** A changed block, with its description and its objects in the trees. */
export interface LocatedChange< Block extends BlockNode = BlockNode > {
	readonly change: BlockChange;
	readonly at: AlignedBlock< Block >;
}

/** The user's changes between two trees of blocks, in document order. */
export const compareBlocks = (
	before: readonly BlockNode[],
	after: readonly BlockNode[]
): readonly BlockChange[] =>
	changesIn( alignBlocks( before, after ) ).map( ( { change } ) => change );

/** The changes of aligned trees. A block that was added or removed with its inner blocks counts once. */
export const changesIn = < Block extends BlockNode >(
	blocks: readonly AlignedBlock< Block >[],
	around: AlignedBlock[ 'fate' ] = 'same'
): readonly LocatedChange< Block >[] =>
	blocks.flatMap( ( at ) => {
		const change = at.fate === around ? null : detailedChange( at );
		return [
			...( change ? [ { change, at } ] : [] ),
			...changesIn(
				at.inner,
				at.fate === 'added' || at.fate === 'removed' ? at.fate : 'same'
			),
		];
	} );

function detailedChange( at: AlignedBlock ): BlockChange | null {
	const change = changeOf( at );
	const { fate, before, after } = at;
	const details =
		after && ( fate === 'added' || fate === 'changed' )
			? detailsOf( before, after )
			: [];
	if ( ! change ) {
		return null;
	}
	const detailed = details.length > 0 ? { ...change, details } : change;
	keepNodes( detailed, { before, after } );
	return detailed;
}

function changeOf( {
	fate,
	before,
	after,
}: AlignedBlock ): BlockChangeKind | null {
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
