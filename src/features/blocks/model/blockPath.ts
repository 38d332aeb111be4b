import type { BlockTree } from './contentBlocks';

type Tree = Pick< BlockTree, 'childrenOf' | 'nameOf' >;

/** The path of a block in a post's content: its index on each level. */
export type BlockPath = readonly number[];

const CONTENT = 'core/post-content';

/** The block that contains the content of a post in its template. */
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
 * The path of a block in the content; null outside of it.
 *
 * @param tree
 * @param root     The block that contains the content, or undefined for the document's root.
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

/** The block at a path in the content; null if it doesn't exist, or not yet. */
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
