import type { FontReading } from '../model/fontFile/facts';
import {
	JOB_TIME,
	type FontAnswer,
	type FontJob,
	type FontJobKind,
} from '../model/fontFile/jobs';
import { LIMITS } from '../model/fontFile/limits';

/** The parts of a worker that the reader uses. */
export interface FontWorker {
	onmessage: ( ( event: MessageEvent< FontAnswer > ) => void ) | null;
	onerror: ( ( event: ErrorEvent ) => void ) | null;
	postMessage: ( job: FontJob, transfer: Transferable[] ) => void;
	terminate: () => void;
}

/** The outcome of a job: the worker's result, or the reason why there is none. */
type ReadOutcome =
	| Exclude< FontAnswer, { kind: 'started' } >
	| { readonly kind: 'tooSlow' | 'crashed' | 'cancelled' };

type QueueOutcome = ReadOutcome | { readonly kind: 'unreadable' };

export interface FontReader {
	/** Reads the facts of any file. Null if cancelled. */
	readonly read: (
		file: Blob,
		signal?: AbortSignal
	) => Promise< FontReading | null >;
	/** The same font as WOFF2, lossless; null if it couldn't be converted. */
	readonly pack: (
		file: Blob,
		signal?: AbortSignal
	) => Promise< Blob | null >;
}

/** The idle time in milliseconds after which a worker is terminated: its memory never shrinks. */
const IDLE_TIME = 20_000;

/** Reads files one after the other in a worker that is created on demand. */
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

	const run = async (
		kind: FontJobKind,
		bytes: ArrayBuffer,
		signal: AbortSignal | undefined
	): Promise< ReadOutcome > => {
		worker ??= makeWorker();
		const outcome = await runJob(
			worker,
			{ id: ++ids, kind, bytes },
			signal
		);
		if ( ! ( 'id' in outcome && isHealthy( outcome ) ) ) {
			endWorker();
		}
		return outcome;
	};

	/** Sequential: two large fonts at once would need twice the memory. */
	const queue = (
		kind: FontJobKind,
		file: Blob,
		signal: AbortSignal | undefined
	): Promise< QueueOutcome > => {
		clearTimeout( idle );
		waiting++;
		const job = last.then( async () => {
			if ( signal?.aborted ) {
				return { kind: 'cancelled' } as const;
			}
			const bytes = await bytesOf( file );
			// `run()` would miss an abort before it starts.
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
			return readingOf( await queue( 'read', file, signal ) );
		},
		async pack( file, signal ) {
			const outcome = await queue( 'pack', file, signal );
			return outcome.kind === 'packed' && outcome.bytes
				? new Blob( [ outcome.bytes ], { type: 'font/woff2' } )
				: null;
		},
	};
}

/** What a file is said to be; null if cancelled. */
function readingOf( outcome: QueueOutcome ): FontReading | null {
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
}

/** Has a worker do one job; whatever else it says meanwhile is of an earlier one. */
const runJob = (
	worker: FontWorker,
	job: FontJob,
	signal: AbortSignal | undefined
): Promise< ReadOutcome > =>
	new Promise( ( resolve ) => {
		const { id, kind, bytes } = job;
		let timer: ReturnType< typeof setTimeout > | undefined;
		const end = ( outcome: ReadOutcome ) => {
			clearTimeout( timer );
			signal?.removeEventListener( 'abort', cancel );
			resolve( outcome );
		};
		const cancel = () => end( { kind: 'cancelled' } );
		signal?.addEventListener( 'abort', cancel );
		let hasStarted = false;
		worker.onmessage = ( { data } ) => {
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
		worker.onerror = ( event ) => {
			event.preventDefault();
			end(
				hasStarted ? { kind: 'crashed' } : { id, kind: 'missingCode' }
			);
		};
		worker.postMessage( job, [ bytes ] );
	} );

/** Whether the worker can be reused for another file. */
const isHealthy = ( answer: FontAnswer ): boolean =>
	( answer.kind === 'read' && ! answer.isSpent ) ||
	( answer.kind === 'packed' && answer.bytes !== null );

/** Null for unreadable files, such as a folder or a file that was moved since it was chosen. */
async function bytesOf( file: Blob ): Promise< ArrayBuffer | null > {
	try {
		return await file.arrayBuffer();
	} catch {
		return null;
	}
}

/** The shared reader of the library. */
export const fontReader = createFontReader(
	() => new Worker( new URL( './fontWorker.ts', import.meta.url ) )
);
