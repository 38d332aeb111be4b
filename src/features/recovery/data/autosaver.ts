import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { rawText } from '@/kernel/guards';
import { subjectKey, type Subject } from '@/kernel/subject';
import { boot } from '@/platform/boot';
import { openDraft } from '@/platform/siteDraft';
import {
	dirtyRecords,
	nameOfDirty,
} from '@/platform/experimental/dirtyRecords';
import { listenTo } from '@/platform/listenTo';
import { recordArgs } from '@/features/documents/index.records';
import { editsTexts, hasAutosaves } from '../model/autosave';
import { contentText, writeAhead } from './contentText';
import { session } from './session';
import { forgetAutosave, sendAutosave, type Autosave } from './siteAutosaves';

const core = () => select( coreStore );

/** The last autosave that this page sent for each record. */
const sent = new Map< string, Sent >();

interface Sent {
	readonly subject: Subject;
	readonly autosave: Autosave;
	/** The record's `modified_gmt` when the autosave was sent. */
	readonly modified: unknown;
}

/**
 * Saves the texts of edited posts and pages on the site as autosaves, so that the user can continue in another browser. The
 * posts themselves don't change.
 */
export function startAutosaves(): void {
	const { autosaveEvery } = boot();
	// The site has one autosave per post, and would offer a draft's edits on the live site.
	if ( autosaveEvery > 0 && ! openDraft() ) {
		setInterval( () => void autosaveAll(), autosaveEvery * 1000 );
		listenTo( forgetDiscarded, coreStore );
	}
}

async function autosaveAll(): Promise< void > {
	for ( const subject of editedPosts() ) {
		await autosave( subject );
	}
}

const editedPosts = (): readonly Subject[] =>
	dirtyRecords( core() )
		.map( nameOfDirty )
		.filter( ( subject ) => {
			const key = recordArgs( subject );
			return (
				subject.kind === 'postType' &&
				hasAutosaves( core().getEntityRecord( ...key ) ?? {} ) &&
				editsTexts( core().getEntityRecordNonTransientEdits( ...key ) )
			);
		} );

async function autosave( subject: Subject ): Promise< void > {
	const key = recordArgs( subject );
	const before = sent.get( subjectKey( subject ) );
	await writeAhead( core, key );
	const current = autosaveOf( subject );
	if (
		! isSame( before?.autosave, current ) &&
		( await sendAutosave( subject, current ) )
	) {
		noteAutosaved( subject, current );
	}
}

/** The autosave for the current edits of a record. */
export function autosaveOf( subject: Subject ): Autosave {
	const key = recordArgs( subject );
	const { title, excerpt } = core().getEditedEntityRecord( ...key ) || {};
	return {
		title: rawText( title ),
		content: contentText( core(), key ),
		excerpt: rawText( excerpt ),
		session,
	};
}

const isSame = ( one: Autosave | undefined, other: Autosave ): boolean =>
	one?.content === other.content &&
	one.title === other.title &&
	one.excerpt === other.excerpt;

/** Remembers the last autosave that the site accepted for a record. */
export const noteAutosaved = ( subject: Subject, autosave: Autosave ): void =>
	void sent.set( subjectKey( subject ), {
		subject,
		autosave,
		modified: modifiedOf( subject ),
	} );

const modifiedOf = ( subject: Subject ): unknown =>
	( core().getEntityRecord( ...recordArgs( subject ) ) ?? {} ).modified_gmt;

/**
 * Deletes the autosaves of records whose edits were discarded or undone. After a save, the record is newer than its
 * autosave.
 */
function forgetDiscarded(): void {
	for ( const [ name, { subject, modified } ] of sent ) {
		if (
			! core().hasEditsForEntityRecord( ...recordArgs( subject ) ) &&
			! core().isSavingEntityRecord( ...recordArgs( subject ) )
		) {
			sent.delete( name );
			if ( modifiedOf( subject ) === modified ) {
				void forgetAutosave( subject );
			}
		}
	}
}
