import { contentRoot } from './blockPath';
import type { BlockTree } from './contentBlocks';

/** A tree of blocks, as far as it has to be known to find the sections of a document. */
export type SectionTree = Pick< BlockTree, 'childrenOf' | 'nameOf' > & {
	/** The element that a block is, such as `main`. */
	readonly tagOf: ( clientId: string ) => string;
};

/**
 * What the sections of a document are in: the content of a post inside its template, the main part of a template, or
 * undefined for the document itself.
 */
export const sectionsRoot = (
	tree: SectionTree,
	isInTemplate: boolean
): string | undefined =>
	isInTemplate ? contentRoot( tree ) : mainOf( tree );

function mainOf( tree: SectionTree, root?: string ): string | undefined {
	for ( const id of tree.childrenOf( root ) ) {
		if (
			tree.nameOf( id ) === 'core/group' &&
			tree.tagOf( id ) === 'main'
		) {
			return id;
		}
		const inside = mainOf( tree, id );
		if ( inside !== undefined ) {
			return inside;
		}
	}
	return undefined;
}

/**
 * The section that a block is in, or is; null where it is in none.
 *
 * @param sections
 * @param lineage  The block itself and all that it is in.
 */
export const sectionOf = (
	sections: readonly string[],
	lineage: readonly string[]
): string | null => sections.find( ( id ) => lineage.includes( id ) ) ?? null;
