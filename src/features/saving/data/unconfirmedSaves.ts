import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { isRecord, type UnknownRecord } from '../../../kernel/guards';
import type { AppError, Result } from '../../../kernel/result';
import { expectWrite } from '../../../platform/writesMiddleware';
import { leavesUnconfirmed } from '../../session/index.records';
import { hasArrived } from '../model/arrival';
import { keyOf, type ChangedRecord } from '../../documents/index.model';
import { forgetBase } from './baseVersions';
import { fetchNow, recordKey } from '../../documents/index.records';

interface UnconfirmedSave {
	readonly path: string;
	readonly data: UnknownRecord;
}

/** What was sent and may have arrived, by the key of its record. */
const unconfirmedSaves = new Map< string, UnconfirmedSave >();

/** How long a save may take, in milliseconds: longer than most servers let PHP run. */
const PATIENCE = 60_000;

/**
 * Sends a record's changes by `send`. What was sent is remembered where it may have arrived anyway.
 *
 * @param record
 * @param send
 * @param draft  The site draft to save into; undefined for what is shown.
 * @return Why it was not saved; null where it was.
 */
export async function sendTracked(
	record: ChangedRecord,
	send: () => Promise< Result< void > >,
	draft?: number
): Promise< AppError | null > {
	const key = keyOf( record );
	const sent: { save: UnconfirmedSave | null } = { save: null };
	const stop = expectWrite( {
		matches: ( path ) => isPathOf( record, path ),
		within: PATIENCE,
		...( draft === undefined ? {} : { draft } ),
		onSend: ( { path, data } ) => {
			sent.save = isRecord( data ) ? { path, data } : null;
		},
	} );
	const result = await send();
	stop();
	if ( result.ok ) {
		unconfirmedSaves.delete( key );
		return null;
	}
	if ( sent.save && leavesUnconfirmed( result.error ) ) {
		unconfirmedSaves.set( key, sent.save );
	}
	return result.error;
}

const isPathOf = ( { name, id }: ChangedRecord, path: string ): boolean =>
	( path.split( '?' )[ 0 ] ?? '' ).endsWith(
		id === undefined && name === 'site' ? '/settings' : `/${ id ?? '' }`
	);

/**
 * Looks whether what was sent earlier has arrived. Core-data takes the record as the server has it then,
 * so that only later changes are left.
 *
 * @return Whether nothing is left to be saved.
 */
export async function confirmSave( record: ChangedRecord ): Promise< boolean > {
	const unconfirmed = unconfirmedSaves.get( keyOf( record ) );
	if ( ! unconfirmed ) {
		return false;
	}
	const has = await fetchRecord( unconfirmed.path );
	if ( ! has ) {
		return false;
	}
	unconfirmedSaves.delete( keyOf( record ) );
	if ( ! hasArrived( unconfirmed.data, has ) ) {
		return false;
	}
	const { kind, name } = record;
	void dispatch( coreStore ).receiveEntityRecords(
		kind,
		name,
		[ has ],
		undefined,
		true,
		unconfirmed.data
	);
	// What was changed since is based on that: no one should see a conflict with themselves.
	forgetBase( record );
	return ! hasChanges( record );
}

async function fetchRecord( path: string ): Promise< UnknownRecord | null > {
	const controller = new AbortController();
	const timer = setTimeout( () => controller.abort(), PATIENCE / 4 );
	try {
		const answer = await fetchNow( path, controller.signal );
		return isRecord( answer ) ? answer : null;
	} catch {
		return null;
	} finally {
		clearTimeout( timer );
	}
}

/** Whether a record, or the one property that is meant of it, still differs from what the server has. */
export function hasChanges( record: ChangedRecord ): boolean {
	const core = select( coreStore );
	const key = recordKey( record );
	return record.property === undefined
		? core.hasEditsForEntityRecord( ...key )
		: record.property in ( core.getEntityRecordEdits( ...key ) ?? {} );
}
