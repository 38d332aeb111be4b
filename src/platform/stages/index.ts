import { createSignal } from '../../kernel/signal';
import { fail, ok, type Result } from '../../kernel/result';
import type { UnknownRecord } from '../../kernel/guards';
import { documentParsed } from '../documentParsed';
import {
	downloadScripts,
	insertStyles,
	runInline,
	runScripts,
	type Pace,
	type ScriptLedger,
} from './inject';
import { loadManifest, loadRecordAssets, type Manifest } from './manifest';

/** The stages that come after the shell, each needing those before it; the media library is a stage without a bundle. */
export type StageName = 'records' | 'editor' | 'media';

/** What the bundles of the stages have handed over; see provideStage. */
const provided = createSignal< ReadonlyMap< StageName, unknown > >( new Map() );
const loading = new Map< StageName, Promise< Result< unknown > > >();
/** What the editor was prepared with; null until its first script is about to run. */
let prepared: Manifest | null = null;

/** How many callers wait for a stage right now. */
const waiting = createSignal( 0 );
const pace: Pace = {
	isUrgent: () => waiting.get() > 0,
	untilAllowed: async () => {
		if ( waiting.get() === 0 && performance.now() - allowedAt > SLICE ) {
			await untilIdle();
			allowedAt = performance.now();
		}
	},
};

/** For how long scripts may follow each other before something more urgent comes first, in milliseconds. */
const SLICE = 30;
let allowedAt = 0;

/** Called by a stage's own bundle when it runs: these are the things that earlier stages may use. */
export function provideStage( name: StageName, exported: unknown ): void {
	provided.set( new Map( provided.get() ).set( name, exported ) );
}

/**
 * Loads a stage because someone is waiting for it.
 *
 * @return What the stage provides. A failure may be tried again by calling again.
 */
export async function loadStage(
	name: StageName
): Promise< Result< unknown > > {
	if ( provided.get().has( name ) ) {
		return ok( provided.get().get( name ) );
	}
	waiting.set( waiting.get() + 1 );
	const result = await load( name );
	waiting.set( waiting.get() - 1 );
	return result;
}

/** Nothing that is seen first takes longer, in milliseconds; or it is not what the user waits for. */
const LONGEST = 1000;

let first: Promise< unknown > = Promise.resolve();

/** Has the scripts of all later stages wait for what can be seen without them. */
export function letFirst( isSeen: Promise< unknown > ): void {
	first = Promise.race( [
		isSeen,
		new Promise( ( resolve ) => {
			setTimeout( resolve, LONGEST );
		} ),
	] );
}

/** Loads a stage ahead of need: its scripts run one at a time, whenever the browser is idle. */
export async function preloadStage( name: StageName ): Promise< void > {
	await untilIdle();
	await load( name );
}

/** What a stage provides, where it has already been loaded. */
export const stageIfLoaded = ( name: StageName ): unknown =>
	provided.get().get( name );

/**
 * Calls back whenever a stage has been loaded.
 *
 * @return Stops.
 */
export const onStage = provided.subscribe;

/** The block editor's settings for this site; empty until the editor stage has been loaded. */
export const editorSettings = (): UnknownRecord => prepared?.settings ?? {};

/** Blocks as text that stand for their kind, by its name; none until the editor stage has been loaded. */
export const blockSamples = (): Manifest[ 'samples' ] =>
	prepared?.samples ?? {};

/** Whether scripts of plugins may expect the media library to be there; known once the editor stage has been loaded. */
export const mayPluginsUseMedia = (): boolean =>
	prepared?.media.isNeededSoon ?? false;

function load( name: StageName ): Promise< Result< unknown > > {
	let running = loading.get( name );
	if ( ! running ) {
		running = LOADERS[ name ]();
		loading.set( name, running );
		void running.then( ( result ) => {
			if ( ! result.ok ) {
				loading.delete( name );
			}
		} );
	}
	return running;
}

const LOADERS: Readonly<
	Record< StageName, () => Promise< Result< unknown > > >
> = {
	records: loadRecords,
	editor: loadEditor,
	media: loadMedia,
};

async function loadRecords(): Promise< Result< unknown > > {
	// The list of what the page has already run is at its very end.
	await documentParsed();
	const assets = await loadRecordAssets();
	if ( ! assets.ok ) {
		return assets;
	}
	await first;
	const { scripts, styles } = assets.value;
	const [ ran ] = await Promise.all( [
		runScripts( scripts, scriptLedger(), pace ),
		insertStyles( styles, [], doneStyles() ),
	] );
	return ran.ok ? handedOver( 'records' ) : ran;
}

async function loadEditor(): Promise< Result< unknown > > {
	await documentParsed();
	const [ records, manifest ] = await Promise.all( [
		load( 'records' ),
		loadManifest().then( downloadEditor ),
	] );
	if ( ! records.ok ) {
		return records;
	}
	if ( ! manifest.ok ) {
		return manifest;
	}
	const { editor } = manifest.value;
	prepareEditor( manifest.value );
	const [ ran ] = await Promise.all( [
		runScripts( editor.scripts, scriptLedger(), pace ),
		insertStyles( editor.styles, editor.lateStyles, doneStyles() ),
	] );
	return ran.ok ? handedOver( 'editor' ) : ran;
}

/** Has the browser fetch the scripts of the editor while those of the stages before it run. */
function downloadEditor( manifest: Result< Manifest > ): Result< Manifest > {
	if ( manifest.ok ) {
		downloadScripts( manifest.value.editor.scripts, scriptLedger() );
	}
	return manifest;
}

async function loadMedia(): Promise< Result< unknown > > {
	const editor = await load( 'editor' );
	if ( ! editor.ok ) {
		return editor;
	}
	const manifest = await loadManifest();
	if ( ! manifest.ok ) {
		return manifest;
	}
	const { scripts, styles, templates } = manifest.value.media;
	const [ ran, isStyled ] = await Promise.all( [
		runScripts( scripts, scriptLedger(), pace ),
		insertStyles( styles, [], doneStyles() ),
	] );
	if ( ! ran.ok ) {
		return ran;
	}
	// Without its styles the dialog would be behind the page.
	if ( ! isStyled ) {
		return fail( { code: 'script', detail: 'media' } );
	}
	appendHidden( templates );
	provideStage( 'media', true );
	return ok( undefined );
}

/** What has to be there before the first script of the editor runs; once, however often loading is tried. */
function prepareEditor( manifest: Manifest ) {
	if ( ! prepared ) {
		prepared = manifest;
		runInline( manifest.editor.lateScripts );
	}
}

function appendHidden( html: string ): void {
	const holder = document.createElement( 'div' );
	holder.hidden = true;
	holder.innerHTML = html;
	document.body.append( holder );
}

function handedOver( name: StageName ): Result< unknown > {
	return provided.get().has( name )
		? ok( provided.get().get( name ) )
		: fail( { code: 'script', detail: `atelier-${ name }` } );
}

let ledger: ScriptLedger | null = null;
let stylesDone: Set< string > | null = null;

const scriptLedger = (): ScriptLedger =>
	( ledger ??= {
		done: new Set( window.atelierLoaded?.scripts ),
		downloads: new Map(),
	} );

const doneStyles = (): Set< string > =>
	( stylesDone ??= new Set( window.atelierLoaded?.styles ) );

function untilIdle(): Promise< void > {
	return new Promise( ( resolve ) => {
		const proceed = () => {
			stop();
			resolve();
		};
		const stop = waiting.subscribe( proceed );
		if ( 'requestIdleCallback' in window ) {
			window.requestIdleCallback( proceed );
		} else {
			// Safari has no idle callback; a pause lets input and paint go first.
			setTimeout( proceed, 50 );
		}
	} );
}
