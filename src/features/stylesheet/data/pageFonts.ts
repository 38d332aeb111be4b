import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import {
	pageFaces,
	readFonts,
	showFaces,
	themeUrls,
	type PageFace,
} from '../../fonts/index.records';
import {
	parseDoc,
	type Layers,
	presetPath,
	getIn,
} from '../../globalStyles/index.model';
import { ENTITY, type SiteStyles } from '../../globalStyles/index.records';

const KEYS = presetPath( 'fontFamily' ).split( '.' );

interface Faces {
	/** Those that the theme brings. */
	readonly theme: readonly PageFace[];
	readonly active: readonly PageFace[];
}

/** Fonts stay the same while styles are dragged: the settings they come from, and their CSS. */
const memory: ( Faces & { readonly from: readonly unknown[] } )[] = [];
const MOST = 4;

function facesOf( { base, user }: Layers ): Faces {
	const urls = themeUrls();
	const from = [
		getIn( base.settings, KEYS ),
		getIn( user.settings, KEYS ),
		urls,
	];
	const before = memory.find( ( entry ) =>
		entry.from.every( ( part, at ) => part === from[ at ] )
	);
	if ( before ) {
		return before;
	}
	const { theme, active } = readFonts( from[ 0 ], from[ 1 ] );
	const made = {
		from,
		theme: pageFaces( theme, urls ),
		active: pageFaces( [ ...active.theme, ...active.custom ], urls ),
	};
	memory.unshift( made );
	memory.length = Math.min( memory.length, MOST );
	return made;
}

const savedFaces = ( { id, layers }: SiteStyles ): readonly PageFace[] =>
	facesOf( {
		...layers,
		user: parseDoc(
			select( coreStore ).getRawEntityRecord( ...ENTITY, id )
		),
	} ).active;

/** Those that fonts of this site have ever had here: they may leave a page again. */
const known = new Set< string >();

/** Those that pages and frames come with from the server; null until they are asked for. */
let printed: ReadonlySet< string > | null = null;

/** What pages have been given last. */
const shown = new WeakMap< Document, readonly PageFace[] >();

/** Has a page show the fonts that are active in these styles, saved or not. */
export function showFontsIn( page: Document, styles: SiteStyles ): void {
	const { theme, active } = facesOf( styles.layers );
	const saved = savedFaces( styles );
	if ( shown.get( page ) === active ) {
		return;
	}
	shown.set( page, active );
	for ( const face of [ ...theme, ...active, ...saved ] ) {
		known.add( face.id );
	}
	showFaces( page, active, known );
}

/** The same for the canvas of the editor, where there is one. */
export function showFontsInCanvas( styles: SiteStyles ): void {
	const page = document.querySelector< HTMLIFrameElement >(
		'iframe[name="editor-canvas"]'
	)?.contentDocument;
	// It is empty in the moment in which its frame loads; once it is there it has the fonts of its own settings.
	if ( page?.querySelector( 'head' ) ) {
		showFontsIn( page, styles );
	}
}

/** The faces that are active but not printed by the server, as CSS; others would be loaded twice. */
export function newFaces( styles: SiteStyles ): string {
	printed ??= new Set( savedFaces( styles ).map( ( { id } ) => id ) );
	const before = printed;
	return facesOf( styles.layers )
		.active.filter( ( { id } ) => ! before.has( id ) )
		.map( ( { css } ) => css )
		.join( '\n' );
}
