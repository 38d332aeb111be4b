import { LIMITS } from '../model/retention';
import { parseEntry, type Entry } from '../model/entry';
import { connect, LEGACY, type Database } from './database';
import { randomId } from './session';

/**
 * Hands over what an earlier version has kept of somebody without encryption, once.
 *
 * @param owner
 * @param take  Keeps them in another way; whether it did.
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
		// Their names said what they were of.
		entries.map( ( entry ) => ( { ...entry, id: randomId() } ) )
	);
	if ( isTaken ) {
		await forgetLegacy( database, owner );
	}
}

/** Deletes what an earlier version has kept of somebody. */
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

/** Deletes what an earlier version has kept too long, whoever's it is. */
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
