import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { isRecord, type UnknownRecord } from '@/kernel/guards';
import type { RunHeader } from '@/platform/historyRun';
import { leavesUnconfirmed } from '@/features/session/index.records';
import { hasArrived } from '../model/arrival';
import {
	changeKey,
	type ChangedRecord,
} from '@/features/documents/index.model';
import { forgetBase } from './baseVersions';
import { saveRecord, type Sent } from './changes';
import { fetchNow, recordArgs } from '@/features/documents/index.records';

interface UnconfirmedSave {
	readonly path: string;
	readonly data: UnknownRecord;
}

/** Requests that may have arrived although their response was lost, by record key. */
const unconfirmedSaves = new Map< string, UnconfirmedSave >();

/** The time limit of a save, in milliseconds: longer than the PHP time limit of most servers. */
const PATIENCE = 60_000;

/**
 * Saves a record once. Remembers the request if it failed but may have arrived.
 *
 * @param record
 * @param run    Of the save.
 * @param draft  The site draft to save into; undefined for the current view.
 */
export async function saveTracked(
	record: ChangedRecord,
	run: RunHeader,
	draft: number | undefined
): Promise< Sent > {
	const key = changeKey( record );
	const sent: { save: UnconfirmedSave | null } = { save: null };
	const result = await saveRecord( record, run, {
		within: PATIENCE,
		...( draft === undefined ? {} : { draft } ),
		onSend: ( { path, data } ) => {
			sent.save = isRecord( data ) ? { path, data } : null;
		},
	} );
	if ( result.ok ) {
		unconfirmedSaves.delete( key );
	} else if ( sent.save && leavesUnconfirmed( result.error ) ) {
		unconfirmedSaves.set( key, sent.save );
	}
	return result;
}

/**
 * Reads a record to check whether an unconfirmed save arrived. If so, core-data receives the record, so that only later
 * changes remain.
 *
 * @return Whether there are no changes left to save.
 */
export async function confirmSave( record: ChangedRecord ): Promise< boolean > {
	const unconfirmed = unconfirmedSaves.get( changeKey( record ) );
	if ( ! unconfirmed ) {
		return false;
	}
	const has = await fetchRecord( unconfirmed.path );
	if ( ! has ) {
		return false;
	}
	unconfirmedSaves.delete( changeKey( record ) );
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
	// Later changes are based on this save: users should never see a conflict with themselves.
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

/** Whether a record, or its `property`, has edits. */
export function hasChanges( record: ChangedRecord ): boolean {
	const core = select( coreStore );
	const key = recordArgs( record );
	return record.property === undefined
		? core.hasEditsForEntityRecord( ...key )
		: record.property in ( core.getEntityRecordEdits( ...key ) ?? {} );
}
