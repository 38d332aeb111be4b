import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { olderHalf, overflow, type Weight } from '../model/bounds';
import { parseEntry, type Entry } from '../model/entry';
import type { Writes } from '../model/journal';

interface Schema extends DBSchema {
	entries: {
		key: string;
		value: Entry;
		indexes: { owner: string; weight: [ number, number ] };
	};
}

type Database = IDBPDatabase< Schema >;

const NAME = 'atelier-recovery';

/** How often room is made for something before it counts as refused. */
const ATTEMPTS = 4;

let database: Database | null = null;
let opening: Promise< Database > | null = null;

/** Opens the database ahead of need, so that a last write before the page goes away has to wait for nothing. */
export async function openStorage(): Promise< void > {
	await connect().catch( () => null );
}

/** One connection, reopened where the browser has closed it or would not open it before. */
async function connect(): Promise< Database > {
	if ( database ) {
		return database;
	}
	opening ??= openDB< Schema >( NAME, 1, {
		upgrade: ( fresh ) => {
			const entries = fresh.createObjectStore( 'entries', {
				keyPath: 'id',
			} );
			entries.createIndex( 'owner', 'owner' );
			entries.createIndex( 'weight', [ 'when', 'size' ] );
		},
		blocking: forget,
		terminated: forget,
	} );
	try {
		database = await opening;
		return database;
	} finally {
		opening = null;
	}
}

function forget() {
	database?.close();
	database = null;
}

/** Opened with these transactions are done when the browser has them, which is enough for a page that dies. */
const begin = ( connection: Database ) =>
	connection.transaction( 'entries', 'readwrite', { durability: 'relaxed' } );

async function apply(
	connection: Database,
	{ put, remove }: Pick< Writes, 'put' | 'remove' >
): Promise< void > {
	const transaction = begin( connection );
	const requests = [
		...put.map( ( entry ) => transaction.store.put( entry ) ),
		...remove.map( ( id ) => transaction.store.delete( id ) ),
	];
	// Without it a page that goes away right now takes an uncommitted transaction along.
	transaction.commit();
	await Promise.all( [ ...requests, transaction.done ] );
}

/**
 * Writes and removes entries, all or none of them. Where the database is open, this begins at once.
 *
 * @return Whether storage has taken them.
 */
export async function write(
	writes: Pick< Writes, 'put' | 'remove' >
): Promise< boolean > {
	for ( let attempt = 1; ; attempt++ ) {
		try {
			await apply( database ?? ( await connect() ), writes );
			return true;
		} catch ( reason ) {
			if (
				attempt === ATTEMPTS ||
				! ( await recover( reason, writes ) )
			) {
				return false;
			}
		}
	}
}

/** Puts right what kept an attempt from being written; false where that is not possible. */
async function recover(
	reason: unknown,
	{ put }: Pick< Writes, 'put' >
): Promise< boolean > {
	const name = reason instanceof DOMException ? reason.name : '';
	if ( name === 'InvalidStateError' && database ) {
		// The connection has been closed behind our back, such as by clearing the browser's data.
		forget();
		return true;
	}
	if ( name !== 'QuotaExceededError' ) {
		return false;
	}
	try {
		const connection = await connect();
		const dropped = olderHalf(
			await weights( connection ),
			new Set( put.map( ( { id } ) => id ) )
		);
		await apply( connection, { put: [], remove: dropped } );
		return dropped.length > 0;
	} catch {
		return false;
	}
}

/** How old and how large everything in storage is, without reading it. */
async function weights( connection: Database ): Promise< readonly Weight[] > {
	const found: Weight[] = [];
	const index = connection.transaction( 'entries' ).store.index( 'weight' );
	let cursor = await index.openKeyCursor();
	while ( cursor ) {
		const [ when, size ] = cursor.key;
		found.push( { id: cursor.primaryKey, when, size } );
		cursor = await cursor.continue();
	}
	return found;
}

/** Drops what is too old, and the oldest where there is too much. */
export async function prune( now: number ): Promise< void > {
	try {
		const connection = await connect();
		const dropped = overflow( await weights( connection ), now );
		if ( dropped.length > 0 ) {
			await apply( connection, { put: [], remove: dropped } );
		}
	} catch {
		// Whoever wants to write will hear of it.
	}
}

/** Everything that is kept for someone; nothing where storage cannot be read. */
export async function entriesOf( owner: string ): Promise< readonly Entry[] > {
	try {
		const connection = await connect();
		const found: readonly unknown[] = await connection.getAllFromIndex(
			'entries',
			'owner',
			owner
		);
		return found.map( parseEntry ).filter( ( entry ) => entry !== null );
	} catch {
		return [];
	}
}

/** An entry as it is in storage now; null where it has been removed, such as in another tab. */
export async function entryOf( id: string ): Promise< Entry | null > {
	try {
		const connection = await connect();
		return parseEntry( await connection.get( 'entries', id ) );
	} catch {
		return null;
	}
}
