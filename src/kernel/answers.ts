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

interface Running< Value > {
	readonly promise: Promise< Result< Value > >;
	readonly controller: AbortController;
	waiting: number;
}

/** Keeps answers, of which each is requested once however many ask. */
export function createAnswers< Key, Value >( {
	request,
	limit,
}: AnswersOptions< Key, Value > ): Answers< Key, Value > {
	const kept = createSignal< ReadonlyMap< Key, Kept< Value > > >( new Map() );
	const edition = createSignal( 0 );
	const running = new Map< Key, Running< Value > >();

	const keep = ( key: Key, entry: Kept< Value > ) => {
		const others = [ ...kept.get() ].filter(
			( [ other ] ) => other !== key
		);
		kept.set(
			new Map( [
				...others.slice( Math.max( 0, others.length + 1 - limit ) ),
				[ key, entry ],
			] )
		);
	};

	const start = ( key: Key ): Running< Value > => {
		const controller = new AbortController();
		const run: Running< Value > = {
			controller,
			waiting: 0,
			promise: finish( key, controller.signal, () => {
				const isLate = running.get( key ) !== run;
				if ( ! isLate ) {
					running.delete( key );
				}
				return isLate;
			} ),
		};
		running.set( key, run );
		return run;
	};

	/** @param end Whether the answer is late: nobody waits for it, or it is outdated. */
	const finish = async (
		key: Key,
		signal: AbortSignal,
		end: () => boolean
	) => {
		const asked = edition.get();
		let isLate = true;
		let result: Result< Value >;
		try {
			result = await request( key, signal );
		} finally {
			isLate = end();
		}
		if ( result.ok && ! isLate ) {
			keep( key, { value: result.value, edition: asked } );
		}
		return result;
	};

	return {
		load( key, signal ) {
			const known = kept.get().get( key );
			if ( known?.edition === edition.get() ) {
				keep( key, known );
				return Promise.resolve( ok( known.value ) );
			}
			const run = running.get( key ) ?? start( key );
			run.waiting++;
			signal?.addEventListener( 'abort', () => {
				run.waiting--;
				if ( run.waiting === 0 && running.get( key ) === run ) {
					running.delete( key );
					run.controller.abort();
				}
			} );
			return run.promise;
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
