import {
	isRecord,
	rawText,
	stringOr,
	type UnknownRecord,
} from '@/kernel/guards';
import type { Subject } from '@/kernel/subject';
import { titleOf } from '@/features/documents/index.model';
import type { Entry } from './entry';

/** The property of a record with the user's autosave; see includes/Posts/Autosave_Controller.php. */
const AUTOSAVE = 'atelier_autosave';

/** The properties of an autosave. */
const TEXTS = [ 'title', 'content', 'excerpt' ] as const;

/** Whether the site supports autosaves of a record. */
export const hasAutosaves = ( record: UnknownRecord ): boolean =>
	AUTOSAVE in record;

/** The time of a record's autosave as sent by the site; empty if no autosave is newer than the record. */
export const autosaveTime = ( record: UnknownRecord ): string => {
	const autosave = record[ AUTOSAVE ];
	return isRecord( autosave ) ? stringOr( autosave.modified ) : '';
};

/** Whether edits change a property of autosaves. */
export const editsTexts = ( edits: UnknownRecord ): boolean =>
	TEXTS.some( ( name ) => name in edits );

/**
 * The changes of a record's autosave as an entry, like those of the browser; null if there are none.
 *
 * @param subject
 * @param record  The current raw record of the site.
 * @param owner   The owner of this page: the site never sends other users' autosaves.
 */
export function autosaveEntry(
	subject: Subject,
	record: UnknownRecord,
	owner: string
): Entry | null {
	const autosave = record[ AUTOSAVE ];
	if ( ! isRecord( autosave ) ) {
		return null;
	}
	const when = Date.parse( stringOr( autosave.modified ) );
	const names = TEXTS.filter(
		( name ) => rawText( record[ name ] ) !== stringOr( autosave[ name ] )
	);
	if ( Number.isNaN( when ) || names.length === 0 ) {
		return null;
	}
	const pick = ( values: UnknownRecord ): string =>
		JSON.stringify(
			Object.fromEntries(
				names.map( ( name ) => [ name, rawText( values[ name ] ) ] )
			)
		);
	const edits = pick( autosave );
	return {
		id: `autosave ${ subject.name } ${ subject.id ?? '' }`,
		keptBy: 'site',
		owner,
		session: stringOr( autosave.session ),
		when,
		subject,
		title: titleOf( autosave ) || titleOf( record ),
		theme: '',
		edits,
		base: pick( record ),
		version: '',
		lacksPassword: false,
		size: edits.length,
	};
}

/** Whether the browser has an entry of the page that sent the autosave: it has the same changes and more. */
export const isKeptTwice = (
	{ subject, session }: Entry,
	kept: readonly Entry[]
): boolean =>
	session !== '' &&
	kept.some(
		( entry ) =>
			entry.session === session && entry.subject.id === subject.id
	);
