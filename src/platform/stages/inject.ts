import { fail, ok, type Result } from '@/kernel/result';
import { downloads as progress } from './downloads';
import {
	elementsOf,
	insertScript,
	settled,
	type PrintedAsset,
	type ScriptFile,
} from './insert';
import type { Pace, ScriptLedger } from './pace';
import { reportPart } from './partFailures';

/**
 * Runs scripts in the given order, inline code included.
 *
 * All files download at once. When urgent, a file is inserted as soon as it and all before it have arrived; otherwise
 * one runs at a time, whenever the pace allows. A file of WordPress or Atelier that fails to load stops the run before anything
 * that depends on it, so that a second call continues from there. What plugins and themes add stops nothing.
 *
 * @param assets One entry per handle.
 * @param ledger Updated as scripts arrive and run.
 * @param pace   When the next script may run.
 */
export async function runScripts(
	assets: readonly PrintedAsset[],
	{ done, downloads }: ScriptLedger,
	pace: Pace
): Promise< Result< void > > {
	const open = assets.filter( ( { handle } ) => ! done.has( handle ) );
	let running: Promise< boolean > = Promise.resolve( true );
	downloadScripts( open, { done, downloads } );

	for ( const asset of open ) {
		if ( asset.by ) {
			await running;
			// Only where plugins or themes add scripts.
			const { runOptional } = await import( './optional' );
			await runOptional( asset, {
				scripts: scriptsOf( asset ),
				ledger: { done, downloads },
				pace,
			} );
			done.add( asset.handle );
			continue;
		}
		for ( const script of scriptsOf( asset ) ) {
			if ( script.src === '' ) {
				await running;
				const { wp } = window as { wp?: unknown };
				void insertScript( script );
				if ( wp !== undefined ) {
					// Plugins add inline code to WordPress's scripts, and some of it begins with its own “wp”.
					( window as { wp?: unknown } ).wp = wp;
				}
				continue;
			}
			const hasArrived = ( await downloads.get( script.src ) ) === true;
			if ( ! pace.isUrgent() ) {
				await running;
				await pace.untilAllowed();
			}
			running = insertScript( script );
			// A file that has arrived doesn't have to be awaited; others may still fail.
			if ( ! hasArrived && ! ( await running ) ) {
				return fail( { code: 'script', detail: script.src } );
			}
		}
		done.add( asset.handle );
	}
	await running;
	return ok( undefined );
}

/** Runs inline code, one piece after the other. */
export function runInline( pieces: readonly string[] ): void {
	for ( const piece of pieces ) {
		const script = document.createElement( 'script' );
		script.textContent = piece;
		document.head.append( script );
	}
}

/**
 * Inserts styles in the given order.
 *
 * @param assets One entry per handle.
 * @param late   Inline code for styles that the page already has.
 * @param done   Updated as styles are inserted; the next call inserts failed ones again.
 * @return Whether all files that WordPress needs have loaded, once each has loaded or failed; others are waited for as long as
 *         files arrive.
 */
export async function insertStyles(
	assets: readonly PrintedAsset[],
	late: readonly string[],
	done: Set< string >
): Promise< boolean > {
	const arriving: Promise< boolean >[] = [];
	for ( const { handle, html, by = '' } of assets ) {
		if ( done.has( handle ) ) {
			continue;
		}
		done.add( handle );
		for ( const element of elementsOf( html, 'link, style' ) ) {
			const copy = document.importNode( element, true );
			if ( copy instanceof HTMLLinkElement ) {
				if ( by !== '' ) {
					arriving.push( optionalStyle( copy, by ) );
					document.head.append( copy );
					continue;
				}
				arriving.push(
					settled( copy ).then( ( hasArrived ) => {
						if ( ! hasArrived ) {
							copy.remove();
							done.delete( handle );
						}
						return hasArrived;
					} )
				);
			}
			document.head.append( copy );
		}
	}
	for ( const css of late ) {
		const style = document.createElement( 'style' );
		style.textContent = css;
		document.head.append( style );
	}
	return ( await Promise.all( arriving ) ).every( Boolean );
}

/** Waits for a style that nothing depends on; it may still arrive later. */
async function optionalStyle(
	link: HTMLLinkElement,
	by: string
): Promise< true > {
	const arrival = settled( link );
	const { whileOthersArrive } = await import( './optional' );
	const outcome = await whileOthersArrive( arrival, performance.now() );
	if ( outcome !== true ) {
		reportPart( {
			by,
			file: link.href,
			reason: outcome === 'late' ? 'late' : 'missing',
			detail: '',
		} );
	}
	return true;
}

/** Preloads the files of scripts that will run soon, each once. */
export function downloadScripts(
	assets: readonly PrintedAsset[],
	{ done, downloads }: ScriptLedger
): void {
	const open = assets.filter( ( { handle } ) => ! done.has( handle ) );
	downloadFiles(
		open.flatMap( ( asset ) =>
			scriptsOf( asset ).map( ( { src } ) => ( {
				src,
				size: asset.size ?? 0,
			} ) )
		),
		downloads
	);
}

/** Preloads files, each once. */
export function downloadFiles(
	files: readonly ScriptFile[],
	downloads: ScriptLedger[ 'downloads' ]
): void {
	for ( const { src, size } of files ) {
		if ( src === '' || downloads.has( src ) ) {
			continue;
		}
		const bytes = size || USUAL_SIZE;
		const link = document.createElement( 'link' );
		link.rel = 'preload';
		link.as = 'script';
		link.href = src;
		downloads.set(
			src,
			settled( link ).finally( () => {
				link.remove();
				count( 'settled', bytes );
			} )
		);
		count( 'requested', bytes );
		document.head.append( link );
	}
}

/** The assumed size of a script that isn't WordPress's or ours, in bytes. */
const USUAL_SIZE = 20_000;

const count = ( what: 'requested' | 'settled', bytes: number ): void => {
	const counts = progress.get();
	progress.set( { ...counts, [ what ]: counts[ what ] + bytes } );
};

const parsedScripts = new WeakMap<
	PrintedAsset,
	readonly HTMLScriptElement[]
>();

/** The script elements of a handle, parsed once: they are read for the download and again for the run. */
function scriptsOf( asset: PrintedAsset ): readonly HTMLScriptElement[] {
	const known = parsedScripts.get( asset );
	const scripts = known ?? elementsOf( asset.html, 'script' );
	if ( ! known ) {
		parsedScripts.set( asset, scripts );
	}
	return scripts;
}
