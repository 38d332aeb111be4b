import { isRecord, stringOr, type UnknownRecord } from '@/kernel/guards';
import type { Subject } from '@/kernel/subject';
import { upgrade, type Steps } from '@/kernel/upgrade';

/** Unsaved edits of a record, as texts: their sizes are known, and comparing them is fast. */
export interface Unsaved {
	readonly subject: Subject;
	/** The edited title; may be empty. */
	readonly title: string;
	/** The theme of the record; empty if it doesn't belong to a theme. */
	readonly theme: string;
	/** JSON of the edited properties. */
	readonly edits: string;
	/** JSON of the same properties before the edits. */
	readonly base: string;
	/** The server's version of the record that was edited; empty if it has none. */
	readonly version: string;
	/** Whether a password was set, which is not among the edits. */
	readonly lacksPassword: boolean;
}

/** The site draft of an edit. */
export interface KeptDraft {
	readonly id: number;
	readonly title: string;
}

/** A stored record of unsaved edits. */
export interface Entry extends Unsaved {
	/** The browser stores all edits; the site only the properties of autosaves. */
	readonly keptBy: 'browser' | 'site';
	/** Reveals nothing about the record: ids aren't encrypted. */
	readonly id: string;
	/** The site and user. */
	readonly owner: string;
	/** The page that wrote it; every page load has its own. */
	readonly session: string;
	/** The time of the last change, in milliseconds. */
	readonly when: number;
	readonly size: number;
	/** Absent for edits of the live site. */
	readonly draft?: KeptDraft;
}

interface Edited extends Omit< Unsaved, 'edits' | 'base' | 'lacksPassword' > {
	readonly edits: UnknownRecord;
	/** May have more properties than the edits. */
	readonly base: UnknownRecord;
}

/** The property that is never stored. */
const PASSWORD = 'password';

/**
 * The entry for edits, as texts; null if no edit can be stored. Without its password, a post that was about to be published
 * would be public: its new status is omitted as well then.
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
	const pick = ( values: UnknownRecord, all = names ) =>
		JSON.stringify(
			Object.fromEntries(
				all.map( ( name ) => [ name, values[ name ] ] )
			)
		);
	// A conflict says who has put a record online or offline since.
	const based =
		typeof base.status === 'string' && ! names.includes( 'status' )
			? [ ...names, 'status' ]
			: names;
	return {
		...rest,
		edits: pick( edits ),
		base: pick( base, based ),
		lacksPassword,
	};
}

/** Of the format of stored entries. */
const VERSION = 1;

const STEPS: Steps = {};

/** An entry as JSON, in the browser's storage or to be encrypted. */
export const serializeEntry = ( entry: Entry ): string =>
	JSON.stringify( { version: VERSION, value: entry } );

/** An entry from such JSON; null if it isn't one, or one of a newer version of the plugin, which will read it. */
export function readEntry( json: string ): Entry | null {
	try {
		const raw: unknown = JSON.parse( json );
		return isRecord( raw )
			? parseEntry( upgrade( raw.value, raw.version, VERSION, STEPS ) )
			: null;
	} catch {
		return null;
	}
}

/** Null for what isn't an entry. */
function parseEntry( raw: unknown ): Entry | null {
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

/** The parsed properties of an entry; null if the JSON is invalid. */
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

/** The edits of an entry and their base values, as objects. */
export const valuesOf = ( { edits, base }: Unsaved ) => ( {
	edits: readObject( edits ) ?? {},
	base: readObject( base ) ?? {},
} );
