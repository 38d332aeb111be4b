import type { FontReading } from '../model/fontFile/facts';
import {
	JOB_TIME,
	type FontAnswer,
	type FontJob,
	type FontJobKind,
} from '../model/fontFile/jobs';
import { LIMITS } from '../model/fontFile/limits';

/** As much of a worker as is needed here. */
export interface FontWorker {
	onmessage: ( ( event: MessageEvent< FontAnswer > ) => void ) | null;
	onerror: ( ( event: ErrorEvent ) => void ) | null;
	postMessage: ( job: FontJob, transfer: Transferable[] ) => void;
	terminate: () => void;
}

/** What became of a job: an answer of the worker, or why there is none. */
type ReadOutcome =
	| Exclude< FontAnswer, { kind: 'started' } >
	| { readonly kind: 'tooSlow' | 'crashed' | 'cancelled' };

export interface FontReader {
	/** What a file says of itself. It may be any file. Null once it is cancelled. */
	readonly read: (
		file: Blob,
		signal?: AbortSignal
	) => Promise< FontReading | null >;
	/** The same font as WOFF2, without loss; null where that could not be made. */
	readonly pack: (
		file: Blob,
		signal?: AbortSignal
	) => Promise< Blob | null >;
}

/** A worker that has had nothing to do for so many milliseconds is ended: its memory never shrinks. */
const IDLE_TIME = 20_000;

/** Reads files one after the other in a worker, which is made when it is needed. */
export function createFontReader( makeWorker: () => FontWorker ): FontReader {
	let worker: FontWorker | null = null;
	let ids = 0;
	let waiting = 0;
	let last: Promise< unknown > = Promise.resolve();
	let idle: ReturnType< typeof setTimeout > | undefined;

	const endWorker = () => {
		worker?.terminate();
		worker = null;
	};

	const run = (
		kind: FontJobKind,
		bytes: ArrayBuffer,
		signal: AbortSignal | undefined
	): Promise< ReadOutcome > => {
		const current = ( worker ??= makeWorker() );
		const id = ++ids;
		return new Promise( ( resolve ) => {
			let timer: ReturnType< typeof setTimeout > | undefined;
			const end = ( outcome: ReadOutcome ) => {
				clearTimeout( timer );
				signal?.removeEventListener( 'abort', cancel );
				if ( ! ( 'id' in outcome && isHealthy( outcome ) ) ) {
					endWorker();
				}
				resolve( outcome );
			};
			const cancel = () => end( { kind: 'cancelled' } );
			signal?.addEventListener( 'abort', cancel );
			let hasStarted = false;
			current.onmessage = ( { data } ) => {
				if ( data.id !== id ) {
					return;
				}
				if ( data.kind === 'started' ) {
					hasStarted = true;
					timer = setTimeout(
						() => end( { kind: 'tooSlow' } ),
						JOB_TIME[ kind ]
					);
					return;
				}
				end( data );
			};
			current.onerror = ( event ) => {
				event.preventDefault();
				end(
					hasStarted
						? { kind: 'crashed' }
						: { id, kind: 'missingCode' }
				);
			};
			current.postMessage( { id, kind, bytes }, [ bytes ] );
		} );
	};

	/** One after the other: two large fonts at a time would need twice the memory. */
	const queue = (
		kind: FontJobKind,
		file: Blob,
		signal: AbortSignal | undefined
	): Promise< ReadOutcome | { readonly kind: 'unreadable' } > => {
		clearTimeout( idle );
		waiting++;
		const job = last.then( async () => {
			if ( signal?.aborted ) {
				return { kind: 'cancelled' } as const;
			}
			const bytes = await bytesOf( file );
			// It may have been cancelled in the meantime, which run() would not hear of.
			if ( signal?.aborted ) {
				return { kind: 'cancelled' } as const;
			}
			return bytes
				? run( kind, bytes, signal )
				: ( { kind: 'unreadable' } as const );
		} );
		last = job.finally( () => {
			waiting--;
			if ( waiting === 0 ) {
				idle = setTimeout( endWorker, IDLE_TIME );
			}
		} );
		return job;
	};

	return {
		async read( file, signal ) {
			if ( file.size > LIMITS.fileBytes ) {
				return { reason: 'tooLarge' };
			}
			const outcome = await queue( 'read', file, signal );
			switch ( outcome.kind ) {
				case 'read':
					return outcome.reading;
				case 'cancelled':
					return null;
				case 'packed':
				case 'crashed':
					return { reason: 'damaged' };
				case 'missingCode':
				case 'tooSlow':
				case 'unreadable':
					return { reason: outcome.kind };
			}
		},
		async pack( file, signal ) {
			const outcome = await queue( 'pack', file, signal );
			return outcome.kind === 'packed' && outcome.bytes
				? new Blob( [ outcome.bytes ], { type: 'font/woff2' } )
				: null;
		},
	};
}

/** Whether the worker can go on with another file. */
const isHealthy = ( answer: FontAnswer ): boolean =>
	( answer.kind === 'read' && ! answer.isSpent ) ||
	( answer.kind === 'packed' && answer.bytes !== null );

/** Null for what cannot be read, such as a folder or a file that has been moved since it was chosen. */
async function bytesOf( file: Blob ): Promise< ArrayBuffer | null > {
	try {
		return await file.arrayBuffer();
	} catch {
		return null;
	}
}

/** The reader that all of the library shares. */
export const fontReader = createFontReader(
	() => new Worker( new URL( './fontWorker.ts', import.meta.url ) )
);
