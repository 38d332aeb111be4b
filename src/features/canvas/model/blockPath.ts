import type { BlockTree } from './contentBlocks';

type Tree = Pick< BlockTree, 'childrenOf' | 'nameOf' >;

/** Where a block is in the content of a post: its place among its siblings, on each level. */
export type BlockPath = readonly number[];

const CONTENT = 'core/post-content';

/** The block that holds the content of a post inside its template. */
export function contentRoot( tree: Tree, root?: string ): string | undefined {
	for ( const id of tree.childrenOf( root ) ) {
		const found =
			tree.nameOf( id ) === CONTENT ? id : contentRoot( tree, id );
		if ( found !== undefined ) {
			return found;
		}
	}
	return undefined;
}

/**
 * Where a block is in the content; null where it isn't.
 *
 * @param tree
 * @param root     What the content is in: a block, or undefined for all there is.
 * @param clientId
 */
export function pathOf(
	tree: Tree,
	root: string | undefined,
	clientId: string
): BlockPath | null {
	for ( const [ at, id ] of tree.childrenOf( root ).entries() ) {
		if ( id === clientId ) {
			return [ at ];
		}
		const rest = pathOf( tree, id, clientId );
		if ( rest ) {
			return [ at, ...rest ];
		}
	}
	return null;
}

/** The block at a place in the content; null where there is none, or not yet. */
export function blockAt(
	tree: Tree,
	root: string | undefined,
	path: BlockPath
): string | null {
	let found = root;
	for ( const at of path ) {
		found = tree.childrenOf( found )[ at ];
		if ( found === undefined ) {
			return null;
		}
	}
	return found ?? null;
}
