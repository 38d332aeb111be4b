import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import {
	pageFaces,
	readFonts,
	showFaces,
	themeUrls,
	type PageFace,
} from '@/features/fonts/index.records';
import {
	parseDoc,
	type Layers,
	presetPath,
	getIn,
} from '@/features/globalStyles/index.model';
import { ENTITY, type SiteStyles } from '@/features/globalStyles/index.records';

const KEYS = presetPath( 'fontFamily' ).split( '.' );

interface Faces {
	/** The faces of the theme. */
	readonly theme: readonly PageFace[];
	readonly active: readonly PageFace[];
}

/** Caches the faces of recent font settings, which don't change while other styles are dragged. */
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

/** All faces that this room has ever shown: only these may be removed from a page. */
const known = new Set< string >();

/** The faces that the server prints into pages and frames; null until first needed. */
let printed: ReadonlySet< string > | null = null;

/** The last faces of each page. */
const shown = new WeakMap< Document, readonly PageFace[] >();

/** Shows the active fonts of these styles in a page, saved or not. */
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

/** The same for the editor's canvas, if there is one. */
export function showFontsInCanvas( styles: SiteStyles ): void {
	const page = document.querySelector< HTMLIFrameElement >(
		'iframe[name="editor-canvas"]'
	)?.contentDocument;
	// The canvas has no head while its frame loads; afterwards it has the fonts of its own settings.
	if ( page?.querySelector( 'head' ) ) {
		showFontsIn( page, styles );
	}
}

/** The CSS of active faces that the server doesn't print; others would be loaded twice. */
export function newFaces( styles: SiteStyles ): string {
	printed ??= new Set( savedFaces( styles ).map( ( { id } ) => id ) );
	const before = printed;
	return facesOf( styles.layers )
		.active.filter( ( { id } ) => ! before.has( id ) )
		.map( ( { css } ) => css )
		.join( '\n' );
}
