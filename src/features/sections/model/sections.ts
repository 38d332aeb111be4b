import { contentRoot, type BlockTree } from '@/features/blocks/index.model';

/** The part of a block tree that is needed to find sections. */
export type SectionTree = Pick< BlockTree, 'childrenOf' | 'nameOf' > & {
	/** The block's HTML element, such as `main`. */
	readonly tagOf: ( clientId: string ) => string;
};

/**
 * The block that contains the sections: the content of a post in its template, a template's main element, or undefined
 * for the document's root.
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
 * The section that a block is or belongs to; null without one.
 *
 * @param sections
 * @param lineage  The block and its ancestors.
 */
export const sectionOf = (
	sections: readonly string[],
	lineage: readonly string[]
): string | null => sections.find( ( id ) => lineage.includes( id ) ) ?? null;
