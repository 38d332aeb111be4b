import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
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
}

export type Database = IDBPDatabase< Schema >;

export const ENTRIES = 'encrypted';
export const EXPIRY = 'expiry';

/** The steps to each version of the database; releases began with the second. */
const STEPS: readonly ( ( database: Database ) => void )[] = [
	() => undefined,
	( database ) => {
		const entries = database.createObjectStore( ENTRIES, {
			keyPath: 'id',
		} );
		entries.createIndex( 'owner', 'owner' );
		entries.createIndex( EXPIRY, [ 'expires', 'size' ] );
	},
];

let database: Database | null = null;
let opening: Promise< Database > | null = null;

/** The open connection; null before the first `connect()` and after a disconnect. */
export const connection = (): Database | null => database;

/** One shared connection. Opens a new one if the browser closed it, or if an earlier attempt failed. */
export async function connect(): Promise< Database > {
	if ( database ) {
		return database;
	}
	opening ??= openDB< Schema >( DATABASE, STEPS.length, {
		upgrade: ( fresh, from ) =>
			STEPS.slice( from ).forEach( ( step ) => step( fresh ) ),
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
