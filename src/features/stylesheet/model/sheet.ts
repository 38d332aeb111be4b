import { type StylesDoc, asTree } from '../../globalStyles/index.model';

/** The CSS of the styles, in parts that change for different reasons. */
export interface SiteSheet {
	/** Each a stylesheet of its own: broken CSS in one breaks no other. In the order in which they count. */
	readonly parts: readonly string[];
	/** Faces of fonts that pages do not come with from the server. */
	readonly faces?: string;
	/** Filters that some of the CSS refers to. */
	readonly filters: string;
}

/** Ratios are variables that the server alone makes. */
const RATIO = /(?<![\w-])--wp--preset--aspect-ratio--[\w-]+\s*:\s*[^;}]+/g;

/** The engine gives the page's padding to the body, the server to its contents. */
const ROOT_PADDING =
	/:where\(body\)\s*\{\s*margin:\s*0;\s*padding-right:\s*0;\s*padding-left:\s*0;\s*(padding-top:[^;}]+;\s*padding-bottom:[^;}]+)\}/;

/** CSS of the engine as the server writes it, where that makes a difference. */
export const likeServer = ( css: string ): string =>
	css.replace( ROOT_PADDING, ':where(body){margin:0}.wp-site-blocks{$1}' );

/**
 * The styles without those of blocks that a page has no styles of: the server prints the styles of
 * core's blocks only with the sheets of these blocks.
 */
export const withBlocks = (
	doc: StylesDoc,
	isPrinted: ( block: string ) => boolean
): StylesDoc => ( {
	...doc,
	styles: {
		...doc.styles,
		blocks: Object.fromEntries(
			Object.entries( asTree( doc.styles.blocks ) ).filter(
				( [ name ] ) => isPrinted( name )
			)
		),
	},
} );

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
	{ parts, filters, faces = '' }: SiteSheet
): readonly EditorSheet[] => [
	...own.filter( ( { isGlobalStyles } ) => isGlobalStyles !== true ),
	...parts.map( ( css ) => ( { css, isGlobalStyles: true } ) ),
	...( faces === '' ? [] : [ { css: faces, isGlobalStyles: true } ] ),
	{ assets: filters, __unstableType: 'svgs', isGlobalStyles: true },
];
