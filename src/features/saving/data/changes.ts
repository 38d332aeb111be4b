import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { isRecord, stringOr } from '@/kernel/guards';
import { fail, type AppError } from '@/kernel/result';
import {
	dirtyRecords,
	saveProperties,
} from '@/platform/experimental/dirtyRecords';
import { recordsBeingSaved } from '@/platform/experimental/savingRecords';
import { withHeaders } from '@/platform/experimental/savingFetch';
import { toAppError } from '@/platform/failure';
import type { RunHeader } from '@/platform/historyRun';
import type { TrackedWrite } from '@/platform/requestMethod';
import { siteMoment } from '@/platform/siteTime';
import { listenTo } from '@/platform/listenTo';
import { baseOf, forgetBase } from './baseVersions';
import { changedContentCount, changedRecordCount } from '@/features/documents';
import { checkBeforeSaving } from './saveChecks';
import { knowsOfStripping } from './stripping';
import {
	basedOn,
	entryOf,
	parseTheirs,
	versionOf,
	titleOf,
	type ChangedRecord,
	type Conflict,
	scheduleProblem,
	type ScheduleProblem,
} from '@/features/documents/index.model';
import {
	scheduleMessage,
	contentOf,
	tellIfStripped,
	recordId,
	recordArgs,
} from '@/features/documents/index.records';

const coreSelectors = () => select( coreStore );
type Core = ReturnType< typeof coreSelectors >;

/** All records with unsaved changes. */
export function useChangedRecords(): readonly ChangedRecord[] {
	// Compared as JSON, so that typing renders again only if the list changes.
	const listed = useSelect(
		( fromStore ) =>
			JSON.stringify( changedRecords( fromStore( coreStore ) ) ),
		[]
	);
	return useMemo( () => JSON.parse( listed ) as ChangedRecord[], [ listed ] );
}

/** Whether any record is being saved. */
export const useIsSaving = (): boolean =>
	useSelect(
		( fromStore ) => recordsBeingSaved( fromStore( coreStore ) ).length > 0,
		[]
	);

/**
 * Reports the number of changed records to the shell.
 *
 * @return Unsubscribes.
 */
export function watchChangedRecords(): () => void {
	const report = () => {
		const changed = dirtyRecords( coreSelectors() );
		changedRecordCount.set( changed.length );
		changedContentCount.set(
			changed.filter( ( { name } ) => name !== 'globalStyles' ).length
		);
	};
	report();
	return listenTo( report, coreStore );
}

/** What came of sending a record. */
export type Sent =
	| { readonly ok: true }
	| {
			readonly ok: false;
			readonly error: AppError;
			/** That the user must resolve. */
			readonly conflict?: Conflict;
	  };

/**
 * Sends the changes of one record to the server. If it refuses, they stay unsaved.
 *
 * @param record
 * @param run    Of the save.
 * @param write  How the request is tracked. In a draft of its own, conflicts are errors, not questions.
 */
export async function saveRecord(
	record: ChangedRecord,
	run: RunHeader,
	write: TrackedWrite
): Promise< Sent > {
	const { kind, name, id, property } = record;
	const base = baseOf( record );
	const problem = scheduleProblemOf( record );
	if ( problem ) {
		return fail( {
			code: 'unsendable',
			detail: scheduleMessage( problem ),
		} );
	}
	const refusal = await checkBeforeSaving( record );
	if ( refusal !== null ) {
		return fail( { code: 'unsendable', detail: refusal } );
	}
	try {
		if ( property !== undefined ) {
			const version = entryOf( versionOf( base ), property );
			await saveProperties(
				kind,
				name,
				[ property ],
				withHeaders( { ...basedOn( version ), ...run }, write )
			);
			forgetBase( record );
		} else {
			const key = recordArgs( { kind, name, id } );
			const sent = contentOf( coreSelectors(), key );
			await dispatch( coreStore ).saveEditedEntityRecord( ...key, {
				throwOnError: true,
				...withHeaders(
					{ ...basedOn( versionOf( base ) ), ...run },
					write
				),
			} );
			forgetBase( record );
			if ( ! knowsOfStripping( record ) ) {
				tellIfStripped( key, sent );
			}
		}
		return { ok: true };
	} catch ( raw ) {
		const theirs = parseTheirs( raw );
		if ( theirs && write.draft !== undefined ) {
			return fail( {
				code: 'conflict',
				detail: __(
					'This site draft already has other changes to this item. Open it to change the item there, or choose another site draft.',
					'atelier'
				),
			} );
		}
		return {
			ok: false,
			error: toAppError( raw ),
			...( theirs ? { conflict: { record, base, theirs } } : {} ),
		};
	}
}

/**
 * The problem of a changed schedule. Our own fields prevent it, but plugins and restored changes don't, and a chosen date
 * can pass. The site would publish the post at once.
 */
function scheduleProblemOf( record: ChangedRecord ): ScheduleProblem | null {
	const key = recordArgs( record );
	const core = coreSelectors();
	const edits = core.getEntityRecordEdits( ...key ) ?? {};
	if ( ! ( 'status' in edits || 'date' in edits ) ) {
		return null;
	}
	const saved = core.getRawEntityRecord( ...key ) ?? {};
	return scheduleProblem( { ...saved, ...edits }, siteMoment() );
}

/** The key of a record is a number or a string; singletons have none. */
const idOf = ( key: unknown ): string =>
	typeof key === 'number' || typeof key === 'string' ? String( key ) : '';

/** WordPress stores the site's settings in one record, but users see many: each changed setting is listed on its own. */
function changedRecords( core: Core ): ChangedRecord[] {
	return dirtyRecords( core ).flatMap( ( dirty ): ChangedRecord[] => {
		const kind = stringOr( dirty.kind );
		const name = stringOr( dirty.name );
		if ( kind === 'root' && name === 'site' ) {
			const edits = core.getEntityRecordEdits( kind, name ) ?? {};
			return Object.keys( edits ).map( ( property ) => ( {
				kind,
				name,
				id: undefined,
				title: property,
				property,
			} ) );
		}
		const id = idOf( dirty.key );
		const edited = core.getEditedEntityRecord( kind, name, recordId( id ) );
		const title = isRecord( edited ) ? titleOf( edited ) : '';
		return [ { kind, name, id, title: title || stringOr( dirty.title ) } ];
	} );
}
