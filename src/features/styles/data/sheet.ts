import { createSignal } from '../../../kernel/signal';
import { editorSettings, loadStage } from '../../../platform/stages';
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
	const maker = engine.get();
	if ( ! maker ) {
		return null;
	}
	let sheet = sheets.get( styles );
	if ( ! sheet ) {
		sheet = maker.buildSheet( styles.merged, {
			disableLayoutStyles: editorSettings().disableLayoutStyles === true,
			links: styles.links,
		} );
		sheets.set( styles, sheet );
	}
	return sheet;
}
