import { isRecord } from '@/kernel/guards';
import { asTree, getIn, type Tree } from '@/features/globalStyles/index.model';

/** A part of the CSS of blocks. */
export type BlockPiece =
	| { readonly kind: 'styles'; readonly blocks: Tree }
	| { readonly kind: 'css'; readonly block: string; readonly css: string }
	| {
			readonly kind: 'state';
			readonly block: string;
			readonly state: string;
			readonly node: Tree;
	  };

/**
 * The styles of blocks in the order in which the server prints them: the styles that a block always has, the gaps in it, its CSS,
 * its styles in a state or on a screen size, and those of its elements, before other blocks. All have the same specificity, so
 * that the order decides.
 *
 * @param blocks
 * @param customStates The custom states of each block, such as `@current`.
 */
export const blockPieces = (
	blocks: Tree,
	customStates: Readonly< Record< string, readonly string[] > >
): readonly BlockPiece[] =>
	joined(
		Object.entries( blocks ).flatMap( ( [ block, node ] ) =>
			piecesOf( block, asTree( node ), customStates[ block ] ?? [] )
		)
	);

function piecesOf(
	block: string,
	node: Tree,
	states: readonly string[]
): readonly BlockPiece[] {
	const { css, elements, ...styles } = node;
	const gap = getIn( node, [ 'spacing', 'blockGap' ] );
	const ownStates = states.filter( ( state ) => isRecord( node[ state ] ) );
	const hasCss = typeof css === 'string' && css !== '';
	if ( ! hasCss && gap === undefined && ownStates.length === 0 ) {
		return [ { kind: 'styles', blocks: { [ block ]: node } } ];
	}
	const part = ( tree: Tree ): readonly BlockPiece[] =>
		Object.keys( tree ).length === 0
			? []
			: [ { kind: 'styles', blocks: { [ block ]: tree } } ];
	const entries = Object.entries( styles ).filter(
		( [ key ] ) => ! states.includes( key )
	);
	const isConditional = ( [ key ]: [ string, unknown ] ) =>
		/^[:@]/.test( key );
	const own = Object.fromEntries(
		entries.filter( ( entry ) => ! isConditional( entry ) )
	);
	return [
		...part( gap === undefined ? own : withoutGap( own ) ),
		...part( gap === undefined ? {} : { spacing: { blockGap: gap } } ),
		...( hasCss ? [ { kind: 'css' as const, block, css } ] : [] ),
		...part( Object.fromEntries( entries.filter( isConditional ) ) ),
		...ownStates.map( ( state ) => ( {
			kind: 'state' as const,
			block,
			state,
			node: asTree( node[ state ] ),
		} ) ),
		...part( elements === undefined ? {} : { elements } ),
	];
}

function withoutGap( { spacing, ...node }: Tree ): Tree {
	const { blockGap: _gap, ...rest } = asTree( spacing );
	return Object.keys( rest ).length === 0 ? node : { ...node, spacing: rest };
}

/** As few pieces as possible. */
const joined = ( pieces: readonly BlockPiece[] ): readonly BlockPiece[] =>
	pieces.reduce< readonly BlockPiece[] >( ( list, piece ) => {
		const last = list.at( -1 );
		return last?.kind === 'styles' &&
			piece.kind === 'styles' &&
			! Object.keys( piece.blocks ).some( ( key ) => key in last.blocks )
			? [
					...list.slice( 0, -1 ),
					{
						kind: 'styles',
						blocks: { ...last.blocks, ...piece.blocks },
					},
				]
			: [ ...list, piece ];
	}, [] );
