import {
	openDB,
	type DBSchema,
	type IDBPDatabase,
	type IDBPObjectStore,
	type StoreNames,
} from 'idb';
import { parseEntry, withoutPassword, type Entry } from '../model/entry';
import type { Ciphertext } from './encryption';
import { DATABASE } from './names';

/** An encrypted entry. The unencrypted properties are those needed to find, expire and count entries without the key. */
export interface Row extends Ciphertext {
	readonly id: string;
	/** The tag of the keys that encrypted it. */
	readonly owner: string;
	readonly expires: number;
	readonly size: number;
}

interface Schema extends DBSchema {
	encrypted: {
		key: string;
		value: Row;
		indexes: { owner: string; expiry: [ number, number ] };
	};
	/** Unencrypted entries of earlier versions. */
	entries: {
		key: string;
		value: Entry;
		indexes: { owner: string; weight: [ number, number ] };
	};
}

export type Database = IDBPDatabase< Schema >;

export const ENTRIES = 'encrypted';
export const EXPIRY = 'expiry';

export const LEGACY = 'entries';

let database: Database | null = null;
let opening: Promise< Database > | null = null;

/** The open connection; null before the first `connect()` and after a disconnect. */
export const connection = (): Database | null => database;

/** One shared connection. Opens a new one if the browser closed it, or if an earlier attempt failed. */
export async function connect(): Promise< Database > {
	if ( database ) {
		return database;
	}
	opening ??= openDB< Schema >( DATABASE, 2, {
		upgrade: ( fresh, _from, _to, transaction ) => {
			const entries = fresh.createObjectStore( ENTRIES, {
				keyPath: 'id',
			} );
			entries.createIndex( 'owner', 'owner' );
			entries.createIndex( EXPIRY, [ 'expires', 'size' ] );
			if ( fresh.objectStoreNames.contains( LEGACY ) ) {
				// If this fails, opening the database fails too.
				void removePasswords( transaction.objectStore( LEGACY ) );
			}
		},
		blocking: disconnect,
		terminated: disconnect,
	} );
	try {
		database = await opening;
		return database;
	} finally {
		opening = null;
	}
}

export function disconnect(): void {
	database?.close();
	database = null;
}

type LegacyStore = IDBPObjectStore<
	Schema,
	StoreNames< Schema >[],
	typeof LEGACY,
	'versionchange'
>;

/** Removes passwords from entries of earlier versions, for all users: their encryption keys aren't available. */
async function removePasswords( store: LegacyStore ): Promise< void > {
	let cursor = await store.openCursor();
	while ( cursor ) {
		const entry = parseEntry( cursor.value );
		const kept = entry && withoutPassword( entry );
		await ( kept ? cursor.update( kept ) : cursor.delete() );
		cursor = await cursor.continue();
	}
}
