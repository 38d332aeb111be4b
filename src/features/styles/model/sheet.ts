/** The CSS of the styles, in parts that change for different reasons. */
export interface SiteSheet {
	/** Each a stylesheet of its own: what is broken in one breaks no other. In the order in which they count. */
	readonly parts: readonly string[];
	/** Filters that some of the CSS refers to. */
	readonly filters: string;
}

/** Ratios are variables that the server alone makes. */
const RATIO = /--wp--preset--aspect-ratio--[\w-]+\s*:\s*[^;}]+/g;

/** The text of a page's stylesheet in which the server's styles are replaced by others. */
export function replaceSheet( printed: string, sheet: SiteSheet ): string {
	const ratios = [ ...new Set( printed.match( RATIO ) ?? [] ) ];
	return [
		...( ratios.length > 0 ? [ `:root{${ ratios.join( ';' ) }}` ] : [] ),
		...sheet.parts,
	].join( '\n' );
}

/** One of the stylesheets that the block editor is given. */
export interface EditorSheet {
	readonly css?: string;
	readonly [ key: string ]: unknown;
}

/** The stylesheets of an editor with these styles in place of the site's as the server sent them. */
export const withSheet = (
	own: readonly EditorSheet[],
	{ parts, filters }: SiteSheet
): readonly EditorSheet[] => [
	...own.filter( ( { isGlobalStyles } ) => isGlobalStyles !== true ),
	...parts.map( ( css ) => ( { css, isGlobalStyles: true } ) ),
	{ assets: filters, __unstableType: 'svgs', isGlobalStyles: true },
];
