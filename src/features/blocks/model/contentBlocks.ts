/** The part of a block tree that is needed to find content. */
export interface BlockTree {
	/** The inner blocks of a block, or the top-level blocks. */
	readonly childrenOf: ( clientId?: string ) => readonly string[];
	readonly nameOf: ( clientId: string ) => string;
	/** Whether blocks of this type contain texts, images or other content. */
	readonly holdsContent: ( name: string ) => boolean;
}

const POST_CONTENT = 'core/post-content';

/** Blocks for content from other documents; each is listed without its inner blocks. */
const FROM_ELSEWHERE: ReadonlySet< string > = new Set( [
	'core/template-part',
	'core/block',
	'core/navigation',
	'core/query',
	'core/terms-query',
	'core/comments',
	'core/social-links',
	POST_CONTENT,
] );

/** Blocks that are listed without their inner blocks. */
const INDIVISIBLE: ReadonlySet< string > = new Set( [
	'core/list',
	'core/gallery',
	'core/quote',
] );

/** Blocks in a template that show the post itself. */
const OF_POST: ReadonlySet< string > = new Set( [
	'core/post-title',
	'core/post-featured-image',
] );

/**
 * The blocks with a document's content, in reading order: texts, images, and blocks for content from other documents,
 * such as template parts.
 *
 * @param tree
 * @param isInTemplate Whether the document is shown inside its template, whose own blocks aren't listed.
 */
export function* contentBlocks(
	tree: BlockTree,
	isInTemplate: boolean
): Generator< string > {
	yield* isInTemplate ? ofPost( tree ) : ofDocument( tree );
}

function* ofDocument( tree: BlockTree, root?: string ): Generator< string > {
	for ( const id of tree.childrenOf( root ) ) {
		const name = tree.nameOf( id );
		const isOne = FROM_ELSEWHERE.has( name );
		if ( isOne || tree.holdsContent( name ) ) {
			yield id;
		}
		if ( ! isOne && ! INDIVISIBLE.has( name ) ) {
			yield* ofDocument( tree, id );
		}
	}
}

function* ofPost( tree: BlockTree, root?: string ): Generator< string > {
	for ( const id of tree.childrenOf( root ) ) {
		const name = tree.nameOf( id );
		if ( name === POST_CONTENT ) {
			yield* ofDocument( tree, id );
		} else if ( OF_POST.has( name ) ) {
			yield id;
		} else if ( ! FROM_ELSEWHERE.has( name ) ) {
			yield* ofPost( tree, id );
		}
	}
}
