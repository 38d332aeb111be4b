import {
	alignBlocks,
	changesIn,
	compareFields,
	type AlignedBlock,
	type BlockNode,
	type FieldChange,
	type LocatedChange,
} from '@/features/documents/index.model';

/** A document with parsed content. */
export interface ReadState< Block extends BlockNode > {
	readonly blocks: readonly Block[];
	readonly fields: Readonly< Record< string, string > >;
}

/** Two states of a document, aligned, with their differences. */
export interface Comparison< Block extends BlockNode > {
	/** All blocks of both; without marks where nothing is compared. */
	readonly blocks: readonly AlignedBlock< Block >[];
	readonly changes: readonly Change< Block >[];
}

/** One difference. */
export type Change< Block extends BlockNode > =
	| ( { readonly kind: 'field'; readonly key: string } & FieldChange )
	| ( {
			readonly kind: 'block';
			readonly key: string;
	  } & LocatedChange< Block > );

/** Compares two states; the first state of a document has no differences. */
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

/** The tree of the later state. */
export const laterBlocks = < Block extends BlockNode >(
	aligned: readonly AlignedBlock< Block >[]
): readonly Block[] =>
	aligned.flatMap( ( { after, inner } ) =>
		after ? [ { ...after, innerBlocks: laterBlocks( inner ) } ] : []
	);

/**
 * The later tree with removed blocks at their former positions.
 *
 * @param aligned
 * @param mark    Merges both versions of a changed block into one.
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
