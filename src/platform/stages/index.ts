import { createSignal } from '../../kernel/signal';
import { fail, ok, type Result } from '../../kernel/result';
import type { UnknownRecord } from '../../kernel/guards';
import { documentParsed } from '../documentParsed';
import { insertPrinted, type PrintedAsset } from './insert';
import type { Manifest } from './manifest';

/** The stages that come after the shell, each needing those before it; the media library is a stage without a bundle. */
export type StageName = 'screens' | LaterStage;

/** The stages whose loading is too much for the shell: the screens bring it along. */
export type LaterStage = 'records' | 'editor' | 'media';

export type Loaders = Readonly<
	Record< LaterStage, () => Promise< Result< unknown > > >
>;

/** What the bundles of the stages have handed over; see provideStage. */
const provided = createSignal< ReadonlyMap< StageName, unknown > >( new Map() );
const loading = new Map< StageName, Promise< Result< unknown > > >();
/** What the editor was prepared with; null until its first script is about to run. */
let prepared: Manifest | null = null;

let loaders: Loaders | null = null;

/** How many callers wait for a stage right now. */
const waiting = createSignal( 0 );

export const isStageAwaited = (): boolean => waiting.get() > 0;

/** Called by a stage's own bundle when it runs: these are the things that earlier stages may use. */
export function provideStage( name: StageName, exported: unknown ): void {
	provided.set( new Map( provided.get() ).set( name, exported ) );
}

/** Called by the bundle of the screens, before it provides them. */
export function provideLoaders( later: Loaders ): void {
	loaders = later;
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

export const untilFirstIsSeen = (): Promise< unknown > => first;

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

/** Keeps what the editor needs for as long as the page lives. */
export function keepManifest( manifest: Manifest ): void {
	prepared = manifest;
}

/** The block editor's settings for this site; empty until the editor stage has been loaded. */
export const editorSettings = (): UnknownRecord => prepared?.settings ?? {};

/** Blocks as text that stand for their kind, by its name; none until the editor stage has been loaded. */
export const blockSamples = (): Manifest[ 'samples' ] =>
	prepared?.samples ?? {};

/** Whether scripts of plugins may expect the media library to be there; known once the editor stage has been loaded. */
export const mayPluginsUseMedia = (): boolean =>
	prepared?.media.isNeededSoon ?? false;

/** Loads a stage, once for all who ask for it. */
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
	// A page that begins with one of them runs them itself.
	await Promise.race( [ untilProvided( 'screens' ), documentParsed() ] );
	if ( ! provided.get().has( 'screens' ) ) {
		await insertPrinted( printedScreens() );
	}
	return handedOver( 'screens' );
}

/** What the page says that its screens need; parsed by hand, because the rest of such lists is read by what comes later. */
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

/** What a stage has provided, once its scripts have run. */
export const handedOver = ( name: StageName ): Result< unknown > =>
	provided.get().has( name )
		? ok( provided.get().get( name ) )
		: fail( { code: 'script', detail: `atelier-${ name }` } );

/** Waits until the browser has nothing better to do, or someone waits for a stage. */
export function untilIdle(): Promise< void > {
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
