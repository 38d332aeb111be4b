import {
	allOf,
	asTree,
	getIn,
	kebab,
	presetsOf,
	type StylesDoc,
	type Tree,
} from '@/features/globalStyles/index.model';

/** The CSS of the styles, in parts that change independently. */
export interface SiteSheet {
	/** Separate stylesheets in cascade order: invalid CSS in one doesn't affect the others. */
	readonly parts: readonly string[];
	/** Font faces that server-rendered pages don't have. */
	readonly faces?: string;
	/** SVG filters that the CSS refers to. */
	readonly filters: string;
}

/** The variables of aspect ratios, which only the server prints. */
const RATIO = /(?<![\w-])--wp--preset--aspect-ratio--[\w-]+\s*:\s*[^;}]+/g;

/** The engine applies the page's padding to the body, the server to its contents. */
const ROOT_PADDING =
	/:where\(body\)\s*\{\s*margin:\s*0;\s*padding-right:\s*0;\s*padding-left:\s*0;\s*(padding-top:[^;}]+;\s*padding-bottom:[^;}]+)\}/;

/** The server gives the gaps between a page's parts no specificity, so that margins of elements win. */
const ROOT_GAPS = ':root :where(.wp-site-blocks) >';

/** How the engine lets the ratio of an element undo a height that is set beside it. */
const UNDOING_HEIGHT = 'min-height: unset;';

/** Keeps a minimum height beside an aspect ratio, as the server does. */
export const withMinHeights = ( css: string ): string =>
	css.includes( UNDOING_HEIGHT )
		? css.replace( /[^{}]+/g, withMinHeight )
		: css;

function withMinHeight( declarations: string ): string {
	const at = declarations.indexOf( 'min-height: ' );
	return at < 0 || declarations.startsWith( UNDOING_HEIGHT, at )
		? declarations
		: declarations.replaceAll( UNDOING_HEIGHT, '' );
}

/** Adapts the engine's CSS to the server's output where they differ. */
export const likeServer = ( css: string ): string =>
	withMinHeights( css )
		.replace( ROOT_PADDING, ':where(body){margin:0}.wp-site-blocks{$1}' )
		.replaceAll( ROOT_GAPS, ':where(.wp-site-blocks) >' );

/** The styles of a page's blocks: the server prints the styles of core blocks only with the stylesheets of these blocks. */
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

/** The variables of aspect ratios, which the engine doesn't print. */
export function ratiosCss( doc: StylesDoc ): string {
	const all = allOf( presetsOf( doc, 'aspectRatio' ) ).map(
		( { slug, value } ) =>
			`--wp--preset--aspect-ratio--${ kebab( slug ) }:${ value }`
	);
	return all.length === 0 ? '' : `:root{${ all.join( ';' ) }}`;
}

/** The server makes the page as high as the window if it has a picture or a gradient behind it. */
export const rootHeightCss = ( { styles }: StylesDoc ): string =>
	getIn( styles, [ 'background', 'backgroundImage' ] ) ||
	getIn( styles, [ 'color', 'gradient' ] )
		? 'html{min-height:calc(100% - var(--wp-admin--admin-bar--height, 0px))}'
		: '';

/** One padding for all sides of the page, which the engine omits. */
export function rootPaddingCss( { styles }: StylesDoc ): string {
	const padding = getIn( styles, [ 'spacing', 'padding' ] );
	return typeof padding === 'string' && padding !== ''
		? `body{padding:${ padding }}`
		: '';
}

/** The server gives a separator without a color of its own that of its background. */
export function separatorLikeServer( blocks: Tree ): Tree {
	const separator = asTree( blocks[ 'core/separator' ] );
	const color = asTree( separator.color );
	return color.background &&
		! color.text &&
		! asTree( separator.border ).color
		? {
				...blocks,
				'core/separator': {
					...separator,
					color: { ...color, text: color.background },
				},
			}
		: blocks;
}

/** The text of a page's stylesheet with the server's styles replaced. */
export function replaceSheet( printed: string, sheet: SiteSheet ): string {
	const ratios = [ ...new Set( printed.match( RATIO ) ?? [] ) ];
	return [
		...( ratios.length > 0 ? [ `:root{${ ratios.join( ';' ) }}` ] : [] ),
		...sheet.parts,
	].join( '\n' );
}

/** A stylesheet in the block editor's settings. */
export interface EditorSheet {
	readonly css?: string;
	readonly [ key: string ]: unknown;
}

const isAdditional = ( { atelierAdditional }: EditorSheet ): boolean =>
	atelierAdditional === true;

/** The Customizer's “Additional CSS” among the editor's stylesheets; empty if there is none. */
export const additionalCssIn = ( own: readonly EditorSheet[] ): string =>
	own.find( isAdditional )?.css ?? '';

/**
 * The editor's stylesheets with the site's styles replaced by the current ones. “Additional CSS” that isn't among them comes
 * last, as on the site.
 */
export const withSheet = (
	own: readonly EditorSheet[],
	{ parts, filters, faces = '' }: SiteSheet
): readonly EditorSheet[] => [
	...own.filter(
		( sheet ) => sheet.isGlobalStyles !== true && ! isAdditional( sheet )
	),
	...parts.map( ( css ) => ( { css, isGlobalStyles: true } ) ),
	...( faces === '' ? [] : [ { css: faces, isGlobalStyles: true } ] ),
	{ assets: filters, __unstableType: 'svgs', isGlobalStyles: true },
	...own.filter(
		( sheet ) =>
			isAdditional( sheet ) && ! parts.includes( sheet.css ?? '' )
	),
];
