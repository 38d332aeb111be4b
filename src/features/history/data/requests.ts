import apiFetch from '@wordpress/api-fetch';
import { isRecord, stringOr, type UnknownRecord } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { attempt } from '@/platform/failure';
import { request } from '@/platform/request';
import { siteZone } from '@/platform/siteZone';
import { parsePerson, type Person } from '@/features/documents/index.model';
import {
	parseEntry,
	parseFullEntry,
	parseAgents,
	type Entry,
	type EntryAgent,
	type FullEntry,
} from '../model/entry';
import { newerQuery, PER_PAGE, queryOf, type Filter } from '../model/filter';
import { parseRetention, type Retention } from '../model/retention';

const PATH = '/atelier/v1/history';

export interface EntryPage {
	readonly entries: readonly Entry[];
	readonly total: number;
	readonly pageCount: number;
}

/** A page of entries, newest first. */
export const loadEntries = (
	filter: Filter,
	signal: AbortSignal
): Promise< Result< EntryPage > > =>
	attempt( async () => {
		const answer = await apiFetch< Response >( {
			path: `${ PATH }?${ queryOf( filter, siteZone() ) }`,
			parse: false,
			signal,
		} );
		const body: unknown = await answer.json();
		const total = Number( answer.headers.get( 'X-WP-Total' ) ) || 0;
		return Array.isArray( body )
			? ok( {
					entries: body.flatMap( ( one ) => parseEntry( one ) ?? [] ),
					total,
					pageCount: Math.max( 1, Math.ceil( total / PER_PAGE ) ),
				} )
			: fail( { code: 'malformed' } );
	} );

/** The number of entries since a time, including one at that time. */
export const countSaves = (
	since: Date,
	signal: AbortSignal
): Promise< Result< number > > =>
	count(
		new URLSearchParams( {
			after: since.toISOString(),
			per_page: '1',
		} ).toString(),
		signal
	);

/** The number of listed entries that are newer than a day. */
export const countNewer = (
	filter: Filter,
	day: string
): Promise< Result< number > > =>
	count( newerQuery( filter, day, siteZone() ) );

const count = (
	query: string,
	signal?: AbortSignal
): Promise< Result< number > > =>
	attempt( async () => {
		const answer = await apiFetch< Response >( {
			path: `${ PATH }?${ query }`,
			parse: false,
			...( signal ? { signal } : {} ),
		} );
		return ok( Number( answer.headers.get( 'X-WP-Total' ) ) || 0 );
	} );

/** One entry with the values before and after. */
export const loadEntry = async (
	id: number,
	signal: AbortSignal
): Promise< Result< FullEntry > > =>
	parsed(
		await request( { path: `${ PATH }/${ id }`, signal } ),
		parseFullEntry
	);

export interface Filters {
	readonly people: readonly Person[];
	readonly agents: readonly EntryAgent[];
	readonly kinds: readonly {
		readonly value: string;
		readonly label: string;
	}[];
}

/** The users and the types of records to filter by. */
export const loadFilters = async (
	signal: AbortSignal
): Promise< Result< Filters > > =>
	parsed( await request( { path: `${ PATH }/filters`, signal } ), ( raw ) =>
		isRecord( raw )
			? {
					people: list( raw.people ).flatMap(
						( one ) => parsePerson( one ) ?? []
					),
					agents: parseAgents( raw.agents ),
					kinds: list( raw.kinds )
						.filter( isRecord )
						.map( ( { value, label } ) => ( {
							value: stringOr( value ),
							label: stringOr( label ),
						} ) ),
				}
			: null
	);

/** A preview of a record, in the format of the server's previews; null if it can't be rendered. */
export type Picture = UnknownRecord | null;

export const loadPictures = async (
	id: number,
	key: string,
	signal: AbortSignal
): Promise< Result< { readonly before: Picture; readonly after: Picture } > > =>
	parsed(
		await request( {
			path: `${ PATH }/${ id }/pictures?${ new URLSearchParams( { key } ).toString() }`,
			signal,
		} ),
		( raw ) =>
			isRecord( raw )
				? {
						before: isRecord( raw.before ) ? raw.before : null,
						after: isRecord( raw.after ) ? raw.after : null,
					}
				: null
	);

/** A record that was left out, and the reason. */
export interface Skipped {
	readonly label: string;
	readonly message: string;
}

/** A new site draft. */
export interface MadeDraft {
	readonly id: number;
	readonly title: string;
	/** The URL that opens it. */
	readonly url: string;
	readonly count: number;
	readonly skipped: readonly Skipped[];
}

/** Creates a site draft that undoes records of an entry. */
export const createUndoDraft = (
	id: number,
	keys: readonly string[]
): Promise< Result< MadeDraft > > => createDraft( `${ id }/draft`, { keys } );

/** A point in time: before an entry, or a date. */
export type Moment = { readonly entry: number } | { readonly date: string };

/** Creates a site draft with the design at a point in time. */
export const createMoment = (
	moment: Moment,
	withPages: boolean
): Promise< Result< MadeDraft > > =>
	createDraft( 'moment', { ...moment, pages: withPages } );

const createDraft = async (
	path: string,
	data: UnknownRecord
): Promise< Result< MadeDraft > > =>
	parsed(
		await request( { path: `${ PATH }/${ path }`, method: 'POST', data } ),
		( raw ) =>
			isRecord( raw )
				? {
						id: Number( raw.draft ) || 0,
						title: stringOr( raw.title ),
						url: stringOr( raw.url ),
						count: Number( raw.count ) || 0,
						skipped: parseSkipped( raw.skipped ),
					}
				: null
	);

/** Restores or removes records immediately. The response lists the records that were left out. */
export const restoreNow = async (
	id: number,
	keys: readonly string[]
): Promise< Result< readonly Skipped[] > > =>
	parsed(
		await request( {
			path: `${ PATH }/${ id }/restore`,
			method: 'POST',
			data: { keys },
		} ),
		( raw ) => ( isRecord( raw ) ? parseSkipped( raw.skipped ) : null )
	);

export const loadRetention = async (
	signal: AbortSignal
): Promise< Result< Retention > > =>
	parsed(
		await request( { path: `${ PATH }/settings`, signal } ),
		parseRetention
	);

export const saveRetention = async (
	limits: Pick< Retention, 'days' | 'megabytes' >
): Promise< Result< Retention > > =>
	parsed(
		await request( {
			path: `${ PATH }/settings`,
			method: 'POST',
			data: limits,
		} ),
		parseRetention
	);

/** All entries as a file. */
export const loadExport = (): Promise< Result< Blob > > =>
	attempt( async () => {
		const answer = await apiFetch< Response >( {
			path: `${ PATH }/export`,
			parse: false,
		} );
		return ok( await answer.blob() );
	} );

const parseSkipped = ( raw: unknown ): readonly Skipped[] =>
	list( raw )
		.filter( isRecord )
		.map( ( { label, message } ) => ( {
			label: stringOr( label ),
			message: stringOr( message ),
		} ) );

const list = ( raw: unknown ): readonly unknown[] =>
	Array.isArray( raw ) ? raw : [];

function parsed< T >(
	result: Result< unknown >,
	parse: ( raw: unknown ) => T | null
): Result< T > {
	if ( ! result.ok ) {
		return result;
	}
	const value = parse( result.value );
	return value === null ? fail( { code: 'malformed' } ) : ok( value );
}
