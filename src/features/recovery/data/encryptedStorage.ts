import { once } from '@/kernel/once';
import { boot } from '@/platform/boot';
import { expiryOf, olderHalf, overflow, type Weight } from '../model/retention';
import type { Entry } from '../model/entry';
import {
	connect,
	connection,
	disconnect,
	ENTRIES,
	EXPIRY,
	type Database,
	type Row,
} from './database';
import {
	createKeystream,
	decrypt,
	deriveKeys,
	encrypt,
	type Ciphertext,
	type Keys,
	type Keystream,
} from './encryption';
import type { JournalStorage } from './journalStorage';
import { createWriteQueue } from './writeQueue';

/** The maximum number of attempts to write; after a quota error, each frees space first. */
const ATTEMPTS = 4;

/**
 * The size of the keystream that is ready for a page's last write, in bytes: at least `least`, up to `most` after larger
 * writes.
 */
const AHEAD = { least: 262_144, most: 8_388_608 };

/** What encrypts, once the keys are derived. */
let ready: { readonly keys: Keys; readonly keystream: Keystream } | null = null;
let ahead = AHEAD.least;

const keys = once( async (): Promise< Keys > => {
	const derived = await deriveKeys( boot().journalKey );
	ready = { keys: derived, keystream: createKeystream( derived ) };
	return derived;
} );

const toRow = (
	{ owner: tag }: Keys,
	{ id, when }: Entry,
	text: Ciphertext
): Row => ( {
	...text,
	id,
	owner: tag,
	expires: expiryOf( when ),
	size: text.data.length,
} );

const queue = createWriteQueue< Row >( {
	encrypt: async ( entry ) => {
		const used = await keys();
		return toRow( used, entry, await encrypt( used, entry ) );
	},
	encryptNow: ( entries ) => {
		const used = ready;
		const texts = used?.keystream.encrypt( entries );
		return used && texts
			? texts.flatMap( ( text, at ) => {
					const entry = entries[ at ];
					return entry ? [ toRow( used.keys, entry, text ) ] : [];
				} )
			: null;
	},
	apply: async ( put, remove ) => {
		const isTaken = await applyPatiently( put, remove );
		// Twice the size of the last write, because texts grow.
		const size = put.reduce( ( sum, row ) => sum + row.size, 0 );
		ahead = Math.min( Math.max( ahead, size * 2 ), AHEAD.most );
		void ready?.keystream.refill( ahead ).catch( () => undefined );
		return isTaken;
	},
} );

/** Stores encrypted entries in IndexedDB until they expire. */
export const encryptedStorage: JournalStorage = {
	isLasting: true,
	open: async () => {
		try {
			await keys();
			await ready?.keystream.refill( ahead );
		} catch {
			// The next write reports the failure.
		}
	},
	write: queue.write,
	flush: queue.flush,
	prune: async ( now ) => {
		try {
			const database = await connect();
			const dropped = overflow( await weights( database ), now );
			if ( dropped.length > 0 ) {
				await apply( database, [], dropped );
			}
		} catch {
			// The next write reports the failure.
		}
	},
	entries: async () => {
		try {
			const used = await keys();
			const database = await connect();
			const rows = await database.getAllFromIndex(
				ENTRIES,
				'owner',
				used.owner
			);
			const found = await Promise.all(
				rows.map( async ( row ) => await decrypt( used, row ) )
			);
			return found.filter( ( entry ) => entry !== null );
		} catch {
			return [];
		}
	},
	entry: async ( id ) => {
		try {
			const database = await connect();
			const row = await database.get( ENTRIES, id );
			return row ? await decrypt( await keys(), row ) : null;
		} catch {
			return null;
		}
	},
	forget: async () => {
		try {
			// Waits for pending writes, which would otherwise add entries after the deletion.
			await queue.write( { put: [], remove: [] } );
			const used = await keys();
			const database = await connect();
			const ids = await database.getAllKeysFromIndex(
				ENTRIES,
				'owner',
				used.owner
			);
			await apply( database, [], ids );
			return true;
		} catch {
			return false;
		}
	},
};

async function apply(
	database: Database,
	put: readonly Row[],
	remove: readonly string[]
): Promise< void > {
	// Relaxed durability: done when the browser has the data, which survives the end of a page.
	const transaction = database.transaction( ENTRIES, 'readwrite', {
		durability: 'relaxed',
	} );
	const requests = [
		...put.map( ( row ) => transaction.store.put( row ) ),
		...remove.map( ( id ) => transaction.store.delete( id ) ),
	];
	// Without an explicit commit, the browser aborts the transaction when the page ends.
	transaction.commit();
	await Promise.all( [ ...requests, transaction.done ] );
}

/** Starts synchronously if the database is open. */
async function applyPatiently(
	put: readonly Row[],
	remove: readonly string[]
): Promise< boolean > {
	for ( let attempt = 1; ; attempt++ ) {
		try {
			await apply( connection() ?? ( await connect() ), put, remove );
			return true;
		} catch ( reason ) {
			if ( attempt === ATTEMPTS || ! ( await recover( reason, put ) ) ) {
				return false;
			}
		}
	}
}

/** Removes the cause of a failed write; false where it can't. */
async function recover(
	reason: unknown,
	put: readonly Row[]
): Promise< boolean > {
	const name = reason instanceof DOMException ? reason.name : '';
	if ( name === 'InvalidStateError' && connection() ) {
		// The browser closed the connection, for example because its data was cleared.
		disconnect();
		return true;
	}
	if ( name !== 'QuotaExceededError' ) {
		return false;
	}
	try {
		const database = await connect();
		const dropped = olderHalf(
			await weights( database ),
			new Set( put.map( ( { id } ) => id ) )
		);
		await apply( database, [], dropped );
		return dropped.length > 0;
	} catch {
		return false;
	}
}

/** The ages and sizes of all users' entries, without decrypting them. */
async function weights( database: Database ): Promise< readonly Weight[] > {
	const found: Weight[] = [];
	const index = database.transaction( ENTRIES ).store.index( EXPIRY );
	let cursor = await index.openKeyCursor();
	while ( cursor ) {
		const [ expires, size ] = cursor.key;
		found.push( {
			id: cursor.primaryKey,
			expires,
			size,
		} );
		cursor = await cursor.continue();
	}
	return found;
}
