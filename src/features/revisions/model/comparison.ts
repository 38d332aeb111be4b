import {
	alignBlocks,
	changesIn,
	compareFields,
	type AlignedBlock,
	type BlockNode,
	type FieldChange,
	type PlacedChange,
} from '../../documents/index.model';

/** A document whose content has been read. */
export interface ReadState< Block extends BlockNode > {
	readonly blocks: readonly Block[];
	readonly fields: Readonly< Record< string, string > >;
}

/** Two states of a document as one, and what differs. */
export interface Comparison< Block extends BlockNode > {
	/** All blocks of both; empty marks where nothing is compared. */
	readonly blocks: readonly AlignedBlock< Block >[];
	readonly changes: readonly Change< Block >[];
}

/** One thing that is not as it was. */
export type Change< Block extends BlockNode > =
	| ( { readonly kind: 'field'; readonly key: string } & FieldChange )
	| ( {
			readonly kind: 'block';
			readonly key: string;
	  } & PlacedChange< Block > );

/** What became of one state in another; nothing is said about one that comes first. */
export function compareStates< Block extends BlockNode >(
	before: ReadState< Block > | null,
	after: ReadState< Block >
): Comparison< Block > {
	const blocks = alignBlocks( ( before ?? after ).blocks, after.blocks );
	const fields = before
		? Object.keys( after.fields ).flatMap( ( name ) =>
				compareFields(
					before.fields[ name ] ?? '',
					after.fields[ name ],
					[ name ]
				)
			)
		: [];
	return {
		blocks,
		changes: [
			...fields.map( ( change ) => ( {
				kind: 'field' as const,
				key: change.path.join( '.' ),
				...change,
			} ) ),
			...changesIn( blocks ).map( ( change, at ) => ( {
				kind: 'block' as const,
				key: String( at ),
				...change,
			} ) ),
		],
	};
}

/** A tree as it is after all. */
export const laterBlocks = < Block extends BlockNode >(
	aligned: readonly AlignedBlock< Block >[]
): readonly Block[] =>
	aligned.flatMap( ( { after, inner } ) =>
		after ? [ { ...after, innerBlocks: laterBlocks( inner ) } ] : []
	);

/**
 * A tree in which what was removed is still there, to be looked at.
 *
 * @param aligned
 * @param mark    Makes one of both states of a block that changed.
 */
export const markedBlocks = < Block extends BlockNode >(
	aligned: readonly AlignedBlock< Block >[],
	mark: ( before: Block, after: Block ) => Block
): readonly Block[] =>
	aligned.flatMap( ( { fate, after, before, inner } ) => {
		const block =
			fate === 'changed' && before && after
				? mark( before, after )
				: ( after ?? before );
		return block
			? [ { ...block, innerBlocks: markedBlocks( inner, mark ) } ]
			: [];
	} );
