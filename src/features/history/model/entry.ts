import { parsePerson, type Person } from '@/features/documents/index.model';
import { isRecord, stringOr, type UnknownRecord } from '@/kernel/guards';

/** The type of a change. */
export type Action =
	| 'update'
	| 'create'
	| 'delete'
	| 'trash'
	| 'restore'
	/** A template was reset to its theme's file. */
	| 'reset';

/** The origin of a save; `editor` stands for WordPress's own editors. */
export type Source = 'atelier' | 'editor' | 'admin' | 'rest' | 'cron' | 'cli';

/**
 * Whether an entry is as Atelier wrote it. `unverified`: an earlier version wrote it, or other code; `altered`: other code has
 * written or changed it.
 */
export type Trust = 'verified' | 'unverified' | 'altered';

/** An agent, as it was called when it changed or proposed something. */
export interface EntryAgent {
	/** Of its user. */
	readonly id: number;
	readonly name: string;
	/** Whoever has added it; empty if no one is known. */
	readonly owner: string;
}

/** A record of an entry, without values. */
export interface ListedRecord {
	/** Its type and ID. */
	readonly key: string;
	/** A post type, or `site`. */
	readonly type: string;
	readonly recordId: string;
	/** The server's label for a custom type. */
	readonly typeLabel: string;
	readonly label: string;
	readonly action: Action;
	/** Names of the changed properties. */
	readonly fields: readonly string[];
	/** Who changed it in a site draft that the entry's author published; null if that is the same. */
	readonly changedBy: Person | null;
	readonly changesPassword: boolean;
}

/** All changes of one user in one save. */
export interface Entry< Listed extends ListedRecord = ListedRecord > {
	readonly id: number;
	readonly date: Date;
	/** Null for tasks of the site itself, and for deleted users. */
	readonly author: Person | null;
	readonly source: Source;
	/** The program that acted for the author; empty for none. */
	readonly agent: string;
	/** The ability that made the changes, by its label or its name; empty for none. */
	readonly ability: string;
	/** Those that have made or proposed changes. */
	readonly agents: readonly EntryAgent[];
	readonly trust: Trust;
	/** The published site draft. */
	readonly draft: { readonly title: string } | null;
	readonly records: readonly Listed[];
}

/** A record with its values, and its current status. */
export interface EntryRecord extends ListedRecord {
	/** Whether the values were too large to store. */
	readonly isCut: boolean;
	readonly before: UnknownRecord;
	readonly after: UnknownRecord;
	readonly state: 'live' | 'trash' | 'missing';
	/** Properties that have changed again since the entry. */
	readonly changed: readonly string[];
	/** The latest entry that has changed it since; null if unknown. */
	readonly since: {
		readonly id: number;
		readonly date: Date;
		readonly author: Person | null;
	} | null;
}

export type FullEntry = Entry< EntryRecord >;

const ACTIONS: readonly Action[] = [
	'update',
	'create',
	'delete',
	'trash',
	'restore',
	'reset',
];

const SOURCES: readonly Source[] = [
	'atelier',
	'editor',
	'admin',
	'rest',
	'cron',
	'cli',
];

const TRUSTS: readonly Trust[] = [ 'verified', 'unverified', 'altered' ];

/** Null for invalid entries. */
export const parseEntry = ( raw: unknown ): Entry | null =>
	entryOf( raw, parseRecord );

export const parseFullEntry = ( raw: unknown ): FullEntry | null =>
	entryOf( raw, parseFullRecord );

function entryOf< Listed extends ListedRecord >(
	raw: unknown,
	parse: ( record: unknown ) => readonly Listed[]
): Entry< Listed > | null {
	const date = isRecord( raw ) ? dateOf( raw.date ) : null;
	if ( ! isRecord( raw ) || typeof raw.id !== 'number' || ! date ) {
		return null;
	}
	return {
		id: raw.id,
		date,
		author: parsePerson( raw.author ),
		source: SOURCES.find( ( name ) => name === raw.source ) ?? 'rest',
		agent: stringOr( raw.agent ),
		ability: isRecord( raw.ability )
			? stringOr( raw.ability.label ) || stringOr( raw.ability.name )
			: '',
		agents: parseAgents( raw.agents ),
		trust: TRUSTS.find( ( name ) => name === raw.trust ) ?? 'unverified',
		draft: isRecord( raw.draft )
			? { title: stringOr( raw.draft.title ) }
			: null,
		records: ( Array.isArray( raw.records ) ? raw.records : [] ).flatMap(
			parse
		),
	};
}

export const parseAgents = ( raw: unknown ): readonly EntryAgent[] =>
	( Array.isArray( raw ) ? raw : [] ).flatMap( ( one: unknown ) =>
		isRecord( one ) && typeof one.id === 'number'
			? [
					{
						id: one.id,
						name: stringOr( one.name ),
						owner: stringOr( one.for ),
					},
				]
			: []
	);

function parseRecord( raw: unknown ): readonly ListedRecord[] {
	if ( ! isRecord( raw ) || typeof raw.key !== 'string' ) {
		return [];
	}
	return [
		{
			key: raw.key,
			type: stringOr( raw.type ),
			recordId: stringOr( raw.recordId ),
			typeLabel: stringOr( raw.typeLabel ),
			label: stringOr( raw.label ),
			action: ACTIONS.find( ( name ) => name === raw.action ) ?? 'update',
			fields: texts( raw.fields ),
			changedBy: parsePerson( raw.changedBy ),
			changesPassword: raw.changesPassword === true,
		},
	];
}

const parseFullRecord = ( raw: unknown ): readonly EntryRecord[] =>
	parseRecord( raw ).map( ( listed ) => {
		const { isCut, before, after, state, changed, since } =
			raw as UnknownRecord;
		return {
			...listed,
			isCut: isCut === true,
			before: values( before ),
			after: values( after ),
			state: state === 'live' || state === 'trash' ? state : 'missing',
			changed: texts( changed ),
			since: parseSince( since ),
		};
	} );

function parseSince( raw: unknown ): EntryRecord[ 'since' ] {
	const date = isRecord( raw ) ? dateOf( raw.date ) : null;
	return isRecord( raw ) && typeof raw.id === 'number' && date
		? { id: raw.id, date, author: parsePerson( raw.author ) }
		: null;
}

/** Null for what is no time, which nothing can be done with. */
function dateOf( raw: unknown ): Date | null {
	const date = new Date( stringOr( raw ) );
	return Number.isNaN( date.getTime() ) ? null : date;
}

const texts = ( raw: unknown ): readonly string[] =>
	( Array.isArray( raw ) ? raw : [] ).filter(
		( one ): one is string => typeof one === 'string'
	);

/** Properties that are objects; PHP encodes empty ones as lists. */
const TREES = [ 'settings', 'styles', 'meta' ];

function values( raw: unknown ): UnknownRecord {
	const found = isRecord( raw ) ? raw : {};
	return Object.fromEntries(
		Object.entries( found ).map( ( [ name, value ] ) => [
			name,
			TREES.includes( name ) && ! isRecord( value ) ? {} : value,
		] )
	);
}
