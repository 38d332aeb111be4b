import { isRecord, type UnknownRecord } from '@/kernel/guards';
import { downloads as progress } from './downloads';
import { insertScript, type PrintedAsset } from './insert';
import type { Pace, ScriptLedger } from './pace';
import { reportPart, type PartReason } from './partFailures';

/** How long a file of others is waited for while no other file arrives, in milliseconds. */
const PATIENCE = 8000;

/** What WordPress's scripts need, and others replace. */
const GLOBALS = [
	'wp',
	'lodash',
	'_',
	'React',
	'ReactDOM',
	'ReactJSXRuntime',
	'jQuery',
] as const;

interface Run {
	readonly scripts: readonly HTMLScriptElement[];
	readonly ledger: ScriptLedger;
	readonly pace: Pace;
}

/**
 * Runs what a plugin or theme adds. Nothing of it stops the others: files that don't arrive, errors, and globals that it
 * replaces are reported.
 */
export async function runOptional(
	{ handle, by = '' }: PrintedAsset,
	{ scripts, ledger, pace }: Run
): Promise< void > {
	for ( const script of scripts ) {
		const { src } = script;
		const report = ( reason: PartReason, detail = '' ) =>
			reportPart( { by, file: src || handle, reason, detail } );
		if ( src === '' ) {
			watched( () => void insertScript( script ), report );
			continue;
		}
		const arrival = await whileOthersArrive( ledger.downloads.get( src ) );
		if ( arrival === 'late' ) {
			report( 'late' );
			continue;
		}
		if ( ! pace.isUrgent() ) {
			await pace.untilAllowed();
		}
		const stop = watch( report );
		const ran = await whileOthersArrive(
			insertScript( script ),
			performance.now()
		);
		stop();
		if ( ran !== true ) {
			report( ran === 'late' ? 'late' : 'missing' );
		}
	}
}

type Report = ( reason: PartReason, detail: string ) => void;

function watched( run: () => void, report: Report ): void {
	const stop = watch( report );
	run();
	stop();
}

/** Reports errors until it is stopped, and puts globals back then. */
function watch( report: Report ): () => void {
	const restore = keepGlobals( ( name ) => report( 'overwrote', name ) );
	const onError = ( { message }: ErrorEvent ) => report( 'threw', message );
	window.addEventListener( 'error', onError );
	return () => {
		window.removeEventListener( 'error', onError );
		restore();
	};
}

/**
 * Remembers what WordPress's scripts need.
 *
 * @return Puts it back where it is another now.
 */
export function keepGlobals( onLost: ( name: string ) => void ): () => void {
	const all = window as unknown as Record< string, unknown >;
	const before = new Map( GLOBALS.map( ( name ) => [ name, all[ name ] ] ) );
	const wp = isRecord( all.wp )
		? ( all.wp as Record< string, unknown > )
		: {};
	const members = { ...wp };
	return () => {
		for ( const [ name, value ] of before ) {
			if ( value === undefined || all[ name ] === value ) {
				continue;
			}
			onLost( name );
			if ( name === 'wp' && isRecord( value ) ) {
				addMissing( value, all[ name ] );
			}
			all[ name ] = value;
		}
		for ( const [ name, member ] of Object.entries( members ) ) {
			if ( ! isExtended( wp[ name ], member ) ) {
				onLost( `wp.${ name }` );
				wp[ name ] = member;
			}
		}
	};
}

/** What a plugin has put into its own `wp` is kept. */
function addMissing( wp: UnknownRecord, other: unknown ): void {
	if ( isRecord( other ) ) {
		for ( const [ name, member ] of Object.entries( other ) ) {
			if ( ! ( name in wp ) ) {
				( wp as Record< string, unknown > )[ name ] = member;
			}
		}
	}
}

/** Whether a value has all that another had, as where a plugin adds to it. */
const isExtended = ( now: unknown, before: unknown ): boolean =>
	now === before ||
	( typeof now === typeof before &&
		( typeof before === 'function' ||
			( isRecord( now ) &&
				isRecord( before ) &&
				Object.keys( before ).every( ( name ) => name in now ) ) ) );

/**
 * The result of a promise; `late` if no file has arrived for long.
 *
 * @param arrival Of a file; undefined if nobody has asked for it.
 * @param from    When the wait began at the earliest.
 */
export async function whileOthersArrive(
	arrival: Promise< boolean > | undefined,
	from = 0
): Promise< boolean | 'late' > {
	if ( ! arrival ) {
		return false;
	}
	let timer: ReturnType< typeof setTimeout > | undefined;
	let stop = () => {};
	const stalled = new Promise< 'late' >( ( resolve ) => {
		const wait = () => {
			clearTimeout( timer );
			timer = setTimeout(
				() => resolve( 'late' ),
				Math.max(
					0,
					Math.max( lastArrival, from ) + PATIENCE - performance.now()
				)
			);
		};
		stop = progress.subscribe( wait );
		wait();
	} );
	const result = await Promise.race( [ arrival, stalled ] );
	stop();
	clearTimeout( timer );
	return result;
}

/** When a file arrived last; from now on, when this is loaded as the first is needed. */
let lastArrival = performance.now();

progress.subscribe( () => {
	lastArrival = performance.now();
} );
