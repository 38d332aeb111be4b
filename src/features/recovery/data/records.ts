import { store as coreStore } from '@wordpress/core-data';
import { resolveSelect, select } from '@wordpress/data';
import { isRecord, type UnknownRecord } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import type { Subject } from '@/kernel/subject';
import { boot } from '@/platform/boot';
import { endTypingStep } from '@/platform/experimental/undoSteps';
import { attempt } from '@/platform/failure';
import { listenTo } from '@/platform/listenTo';
import {
	rawRecord,
	titleOf,
	versionOf,
	withVersion,
} from '@/features/documents/index.model';
import { kindLabel } from '@/features/documents';
import {
	fetchNow,
	hasOwnChanges,
	keptContent,
	putValues,
	receive as receiveDocument,
	recordArgs,
	subjectsWithEdits,
	routeOfRecord,
} from '@/features/documents/index.records';
import { baseOf, rebaseOn } from '@/features/saving/index.records';
import {
	buildUnsaved,
	valuesOf,
	type Entry,
	type Unsaved,
} from '../model/entry';
import { contentText, writeAhead } from './contentText';
import { RECORDS, type JournalSource, type UnsavedItem } from './sources';

/** Kinds whose records belong to a theme; their edits have no meaning in another theme. */
const OF_A_THEME = new Set( [
	'wp_template',
	'wp_template_part',
	'globalStyles',
] );

const core = () => select( coreStore );

/** The source for all records that core-data has edits of. */
export const recordSource: JournalSource = {
	kind: RECORDS,
	unsaved: unsavedRecords,
	subscribe: ( listener ) => listenTo( listener, coreStore ),
	current: ( { subject } ) => currentRecord( subject ),
	restore: restoreRecord,
	kindLabel: ( { subject: { name } } ) => kindLabel( name ),
};

function unsavedRecords(): readonly UnsavedItem[] {
	return subjectsWithEdits().map( ( subject ) => ( {
		subject,
		state: core().getEntityRecordEdits( ...recordArgs( subject ) ),
		read: () => read( subject ),
		prepare: () => writeAhead( core, recordArgs( subject ) ),
	} ) );
}

function read( subject: Subject ): Unsaved | null {
	const key = recordArgs( subject );
	const edits = core().getEntityRecordNonTransientEdits( ...key );
	const base = baseOf( subject );
	const edited = core().getEditedEntityRecord( ...key );
	try {
		return buildUnsaved( {
			subject,
			title: isRecord( edited ) ? titleOf( edited ) : '',
			theme: OF_A_THEME.has( subject.name )
				? boot().theme.stylesheet
				: '',
			edits: {
				...edits,
				...( 'content' in edits
					? { content: unsavedText( subject ) }
					: {} ),
			},
			base,
			version: versionOf( base ),
		} );
	} catch {
		// A plugin's edit that can't be serialized must not block all others.
		return null;
	}
}

/** The unsaved content of a record, without what blocks have changed themselves: after a crash nothing tells it from the user's. */
function unsavedText( subject: Subject ): string {
	const text = contentText( core(), recordArgs( subject ) );
	const { kind, name, id } = subject;
	const document =
		kind === 'postType' && id !== undefined ? { type: name, id } : null;
	return document && hasOwnChanges( document )
		? keptContent( document, text )
		: text;
}

/** WordPress's type of `resolveSelect` lacks these selectors. */
const resolve = resolveSelect as ( store: typeof coreStore ) => {
	getEntitiesConfig( kind: string ): Promise< unknown >;
	getEntityRecord(
		kind: string,
		name: string,
		id?: string | number
	): Promise< unknown >;
};

/** The current values of a record on the site. */
export function currentRecord(
	subject: Subject
): Promise< Result< UnknownRecord > > {
	return attempt( async () => {
		const route = await routeOfRecord( subject );
		if ( route === undefined ) {
			return fail( { code: 'missing' } );
		}
		const record = await fetchNow( route );
		if ( ! isRecord( record ) ) {
			return fail( { code: 'malformed' } );
		}
		return record.status === 'trash'
			? fail( { code: 'missing' } )
			: ok( rawRecord( record ) );
	} );
}

async function load( { kind, name, id }: Subject ): Promise< Result< void > > {
	const key = recordArgs( { kind, name, id } );
	if (
		core().hasFinishedResolution( 'getEntityRecord', key ) &&
		core().getEntityRecord( ...key )
	) {
		return ok( undefined );
	}
	if ( kind === 'postType' && id !== undefined ) {
		const failure = await receiveDocument( { type: name, id } );
		return failure ? fail( failure ) : ok( undefined );
	}
	return attempt( async () => {
		await resolve( coreStore ).getEntitiesConfig( kind );
		const record = await resolve( coreStore ).getEntityRecord( ...key );
		return record ? ok( undefined ) : fail( { code: 'missing' } );
	} );
}

/**
 * Restores edits as one undo step. If the record has changed since, the edits apply on top, and saving shows the same
 * conflict as if they had been made without a break.
 */
async function restoreRecord( entry: Entry ): Promise< Result< void > > {
	const loaded = await load( entry.subject );
	if ( ! loaded.ok ) {
		return loaded;
	}
	const { edits, base } = valuesOf( entry );
	endTypingStep();
	await putValues( entry.subject, edits, { isWritten: true } );
	if ( entry.version !== '' ) {
		rebaseOn( entry.subject, withVersion( base, entry.version ) );
	}
	return ok( undefined );
}
