import { isRecord, stringOr, type UnknownRecord } from '../../../kernel/guards';

/** What happened to a record. */
export type Action =
	| 'update'
	| 'create'
	| 'delete'
	| 'trash'
	| 'restore'
	/** A template is again as in its theme's file. */
	| 'reset';

/** Where something was saved; `editor` are WordPress's own. */
export type Source = 'atelier' | 'editor' | 'admin' | 'rest' | 'cron' | 'cli';

export interface Person {
	readonly id: number;
	readonly name: string;
	readonly avatar: string;
}

/** What an entry says about one record, without values. */
export interface ListedRecord {
	/** Its type and id. */
	readonly key: string;
	/** A post type, or `site`. */
	readonly type: string;
	readonly recordId: string;
	/** What the server calls the type, where it is one of plugins. */
	readonly typeLabel: string;
	readonly label: string;
	readonly action: Action;
	/** Names of the properties that changed. */
	readonly fields: readonly string[];
	readonly changesPassword: boolean;
}

/** What one person changed at once. */
export interface Entry< Listed extends ListedRecord = ListedRecord > {
	readonly id: number;
	readonly date: Date;
	/** Null for tasks that the site runs by itself, and for users who are gone. */
	readonly author: Person | null;
	readonly source: Source;
	/** The site draft that was published. */
	readonly draft: { readonly title: string } | null;
	readonly records: readonly Listed[];
}

/** The same with values, and with what has become of the record since. */
export interface EntryRecord extends ListedRecord {
	/** Whether the values were too large to be kept. */
	readonly isCut: boolean;
	readonly before: UnknownRecord;
	readonly after: UnknownRecord;
	readonly state: 'live' | 'trash' | 'missing';
	/** Properties that aren't any more what the entry made of them. */
	readonly changed: readonly string[];
	/** The latest entry that has changed it since; null where none is known. */
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

/** Null for what isn't an entry. */
export const parseEntry = ( raw: unknown ): Entry | null =>
	entryOf( raw, parseRecord );

export const parseFullEntry = ( raw: unknown ): FullEntry | null =>
	entryOf( raw, parseFullRecord );

function entryOf< Listed extends ListedRecord >(
	raw: unknown,
	parse: ( record: unknown ) => readonly Listed[]
): Entry< Listed > | null {
	if ( ! isRecord( raw ) || typeof raw.id !== 'number' ) {
		return null;
	}
	return {
		id: raw.id,
		date: new Date( stringOr( raw.date ) ),
		author: parsePerson( raw.author ),
		source: SOURCES.find( ( name ) => name === raw.source ) ?? 'rest',
		draft: isRecord( raw.draft )
			? { title: stringOr( raw.draft.title ) }
			: null,
		records: ( Array.isArray( raw.records ) ? raw.records : [] ).flatMap(
			parse
		),
	};
}

export const parsePerson = ( raw: unknown ): Person | null =>
	isRecord( raw ) && typeof raw.id === 'number'
		? {
				id: raw.id,
				name: stringOr( raw.name ),
				avatar: stringOr( raw.avatar ),
			}
		: null;

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
			since:
				isRecord( since ) && typeof since.id === 'number'
					? {
							id: since.id,
							date: new Date( stringOr( since.date ) ),
							author: parsePerson( since.author ),
						}
					: null,
		};
	} );

const texts = ( raw: unknown ): readonly string[] =>
	( Array.isArray( raw ) ? raw : [] ).filter(
		( one ): one is string => typeof one === 'string'
	);

/** Trees that PHP has, where an empty one is a list. */
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
