import { isRecord } from '@/kernel/guards';
import { once } from '@/kernel/once';
import { createSignal } from '@/kernel/signal';
import { boot } from '@/platform/boot';
import { canPreload } from '@/platform/deviceConditions';
import { editorSettings, loadStage, preloadStage } from '@/platform/stages';
import type { StylesDoc } from '@/features/globalStyles/index.model';
import type { PageVariation } from '../model/pageVariations';
import { isOnPage } from '../model/onPage';
import {
	additionalCssIn,
	type EditorSheet,
	type SiteSheet,
} from '../model/sheet';
import { withThemeFiles } from '../model/themeFiles';
import { themeUrls } from '@/features/fonts/index.records';
import { newFaces } from './pageFonts';
import type { SiteStyles } from '@/features/globalStyles/index.records';
import type * as Engine from './engine';

/** The style engine; null until it is loaded. */
export const engine = createSignal< typeof Engine | null >( null );

/** Whether a change waits for the style engine, so that the preview is behind. */
export const isEngineAwaited = createSignal( false );

/** The engine's chunk, and the block types. */
const parts = () =>
	Promise.all( [ import( './engine' ), loadStage( 'editor' ) ] );

/** Loads what the style engine needs before the first change, where the device and its connection allow it. */
export const prepareEngine = once( async (): Promise< void > => {
	try {
		if ( await canPreload() ) {
			await preloadStage( 'editor' );
			await parts();
		}
	} catch {
		// The first change tries again.
	}
} );

/** Loads the style engine. */
export async function loadEngine(): Promise< void > {
	if ( isEngineAwaited.get() || engine.get() ) {
		return;
	}
	isEngineAwaited.set( true );
	try {
		const [ loaded, stage ] = await parts();
		if ( stage.ok ) {
			engine.set( loaded );
		}
	} catch {
		// The next change tries again; until then the site shows the saved styles.
	}
	isEngineAwaited.set( false );
}

const sheets = new WeakMap< SiteStyles, SiteSheet >();

/** The CSS of styles for a canvas; null until the engine is loaded. The same styles return the same sheet. */
export function sheetOf( styles: SiteStyles ): SiteSheet | null {
	const known = sheets.get( styles );
	if ( known ) {
		return known;
	}
	const sheet = sheetLike( styles, styles.merged );
	if ( sheet ) {
		sheets.set( styles, sheet );
	}
	return sheet;
}

/** The same for a document derived from the site's. */
export function sheetLike(
	styles: SiteStyles,
	merged: StylesDoc
): SiteSheet | null {
	const maker = engine.get();
	return maker && build( maker, { ...styles, merged }, () => true );
}

/** The same for a page of the site, which has styles for its own blocks only. */
export function sheetFor(
	page: Document,
	styles: SiteStyles
): SiteSheet | null {
	const maker = engine.get();
	const has = ( handle: string ) =>
		page.querySelector( `#${ handle }-css, #${ handle }-inline-css` ) !==
		null;
	return (
		maker &&
		build(
			maker,
			styles,
			( block, selector ) =>
				! block.startsWith( 'core/' ) ||
				has( `wp-block-${ CSS.escape( block.slice( 5 ) ) }` ) ||
				isOnPage( page, block, selector ) ||
				isPrintedAtOnce( page )
		)
	);
}

/** The CSS of a page's block style variations; null until the engine is loaded. */
export function variationCssFor(
	variations: readonly PageVariation[],
	{ merged, links }: SiteStyles
): string | null {
	return (
		engine.get()?.buildVariationCss( merged, variations, {
			disableLayoutStyles: editorSettings().disableLayoutStyles === true,
			links: withThemeFiles( links, merged, themeUrls() ),
		} ) ?? null
	);
}

/** Whether the site prints the styles of all blocks on every page. */
const isPrintedAtOnce = ( page: Document ): boolean =>
	page.querySelector(
		'style[id^="wp-block-"]:not( [id^="wp-block-library"] ), link[id^="wp-block-"]:not( [id^="wp-block-library"] )'
	) === null;

const build = (
	maker: typeof Engine,
	styles: SiteStyles,
	isPrinted: ( block: string, selector?: string ) => boolean
): SiteSheet => ( {
	...maker.buildSheet( styles.merged, {
		disableLayoutStyles: editorSettings().disableLayoutStyles === true,
		links: withThemeFiles( styles.links, styles.merged, themeUrls() ),
		isPrinted,
		// Pages of classic themes have it in an element of its own.
		additionalCss: boot().theme.isBlockTheme
			? additionalCssIn( sheetsOfServer() )
			: '',
	} ),
	faces: newFaces( styles ),
} );

/** The editor's stylesheets as sent by the server. */
export function sheetsOfServer(): readonly EditorSheet[] {
	const { styles } = editorSettings();
	return Array.isArray( styles ) ? styles.filter( isRecord ) : [];
}
