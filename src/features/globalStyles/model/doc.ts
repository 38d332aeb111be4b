import { isRecord } from '@/kernel/guards';
import { isSameTree } from '@/kernel/sameTree';
import { asTree, mergeTrees, type Tree } from './tree';

/** Settings (the available options) and styles (the values), as in a theme.json. */
export interface StylesDoc {
	readonly settings: Tree;
	readonly styles: Tree;
}

/** The layers of the site's styles. */
export interface Layers {
	/** WordPress's defaults merged with the theme's; read-only. */
	readonly base: StylesDoc;
	/** The user's changes. */
	readonly user: StylesDoc;
}

/** Parses a REST response. Keeps invalid values; a part that isn't an object is read as empty. */
export const parseDoc = ( raw: unknown ): StylesDoc => ( {
	settings: asTree( isRecord( raw ) ? raw.settings : undefined ),
	styles: asTree( isRecord( raw ) ? raw.styles : undefined ),
} );

const known = new WeakMap< StylesDoc, WeakMap< StylesDoc, StylesDoc > >();

/** Both layers merged. The same layers return the same document. */
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

/** Whether two documents have the same block style variations. */
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
