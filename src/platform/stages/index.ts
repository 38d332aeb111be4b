import { createSignal } from '@/kernel/signal';
import { fail, ok, type Result } from '@/kernel/result';
import type { UnknownRecord } from '@/kernel/guards';
import { documentParsed } from '../documentParsed';
import { insertPrinted, type PrintedAsset } from './insert';
import type { Manifest } from './manifest';

/** The stages after the shell, each depending on those before it; the media library is a stage without a bundle. */
export type StageName = 'screens' | LaterStage;

/** The stages whose loaders are too large for the shell: the bundle of the screens contains them. */
export type LaterStage = 'records' | 'editor' | 'media';

export type Loaders = Readonly<
	Record< LaterStage, () => Promise< Result< unknown > > > & {
		/** Requests the list of the next stage's assets, and runs nothing. */
		lookAhead(): unknown;
	}
>;

/** The exports of the bundles of stages; see provideStage. */
const provided = createSignal< ReadonlyMap< StageName, unknown > >( new Map() );
const loading = new Map< StageName, Promise< Result< unknown > > >();
/** The manifest of the editor stage; null until its first script is about to run. */
let prepared: Manifest | null = null;

let loaders: Loaders | null = null;

/** The number of callers that wait for a stage. */
const waiting = createSignal( 0 );

export const isStageAwaited = (): boolean => waiting.get() > 0;

/** Subscribes to whether someone waits for a stage; see isStageAwaited. */
export const onAwaited = waiting.subscribe;

/** Called by a stage's bundle when it runs, with the exports for earlier stages. */
export function provideStage( name: StageName, exported: unknown ): void {
	provided.set( new Map( provided.get() ).set( name, exported ) );
}

/** Called by the bundle of the screens, before it provides them. */
export function provideLoaders( later: Loaders ): void {
	loaders = later;
}

/**
 * Loads a stage that someone is waiting for.
 *
 * @return The stage's exports. A failed load may be tried again by another call.
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

/** The limit for content that is painted first, in milliseconds; users don't wait for later content. */
const LONGEST = 1000;

let first: Promise< unknown > = Promise.resolve();

/** Delays the scripts of all later stages until content that doesn't need them has been painted. */
export function letFirst( isSeen: Promise< unknown > ): void {
	first = Promise.race( [
		isSeen,
		new Promise( ( resolve ) => {
			setTimeout( resolve, LONGEST );
		} ),
	] );
}

export const untilFirstIsSeen = (): Promise< unknown > => first;

/** Loads a stage ahead of need: its scripts run one at a time, whenever the browser is idle. */
export async function preloadStage( name: StageName ): Promise< void > {
	await untilIdle();
	await load( name );
}

/** Requests the list of the next stage's assets when the browser is idle, so that its scripts can be requested at once. */
export async function lookAhead(): Promise< void > {
	await untilIdle();
	const screens = await load( 'screens' );
	if ( screens.ok ) {
		loaders?.lookAhead();
	}
}

/** The exports of a stage that has already been loaded. */
export const stageIfLoaded = ( name: StageName ): unknown =>
	provided.get().get( name );

/**
 * Subscribes to loaded stages.
 *
 * @return Unsubscribes.
 */
export const onStage = provided.subscribe;

/** Keeps the manifest of the editor as long as the page lives. */
export function keepManifest( manifest: Manifest ): void {
	prepared = manifest;
}

/** The block editor's settings for this site; empty until the editor stage has been loaded. */
export const editorSettings = (): UnknownRecord => prepared?.settings ?? {};

/** Serialized sample blocks by name of their type; empty until the editor stage has been loaded. */
export const blockSamples = (): Manifest[ 'samples' ] =>
	prepared?.samples ?? {};

/** Whether scripts of plugins may expect the media library to be there; known once the editor stage has been loaded. */
export const mayPluginsUseMedia = (): boolean =>
	prepared?.media.isNeededSoon ?? false;

/** Loads a stage, once for all callers. */
export function load( name: StageName ): Promise< Result< unknown > > {
	let running = loading.get( name );
	if ( ! running ) {
		running = name === 'screens' ? loadScreens() : loadLater( name );
		loading.set( name, running );
		void running.then( ( result ) => {
			if ( ! result.ok ) {
				loading.delete( name );
			}
		} );
	}
	return running;
}

async function loadScreens(): Promise< Result< unknown > > {
	// A page that starts with a screen prints and runs these scripts itself.
	await Promise.race( [ untilProvided( 'screens' ), documentParsed() ] );
	if ( ! provided.get().has( 'screens' ) ) {
		await insertPrinted( printedScreens() );
	}
	return handedOver( 'screens' );
}

/**
 * Assets that the page lists for its screens; parsed by hand, because the parser of such lists comes with a later
 * stage.
 */
const printedScreens = (): readonly PrintedAsset[] => {
	const { scripts = [], styles = [] } = window.atelierLoaded?.screens ?? {};
	return [ ...styles, ...scripts ];
};

async function loadLater( name: LaterStage ): Promise< Result< unknown > > {
	const screens = await load( 'screens' );
	return screens.ok && loaders ? loaders[ name ]() : screens;
}

const untilProvided = ( name: StageName ): Promise< void > =>
	new Promise( ( resolve ) => {
		const stop = provided.subscribe( () => {
			if ( provided.get().has( name ) ) {
				stop();
				resolve();
			}
		} );
	} );

/** The exports of a stage, once its scripts have run. */
export const handedOver = ( name: StageName ): Result< unknown > =>
	provided.get().has( name )
		? ok( provided.get().get( name ) )
		: fail( { code: 'script', detail: `atelier-${ name }` } );

/**
 * The longest wait for an idle moment, in milliseconds. Each script of a stage waits for one, and a browser may find none for
 * long: unsaved changes are only offered once their stage is there.
 */
const LONGEST_IDLE = 300;

/** Waits until the browser is idle, for a while at most, or someone waits for a stage. */
export function untilIdle(): Promise< void > {
	return new Promise( ( resolve ) => {
		const proceed = () => {
			stop();
			resolve();
		};
		const stop = waiting.subscribe( proceed );
		if ( 'requestIdleCallback' in window ) {
			window.requestIdleCallback( proceed, { timeout: LONGEST_IDLE } );
		} else {
			// Safari has no idle callback; after a pause, input and paint have had their turn.
			setTimeout( proceed, 50 );
		}
	} );
}
