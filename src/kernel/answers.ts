import { withRecent } from './recent';
import { ok, type Result } from './result';
import { createSignal, type Signal } from './signal';

/** What a server has said, by key. */
export interface Answers< Key, Value > {
	/**
	 * The answer: the kept one, that of a running request, or that of a new one. Failures aren't kept.
	 *
	 * @param signal Ends the wait. Without one, the request always runs to its end, as it should ahead of a need.
	 */
	readonly load: (
		key: Key,
		signal?: AbortSignal
	) => Promise< Result< Value > >;
	/** The last answer, which may be outdated; undefined without any. */
	readonly known: ( key: Key ) => Value | undefined;
	/** Called when an answer arrives. */
	readonly subscribe: ( listener: () => void ) => () => void;
	/** Requests everything anew when it is needed next; the last answers stay known. */
	readonly outdate: () => void;
	/** Incremented by that. */
	readonly edition: Pick< Signal< number >, 'get' | 'subscribe' >;
}

interface AnswersOptions< Key, Value > {
	/** Its signal is aborted once nobody waits for the answer. */
	readonly request: (
		key: Key,
		signal: AbortSignal
	) => Promise< Result< Value > >;
	/** The number of kept answers: the one not needed for longest is dropped. */
	readonly limit: number;
}

interface Kept< Value > {
	readonly value: Value;
	/** Of the request, not of the answer: it may be late. */
	readonly edition: number;
}

interface Running {
	readonly controller: AbortController;
	waiting: number;
}

interface Asked< Value > {
	readonly run: Running;
	readonly promise: Promise< Result< Value > >;
}

/** Keeps answers, of which each is requested once however many ask. */
export function createAnswers< Key, Value >( {
	request,
	limit,
}: AnswersOptions< Key, Value > ): Answers< Key, Value > {
	const kept = createSignal< ReadonlyMap< Key, Kept< Value > > >( new Map() );
	const edition = createSignal( 0 );
	const running = new Map< Key, Asked< Value > >();
	const keep = ( key: Key, entry: Kept< Value > ) =>
		kept.set( withRecent( kept.get(), key, entry, limit ) );
	/** Otherwise its answer is late: nobody waits for it, or it is outdated. */
	const isCurrent = ( key: Key, run: Running ): boolean =>
		running.get( key )?.run === run;

	const ask = async ( key: Key, run: Running ) => {
		const asked = edition.get();
		try {
			const result = await request( key, run.controller.signal );
			if ( result.ok && isCurrent( key, run ) ) {
				keep( key, { value: result.value, edition: asked } );
			}
			return result;
		} finally {
			if ( isCurrent( key, run ) ) {
				running.delete( key );
			}
		}
	};

	const start = ( key: Key ): Asked< Value > => {
		const run = { controller: new AbortController(), waiting: 0 };
		const asked = { run, promise: ask( key, run ) };
		running.set( key, asked );
		return asked;
	};

	return {
		load( key, signal ) {
			const known = kept.get().get( key );
			if ( known?.edition === edition.get() ) {
				keep( key, known );
				return Promise.resolve( ok( known.value ) );
			}
			const { run, promise } = running.get( key ) ?? start( key );
			run.waiting++;
			signal?.addEventListener( 'abort', () => {
				run.waiting--;
				if ( run.waiting === 0 && isCurrent( key, run ) ) {
					running.delete( key );
					run.controller.abort();
				}
			} );
			return promise;
		},
		known: ( key ) => kept.get().get( key )?.value,
		subscribe: kept.subscribe,
		outdate() {
			running.clear();
			edition.set( edition.get() + 1 );
		},
		edition,
	};
}
