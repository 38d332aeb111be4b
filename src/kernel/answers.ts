import { withRecent } from './recent';
import { ok, type Load, type Result } from './result';
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
	/** Requests it anew, unless that is on its way. The last answer stays known. */
	readonly reload: ( key: Key ) => Promise< Result< Value > >;
	/** The last answer, which may be outdated; undefined without any. */
	readonly known: ( key: Key ) => Value | undefined;
	/** The last answer; without any the last failure, until it is requested again. */
	readonly state: ( key: Key ) => Load< Value >;
	/** Changes the last answer as the server has been told to. What is on its way may not know of it, and is asked for again. */
	readonly change: ( key: Key, next: ( value: Value ) => Value ) => void;
	/** Called when an answer arrives or changes, and when there is none. */
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
	readonly load: Load< Value >;
	/** Of the request, not of the answer: it may be late. Null for failures, which are never current. */
	readonly edition: number | null;
}

interface Running {
	readonly controller: AbortController;
	waiting: number;
	/** How often the answer has been changed meanwhile. */
	changes: number;
}

type Ready< Value > = Extract< Load< Value >, { status: 'ready' } >;

const ready = < Value >( value: Value ): Ready< Value > => ( {
	status: 'ready',
	value,
} );

const LOADING: Load< never > = { status: 'loading' };

interface Asked< Value > {
	readonly run: Running;
	readonly promise: Promise< Result< Value > >;
}

/** What has been answered last, by key. */
function createKept< Key, Value >( limit: number ) {
	/** The one needed last comes last, which is no change. */
	const kept = createSignal< ReadonlyMap< Key, Kept< Value > > >( new Map() );
	const changes = createSignal( 0 );
	const at = ( key: Key ) => kept.get().get( key );
	const need = ( key: Key, entry: Kept< Value > ) =>
		kept.set( withRecent( kept.get(), key, entry, limit ) );
	const keep = ( key: Key, entry: Kept< Value > ) => {
		need( key, entry );
		changes.set( changes.get() + 1 );
	};
	const known = ( key: Key ): Value | undefined => {
		const load = at( key )?.load;
		return load?.status === 'ready' ? load.value : undefined;
	};
	return {
		known,
		state: ( key: Key ) => at( key )?.load ?? LOADING,
		subscribe: changes.subscribe,
		/** The answer of an edition, which has been needed just now. Nobody is told: it is the same. */
		take( key: Key, edition: number ): Ready< Value > | null {
			const entry = at( key );
			if ( entry?.load.status !== 'ready' || entry.edition !== edition ) {
				return null;
			}
			need( key, entry );
			return entry.load;
		},
		/** Who asks again is shown no failure meanwhile. */
		begin( key: Key ) {
			if ( at( key )?.load.status === 'failed' ) {
				keep( key, { load: LOADING, edition: null } );
			}
		},
		settle( key: Key, result: Result< Value >, edition: number ) {
			if ( result.ok ) {
				keep( key, { load: ready( result.value ), edition } );
			} else if ( at( key )?.load.status !== 'ready' ) {
				const load = { status: 'failed', error: result.error } as const;
				keep( key, { load, edition: null } );
			}
		},
		change( key: Key, next: ( value: Value ) => Value ) {
			const entry = at( key );
			if ( entry?.load.status === 'ready' ) {
				const load = ready( next( entry.load.value ) );
				keep( key, { ...entry, load } );
			}
		},
	};
}

/** Keeps answers, of which each is requested once however many ask. */
export function createAnswers< Key, Value >( {
	request,
	limit,
}: AnswersOptions< Key, Value > ): Answers< Key, Value > {
	const kept = createKept< Key, Value >( limit );
	const edition = createSignal( 0 );
	const running = new Map< Key, Asked< Value > >();
	/** Otherwise its answer is late: nobody waits for it, or it is outdated. */
	const isCurrent = ( key: Key, run: Running ): boolean =>
		running.get( key )?.run === run;

	const ask = async (
		key: Key,
		run: Running
	): Promise< Result< Value > > => {
		const [ asked, changes ] = [ edition.get(), run.changes ];
		try {
			const result = await request( key, run.controller.signal );
			if ( ! isCurrent( key, run ) ) {
				return result;
			}
			if ( result.ok && changes !== run.changes ) {
				return await ask( key, run );
			}
			kept.settle( key, result, asked );
			return result;
		} finally {
			if ( isCurrent( key, run ) ) {
				running.delete( key );
			}
		}
	};

	const start = ( key: Key ): Asked< Value > => {
		kept.begin( key );
		const run = {
			controller: new AbortController(),
			waiting: 0,
			changes: 0,
		};
		const asked = { run, promise: ask( key, run ) };
		running.set( key, asked );
		return asked;
	};

	return {
		load( key, signal ) {
			const answer = kept.take( key, edition.get() );
			if ( answer ) {
				return Promise.resolve( ok( answer.value ) );
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
		reload: ( key ) => ( running.get( key ) ?? start( key ) ).promise,
		known: kept.known,
		state: kept.state,
		change( key, next ) {
			const asked = running.get( key );
			if ( asked ) {
				asked.run.changes++;
			}
			kept.change( key, next );
		},
		subscribe: kept.subscribe,
		outdate() {
			running.clear();
			edition.set( edition.get() + 1 );
		},
		edition,
	};
}
