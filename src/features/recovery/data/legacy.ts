import { LIMITS } from '../model/retention';
import { parseEntry, type Entry } from '../model/entry';
import { connect, LEGACY, type Database } from './database';
import { randomId } from './session';

/**
 * Migrates the unencrypted entries that an earlier version stored for a user, once.
 *
 * @param owner
 * @param take  Stores them encrypted; resolves to whether that succeeded.
 */
export async function migrateLegacy(
	owner: string,
	take: ( entries: readonly Entry[] ) => Promise< boolean >
): Promise< void > {
	const database = await connect();
	if ( ! database.objectStoreNames.contains( LEGACY ) ) {
		return;
	}
	const found: readonly unknown[] = await database.getAllFromIndex(
		LEGACY,
		'owner',
		owner
	);
	const entries = found
		.map( parseEntry )
		.filter( ( entry ) => entry !== null );
	const isTaken = await take(
		// Earlier ids contained the name of the edited record.
		entries.map( ( entry ) => ( { ...entry, id: randomId() } ) )
	);
	if ( isTaken ) {
		await forgetLegacy( database, owner );
	}
}

/** Deletes the entries that an earlier version stored for a user. */
export async function forgetLegacy(
	database: Database,
	owner: string
): Promise< void > {
	if ( ! database.objectStoreNames.contains( LEGACY ) ) {
		return;
	}
	const transaction = database.transaction( LEGACY, 'readwrite' );
	const ids = await transaction.store.index( 'owner' ).getAllKeys( owner );
	await Promise.all( ids.map( ( id ) => transaction.store.delete( id ) ) );
	await transaction.done;
}

/** Deletes expired entries of earlier versions, for all users. */
export async function pruneLegacy(
	database: Database,
	now: number
): Promise< void > {
	if ( ! database.objectStoreNames.contains( LEGACY ) ) {
		return;
	}
	const transaction = database.transaction( LEGACY, 'readwrite' );
	const ids = await transaction.store
		.index( 'weight' )
		.getAllKeys( IDBKeyRange.upperBound( [ now - LIMITS.age ] ) );
	await Promise.all( ids.map( ( id ) => transaction.store.delete( id ) ) );
	await transaction.done;
}
