import type { Entry } from '../model/entry';
import type { Writes } from '../model/journal';

export type Changes = Pick< Writes, 'put' | 'remove' >;

interface QueueOptions< Row > {
	readonly encrypt: ( entry: Entry ) => Promise< Row >;
	/** The same without waiting; null where that isn't possible. */
	readonly encryptNow: ( entries: readonly Entry[] ) => readonly Row[] | null;
	/** Writes and removes rows in one transaction, which starts synchronously; resolves to whether it succeeded. */
	readonly apply: (
		put: readonly Row[],
		remove: readonly string[]
	) => Promise< boolean >;
}

export interface WriteQueue {
	/** Resolves to whether storage has the changes, or newer ones of the same entries. */
	readonly write: ( changes: Changes ) => Promise< boolean >;
	/** Sends pending changes to storage synchronously. */
	readonly flush: () => void;
}

/** Changes of one transaction, by entry id; null removes an entry. */
interface Batch {
	readonly entries: ReadonlyMap< string, Entry | null >;
	readonly waiting: readonly ( ( isTaken: boolean ) => void )[];
	/** Until then the batch waits for encryption, and a flush can replace it. */
	isHandedOver: boolean;
}

/** Encrypts and writes one batch after the other, so that an older version never overwrites a newer one. */
export function createWriteQueue< Row >( {
	encrypt,
	encryptNow,
	apply,
}: QueueOptions< Row > ): WriteQueue {
	let entries = new Map< string, Entry | null >();
	let waiting: ( ( isTaken: boolean ) => void )[] = [];
	let running: Batch | null = null;

	const takeBatch = ( overtaken: Batch | null ): Batch => {
		const batch = {
			entries: new Map( [ ...( overtaken?.entries ?? [] ), ...entries ] ),
			waiting: [ ...( overtaken?.waiting ?? [] ), ...waiting ],
			isHandedOver: false,
		};
		entries = new Map();
		waiting = [];
		return batch;
	};

	const handOver = async ( batch: Batch, rows: readonly Row[] ) => {
		batch.isHandedOver = true;
		const isTaken = await apply( rows, removed( batch ) );
		settle( batch, isTaken );
	};

	const settle = ( batch: Batch, isTaken: boolean ) => {
		batch.waiting.forEach( ( tell ) => tell( isTaken ) );
		if ( running === batch ) {
			running = null;
			void next();
		}
	};

	const next = async () => {
		if ( running || waiting.length === 0 ) {
			return;
		}
		const batch = takeBatch( null );
		running = batch;
		try {
			const rows = await Promise.all( kept( batch ).map( encrypt ) );
			if ( running === batch ) {
				await handOver( batch, rows );
			}
		} catch {
			if ( running === batch ) {
				settle( batch, false );
			}
		}
	};

	return {
		write( { put, remove } ) {
			put.forEach( ( entry ) => entries.set( entry.id, entry ) );
			remove.forEach( ( id ) => entries.set( id, null ) );
			return new Promise( ( resolve ) => {
				waiting.push( resolve );
				// A flush in the same task then finds nothing that is being encrypted already.
				queueMicrotask( () => void next() );
			} );
		},
		flush() {
			const overtaken = running?.isHandedOver ? null : running;
			const all = new Map( [
				...( overtaken?.entries ?? [] ),
				...entries,
			] );
			const rows = all.size > 0 ? encryptNow( present( all ) ) : null;
			if ( ! rows ) {
				return;
			}
			running = takeBatch( overtaken );
			void handOver( running, rows );
		},
	};
}

const present = ( entries: Batch[ 'entries' ] ): readonly Entry[] =>
	[ ...entries.values() ].filter( ( entry ) => entry !== null );

const kept = ( { entries }: Batch ) => present( entries );

const removed = ( { entries }: Batch ): readonly string[] =>
	[ ...entries ].flatMap( ( [ id, entry ] ) => ( entry ? [] : [ id ] ) );
