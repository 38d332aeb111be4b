import { isRecord, stringOr, type UnknownRecord } from '../../../kernel/guards';
import type { Subject } from '../../../kernel/subject';

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
	/** Whether a password was typed, which is not among the edits. */
	readonly lacksPassword: boolean;
}

/** The site draft in which something was edited. */
export interface KeptDraft {
	readonly id: number;
	readonly title: string;
}

/** Something unsaved that is kept. */
export interface Entry extends Unsaved {
	/** The browser keeps everything; the site only what its autosaves hold. */
	readonly keptBy: 'browser' | 'site';
	/** Says nothing about what was edited: it is not encrypted. */
	readonly id: string;
	/** Whose it is: a user of a site. */
	readonly owner: string;
	/** The page in a tab that made it; another one each time the page is loaded. */
	readonly session: string;
	/** When it was last changed, in milliseconds. */
	readonly when: number;
	readonly size: number;
	/** Absent where the live site was edited. */
	readonly draft?: KeptDraft;
}

interface Edited extends Omit< Unsaved, 'edits' | 'base' | 'lacksPassword' > {
	readonly edits: UnknownRecord;
	/** May have more properties than the edits. */
	readonly base: UnknownRecord;
}

/** The property that is never kept. */
const PASSWORD = 'password';

/**
 * What to keep of something that was edited, as texts; null where nothing of it can be kept. Without its password, a
 * post that was about to be published would be open to everyone: its new status is left out as well then.
 */
export function buildUnsaved( {
	edits,
	base,
	...rest
}: Edited ): Unsaved | null {
	const lacksPassword = Boolean( edits[ PASSWORD ] );
	const names = Object.keys( edits ).filter(
		( name ) =>
			name !== PASSWORD && ! ( lacksPassword && name === 'status' )
	);
	if ( names.length === 0 ) {
		return null;
	}
	const pick = ( values: UnknownRecord ) =>
		JSON.stringify(
			Object.fromEntries(
				names.map( ( name ) => [ name, values[ name ] ] )
			)
		);
	return { ...rest, edits: pick( edits ), base: pick( base ), lacksPassword };
}

/** An entry of an earlier version, which kept passwords; null where nothing else is in it. */
export function withoutPassword( entry: Entry ): Entry | null {
	const unsaved = buildUnsaved( { ...entry, ...valuesOf( entry ) } );
	return unsaved && { ...entry, ...unsaved };
}

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
		keptBy: 'browser',
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
		lacksPassword: raw.lacksPassword === true,
		size: typeof raw.size === 'number' ? raw.size : edits.length,
		...( isRecord( raw.draft ) && typeof raw.draft.id === 'number'
			? {
					draft: {
						id: raw.draft.id,
						title: stringOr( raw.draft.title ),
					},
				}
			: {} ),
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
