/** A tree of blocks, as far as it has to be known to find what people read in it. */
export interface BlockTree {
	/** The blocks inside of a block, or the outermost ones. */
	readonly childrenOf: ( clientId?: string ) => readonly string[];
	readonly nameOf: ( clientId: string ) => string;
	/** Whether blocks of this name hold texts, pictures or the like. */
	readonly holdsContent: ( name: string ) => boolean;
}

const POST_CONTENT = 'core/post-content';

/** They stand for content from elsewhere, and are one thing each whatever is inside. */
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

/** What is inside of them belongs to them. */
const INDIVISIBLE: ReadonlySet< string > = new Set( [
	'core/list',
	'core/gallery',
	'core/quote',
] );

/** What a template shows of the post itself. */
const OF_POST: ReadonlySet< string > = new Set( [
	'core/post-title',
	'core/post-featured-image',
] );

/**
 * The blocks of a document that hold its content, in the order in which they are read: texts, pictures, and what stands
 * for content from elsewhere, such as template parts.
 *
 * @param tree
 * @param isInTemplate Whether the document is shown inside of its template, whose own blocks are not to be listed.
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
