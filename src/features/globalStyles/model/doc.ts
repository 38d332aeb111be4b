import { isRecord } from '../../../kernel/guards';
import { isSameTree } from '../../../kernel/sameTree';
import { asTree, mergeTrees, type Tree } from './tree';

/** Settings (the choices) and styles (the values), as in a theme.json. */
export interface StylesDoc {
	readonly settings: Tree;
	readonly styles: Tree;
}

/** The layers of the site's styles. */
export interface Layers {
	/** WordPress's defaults with the theme's on top; never changed here. */
	readonly base: StylesDoc;
	/** What users of this site have changed. */
	readonly user: StylesDoc;
}

/** A document as REST answers it, whatever is in it. What makes no sense is kept, and read as nothing. */
export const parseDoc = ( raw: unknown ): StylesDoc => ( {
	settings: asTree( isRecord( raw ) ? raw.settings : undefined ),
	styles: asTree( isRecord( raw ) ? raw.styles : undefined ),
} );

const known = new WeakMap< StylesDoc, WeakMap< StylesDoc, StylesDoc > >();

/** Both layers merged. The same layers give the same document. */
export function mergeLayers( { base, user }: Layers ): StylesDoc {
	const byUser = known.get( base ) ?? new WeakMap< StylesDoc, StylesDoc >();
	known.set( base, byUser );
	let merged = byUser.get( user );
	if ( ! merged ) {
		merged = {
			settings: mergeTrees( base.settings, user.settings ),
			styles: mergeTrees( base.styles, user.styles ),
		};
		byUser.set( user, merged );
	}
	return merged;
}

/** Whether block style variations, such as "Outline", are the same in two documents. */
export const hasSameVariations = (
	one: StylesDoc,
	other: StylesDoc
): boolean => isSameTree( variationsOf( one ), variationsOf( other ) );

const variationsOf = ( { styles }: StylesDoc ): Tree =>
	Object.fromEntries(
		Object.entries( asTree( styles.blocks ) ).flatMap(
			( [ name, block ] ) => {
				const { variations } = asTree( block );
				return variations === undefined ? [] : [ [ name, variations ] ];
			}
		)
	);

export const isSameDoc = ( one: StylesDoc, other: StylesDoc ): boolean =>
	one === other ||
	( isSameTree( one.settings, other.settings ) &&
		isSameTree( one.styles, other.styles ) );
