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

/** An encrypted entry. Everything around the text is what it takes to find, expire and count entries without its key. */
export interface Row extends Ciphertext {
	readonly id: string;
	/** Which keys it was encrypted with. */
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
	/** What earlier versions kept as it was. */
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

/** The connection, where there is one already. */
export const connection = (): Database | null => database;

/** One connection, opened anew where the browser has closed it or would not open it before. */
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
				// Where that fails, so does opening the database.
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

/** From what earlier versions have kept, whoever's it is: their keys are not there. */
async function removePasswords( store: LegacyStore ): Promise< void > {
	let cursor = await store.openCursor();
	while ( cursor ) {
		const entry = parseEntry( cursor.value );
		const kept = entry && withoutPassword( entry );
		await ( kept ? cursor.update( kept ) : cursor.delete() );
		cursor = await cursor.continue();
	}
}
