import { isRecord, stringOr } from '../../../kernel/guards';
import { subjectKey, type Subject } from '../../../kernel/subject';

/** Something that was changed and not saved. Texts, so that sizes are known and equal ones are told at once. */
export interface Unsaved {
	readonly subject: Subject;
	/** As it was edited; may be empty. */
	readonly title: string;
	/** The theme that it belongs to; empty where it belongs to the site whatever its theme. */
	readonly theme: string;
	/** JSON of the edited properties. */
	readonly edits: string;
	/** JSON of what the same properties were before they were edited. */
	readonly base: string;
	/** Which version of the record was edited, as the server names it; empty where it names none. */
	readonly version: string;
}

/** Something unsaved that is kept in the browser. */
export interface Entry extends Unsaved {
	readonly id: string;
	/** Whose it is: a user of a site. */
	readonly owner: string;
	/** The page in a tab that made it; another one each time the page is loaded. */
	readonly session: string;
	/** When it was last changed, in milliseconds. */
	readonly when: number;
	readonly size: number;
}

/** Within a session there is one entry of each thing. */
export const entryId = ( session: string, subject: Subject ): string =>
	`${ session } ${ subjectKey( subject ) }`;

/** What comes out of the browser's storage; null where it is no entry. */
export function parseEntry( raw: unknown ): Entry | null {
	if ( ! isRecord( raw ) || ! isRecord( raw.subject ) ) {
		return null;
	}
	const { id, owner, session, when, edits, subject } = raw;
	if (
		typeof id !== 'string' ||
		typeof owner !== 'string' ||
		typeof session !== 'string' ||
		typeof when !== 'number' ||
		typeof edits !== 'string' ||
		readObject( edits ) === null ||
		typeof subject.kind !== 'string' ||
		typeof subject.name !== 'string'
	) {
		return null;
	}
	return {
		id,
		owner,
		session,
		when,
		edits,
		subject: {
			kind: subject.kind,
			name: subject.name,
			id: typeof subject.id === 'string' ? subject.id : undefined,
		},
		title: stringOr( raw.title ),
		theme: stringOr( raw.theme ),
		base: stringOr( raw.base, '{}' ),
		version: stringOr( raw.version ),
		size: typeof raw.size === 'number' ? raw.size : edits.length,
	};
}

/** The properties in a text of an entry; null where it is damaged. */
function readObject(
	json: string
): Readonly< Record< string, unknown > > | null {
	try {
		const value: unknown = JSON.parse( json );
		return isRecord( value ) ? value : null;
	} catch {
		return null;
	}
}

/** The edits of an entry and what they were made on, as properties. */
export const valuesOf = ( { edits, base }: Unsaved ) => ( {
	edits: readObject( edits ) ?? {},
	base: readObject( base ) ?? {},
} );
