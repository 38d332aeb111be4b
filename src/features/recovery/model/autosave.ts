import {
	isRecord,
	rawText,
	stringOr,
	type UnknownRecord,
} from '../../../kernel/guards';
import type { Subject } from '../../../kernel/subject';
import { titleOf } from '../../documents/index.model';
import type { Entry } from './entry';

/** The property of a record with its user's autosave; see includes/Posts/Autosave_Controller.php. */
const AUTOSAVE = 'atelier_autosave';

/** What an autosave holds. */
const TEXTS = [ 'title', 'content', 'excerpt' ] as const;

/** Whether the site keeps autosaves of a record. */
export const hasAutosaves = ( record: UnknownRecord ): boolean =>
	AUTOSAVE in record;

/** When a record's autosave was kept, as the site says; empty where there is nothing that is newer than the record. */
export const autosaveTime = ( record: UnknownRecord ): string => {
	const autosave = record[ AUTOSAVE ];
	return isRecord( autosave ) ? stringOr( autosave.modified ) : '';
};

/** Whether edits change something that an autosave holds. */
export const editsTexts = ( edits: UnknownRecord ): boolean =>
	TEXTS.some( ( name ) => name in edits );

/**
 * What a record's autosave would change in it, as an entry like those of the browser; null where that is nothing.
 *
 * @param subject
 * @param record  Raw, as the site has it now.
 * @param owner   Whose page this is: the site tells nobody of other users' autosaves.
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

/** Whether the browser has kept what the same page has kept on the site: it has all of it, and more. */
export const isKeptTwice = (
	{ subject, session }: Entry,
	kept: readonly Entry[]
): boolean =>
	session !== '' &&
	kept.some(
		( entry ) =>
			entry.session === session && entry.subject.id === subject.id
	);
