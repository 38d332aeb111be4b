import { once } from '@/kernel/once';
import { fail, ok, type Result } from '@/kernel/result';
import { boot } from '../boot';
import { documentParsed } from '../documentParsed';
import {
	handedOver,
	isStageAwaited,
	keepManifest,
	load,
	provideStage,
	untilFirstIsSeen,
	untilIdle,
	type Loaders,
	type StageName,
} from '.';
import { untilReleased } from './hold';
import {
	downloadFiles,
	downloadScripts,
	insertStyles,
	runInline,
	runScripts,
} from './inject';
import {
	loadManifest,
	loadRecordAssets,
	type Manifest,
	type StageAssets,
} from './manifest';
import type { Pace, ScriptLedger } from './pace';
import { partFailures } from './partFailures';

/** Loads the stages after the screens. */
export const LOADERS: Loaders = {
	records: loadRecords,
	editor: loadEditor,
	media: loadMedia,
	lookAhead: loadRecordAssets,
};

async function loadRecords(): Promise< Result< unknown > > {
	// The list of scripts that the page has run is at its very end.
	await documentParsed();
	const assets = await loadRecordAssets();
	if ( ! assets.ok ) {
		return assets;
	}
	await untilFirstIsSeen();
	return insertStage( 'records', assets.value );
}

async function insertStage(
	name: StageName,
	{ scripts, styles }: StageAssets
): Promise< Result< unknown > > {
	const [ ran ] = await Promise.all( [
		runScripts( scripts, scriptLedger(), pace ),
		insertStyles( styles, [], doneStyles() ),
	] );
	return ran.ok ? handedOver( name ) : ran;
}

async function loadEditor(): Promise< Result< unknown > > {
	await documentParsed();
	downloadFiles(
		window.atelierLoaded?.ahead ?? [],
		scriptLedger().downloads
	);
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
	tellServer();
	return ran.ok ? handedOver( 'editor' ) : ran;
}

/** For Site Health: the server can't know what a browser didn't get. */
function tellServer() {
	const failures = partFailures.get();
	if ( failures.length === 0 ) {
		return;
	}
	const url = new URL( boot().stagesUrl );
	url.searchParams.set( 'atelier-stages', 'failed' );
	url.searchParams.delete( 'document' );
	// Nothing depends on it.
	void fetch( url, {
		method: 'POST',
		body: JSON.stringify( failures.slice( 0, MAX_TOLD ) ),
		credentials: 'same-origin',
	} ).catch( () => {} );
}

const MAX_TOLD = 20;

/** Preloads the scripts of the editor while the stages before it run. */
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
	// Without its styles, the dialog would be behind the page.
	if ( ! isStyled ) {
		return fail( { code: 'script', detail: 'media' } );
	}
	appendHidden( templates );
	provideStage( 'media', true );
	return ok( undefined );
}

let isPrepared = false;

/** Prepares the page for the first script of the editor; once, however often loading is tried. */
function prepareEditor( manifest: Manifest ) {
	if ( ! isPrepared ) {
		isPrepared = true;
		keepManifest( manifest );
		runInline( manifest.editor.lateScripts );
	}
}

function appendHidden( html: string ): void {
	const holder = document.createElement( 'div' );
	holder.hidden = true;
	holder.innerHTML = html;
	document.body.append( holder );
}

const scriptLedger = once( (): ScriptLedger => ( {
	done: doneOf( 'scripts' ),
	downloads: new Map(),
} ) );

const doneStyles = once( () => doneOf( 'styles' ) );

/** Handles that the page was printed with, and those that the screens have added. */
function doneOf( kind: 'scripts' | 'styles' ): Set< string > {
	const { screens, [ kind ]: done = [] } = window.atelierLoaded ?? {};
	return new Set( [
		...done,
		...( screens?.[ kind ].map( ( { handle } ) => handle ) ?? [] ),
	] );
}

/** How long scripts may run in a row before more urgent tasks get a turn, in milliseconds. */
const SLICE = 30;
let allowedAt = 0;

const pace: Pace = {
	isUrgent: isStageAwaited,
	untilAllowed: async () => {
		await untilReleased();
		if ( ! isStageAwaited() && performance.now() - allowedAt > SLICE ) {
			await untilIdle();
			allowedAt = performance.now();
		}
	},
};
