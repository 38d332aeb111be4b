import { createSignal } from '../../../kernel/signal';
import { editorSettings, loadStage } from '../../../platform/stages';
import type { StylesDoc } from '../model/doc';
import type { SiteSheet } from '../model/sheet';
import type { SiteStyles } from './record';
import type * as Engine from './engine';

/** What makes CSS of styles; null until it has been loaded. */
export const engine = createSignal< typeof Engine | null >( null );

let isLoading = false;

/** Loads what makes CSS of styles: a chunk of our own, and the block types whose CSS it is. */
export async function loadEngine(): Promise< void > {
	if ( isLoading || engine.get() ) {
		return;
	}
	isLoading = true;
	try {
		const [ loaded, stage ] = await Promise.all( [
			import( './engine' ),
			loadStage( 'editor' ),
		] );
		if ( stage.ok ) {
			engine.set( loaded );
		}
	} catch {
		// The next change tries again; until then the site looks as it is saved.
	}
	isLoading = false;
}

const sheets = new WeakMap< SiteStyles, SiteSheet >();

/** The CSS of styles; null until what makes it has been loaded. The same styles give the same sheet. */
export function sheetOf( styles: SiteStyles ): SiteSheet | null {
	const known = sheets.get( styles );
	if ( known ) {
		return known;
	}
	const sheet = sheetFor( styles, styles.merged );
	if ( sheet ) {
		sheets.set( styles, sheet );
	}
	return sheet;
}

/** The same for a document that is nearly that of the site. */
export const sheetFor = (
	{ links }: SiteStyles,
	doc: StylesDoc
): SiteSheet | null =>
	engine.get()?.buildSheet( doc, {
		disableLayoutStyles: editorSettings().disableLayoutStyles === true,
		links,
	} ) ?? null;
