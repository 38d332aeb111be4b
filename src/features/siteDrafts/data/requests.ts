import apiFetch from '@wordpress/api-fetch';
import { isRecord, stringOr } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { attempt, TIMEOUT_CODE, toAppError } from '@/platform/failure';
import { request } from '@/platform/request';
import { parseChange, parseChanges, type DraftChange } from '../model/change';
import { seenArgs, type SeenChange } from '../model/seen';
import { parseLink, parseLinks, type ShareLink } from '../model/link';
import {
	parseSiteDraft,
	parseSiteDrafts,
	type ConflictChoice,
	type MissedChoice,
	type SiteDraft,
} from '../model/siteDraft';

const ROOT = '/atelier/v1/site-drafts';

/** A page of drafts, and the total number. */
export interface DraftsPage {
	readonly drafts: readonly SiteDraft[];
	readonly pages: number;
}

interface DraftsQuery {
	readonly isPublished: boolean;
	readonly page: number;
	readonly perPage: number;
}

/** Fetches published or unpublished drafts, latest changes first. */
export const fetchDrafts = (
	{ isPublished, page, perPage }: DraftsQuery,
	signal?: AbortSignal
): Promise< Result< DraftsPage > > =>
	attempt( async () => {
		const answer: unknown = await apiFetch( {
			path: `${ ROOT }?published=${ isPublished }&page=${ page }&per_page=${ perPage }`,
			parse: false,
			...( signal ? { signal } : {} ),
		} );
		if ( ! ( answer instanceof Response ) ) {
			return fail( { code: 'malformed' } );
		}
		const drafts = parseSiteDrafts( await answer.json() );
		if ( ! drafts ) {
			return fail( { code: 'malformed' } );
		}
		return ok( {
			drafts,
			pages: Number( answer.headers.get( 'X-WP-TotalPages' ) ) || 1,
		} );
	} );

export const fetchDraft = ( id: number ): Promise< Result< SiteDraft > > =>
	draftOf( { path: `${ ROOT }/${ id }` } );

export const createDraft = ( title: string ): Promise< Result< SiteDraft > > =>
	draftOf( { path: ROOT, method: 'POST', data: { title } } );

export const renameDraft = (
	id: number,
	title: string
): Promise< Result< SiteDraft > > =>
	draftOf( { path: `${ ROOT }/${ id }`, method: 'POST', data: { title } } );

/** What the user has seen of a draft. */
export interface SeenDraft {
	readonly changes: readonly SeenChange[];
	readonly isPublished: boolean;
}

/** Deletes a draft; with what the user has seen of it, only as that. */
export const deleteDraft = (
	id: number,
	seen: SeenDraft | null
): Promise< Result< unknown > > =>
	request( {
		path: `${ ROOT }/${ id }`,
		method: 'DELETE',
		data: seen && {
			...seenArgs( seen.changes ),
			published: seen.isPublished,
		},
	} );

export const fetchChanges = (
	id: number
): Promise< Result< readonly DraftChange[] > > =>
	parsed( { path: `${ ROOT }/${ id }/changes` }, parseChanges );

/** Discards a change, as the user has seen it: the draft then has the live record. */
export const discardChange = (
	id: number,
	{ key, version }: SeenChange
): Promise< Result< unknown > > =>
	request( {
		path: `${ ROOT }/${ id }/changes?key=${ encodeURIComponent( key ) }&version=${ encodeURIComponent( version ) }`,
		method: 'DELETE',
	} );

/** Moves a change, as the user has seen it. */
export const moveChange = (
	id: number,
	{ key, version }: SeenChange,
	to: number
): Promise< Result< unknown > > =>
	request( {
		path: `${ ROOT }/${ id }/changes/move`,
		method: 'POST',
		data: { key, version, to },
	} );

/** Resolves a conflict in favor of one of the versions that the user has seen; changes without overlap are kept from both. */
export const settleChange = (
	id: number,
	{
		key,
		version,
		liveVersion,
	}: Pick< DraftChange, 'key' | 'version' | 'liveVersion' >,
	choice: 'mine' | 'theirs'
): Promise< Result< DraftChange | null > > =>
	sendSettling( id, { key, version, live: liveVersion, choice } );

/** Takes the last choice between versions back. */
export const unsettleChange = (
	id: number,
	key: string
): Promise< Result< DraftChange | null > > =>
	sendSettling( id, { key, choice: 'undo' } );

const sendSettling = (
	id: number,
	data: Readonly< Record< string, string > >
): Promise< Result< DraftChange | null > > =>
	parsed(
		{
			path: `${ ROOT }/${ id }/changes/settle`,
			method: 'POST',
			data,
		},
		( raw ) => ( { change: parseChange( raw ) } )
	).then( ( answer ) => ( answer.ok ? ok( answer.value.change ) : answer ) );

/** The user's attempt to take over changes that others aren't allowed to publish. */
export type ApprovalOutcome =
	| {
			readonly name: 'approved';
			/** With their new versions. */
			readonly changes: readonly SeenChange[];
	  }
	/** The user isn't allowed to publish these changes, either. Nothing was taken over. */
	| {
			readonly name: 'refused';
			readonly message: string;
			readonly keys: readonly string[];
	  };

/** Takes over changes as the user has seen them: the current user is then their author. All of them, or none. */
export async function approveChanges(
	id: number,
	seen: readonly DraftChange[]
): Promise< Result< ApprovalOutcome > > {
	try {
		const answer: unknown = await apiFetch( {
			path: `${ ROOT }/${ id }/changes/approve`,
			method: 'POST',
			data: seenArgs( seen ),
		} );
		if ( ! isRecord( answer ) || ! Array.isArray( answer.approved ) ) {
			return fail( { code: 'malformed' } );
		}
		const versions: readonly unknown[] = Array.isArray( answer.versions )
			? answer.versions
			: [];
		return ok( {
			name: 'approved',
			changes: answer.approved.map( ( key, at ) => ( {
				key: stringOr( key ),
				version: stringOr( versions[ at ] ),
			} ) ),
		} );
	} catch ( raw ) {
		const stopped = stoppedBy( raw );
		return stopped
			? ok( { name: 'refused', ...stopped } )
			: fail( toAppError( raw ) );
	}
}

/** Says that the blocks of changes are valid, as the user has them. */
export const noteChecked = (
	id: number,
	seen: readonly SeenChange[]
): Promise< Result< unknown > > =>
	request( {
		path: `${ ROOT }/${ id }/changes/checked`,
		method: 'POST',
		data: seenArgs( seen ),
	} );

/** Nothing was published because of these changes. */
export type PublishOutcome =
	| { readonly name: 'published' }
	| {
			readonly name: 'stopped';
			readonly message: string;
			readonly keys: readonly string[];
	  }
	/** There was no response from the site: it may still publish the draft. */
	| { readonly name: 'unknown' };

/** Publishes a draft: all of its changes as the user has seen them, or none. */
export async function sendPublication(
	id: number,
	seen: readonly SeenChange[]
): Promise< Result< PublishOutcome > > {
	try {
		await apiFetch( {
			path: `${ ROOT }/${ id }/publish`,
			method: 'POST',
			data: { conflicts: 'ask', ...seenArgs( seen ) },
		} );
		return ok( { name: 'published' } );
	} catch ( raw ) {
		const stopped = stoppedBy( raw );
		if ( stopped ) {
			return ok( { name: 'stopped', ...stopped } );
		}
		return isFinal( raw )
			? fail( toAppError( raw ) )
			: ok( { name: 'unknown' } );
	}
}

/** The server's message and the keys of the changes that it is about; null for other errors. */
function stoppedBy( raw: unknown ) {
	const data = isRecord( raw ) && isRecord( raw.data ) ? raw.data : {};
	const keys = ( parseChanges( data.changes ) ?? [] ).map(
		( { key } ) => key
	);
	return isRecord( raw ) && typeof raw.message === 'string' && keys.length > 0
		? { message: raw.message, keys }
		: null;
}

/** Whether an error proves that nothing was published: proxies, lost connections and fatal errors don't. */
function isFinal( raw: unknown ): boolean {
	const { code, data } = isRecord( raw ) ? raw : {};
	const status = isRecord( data ) ? Number( data.status ) : 0;
	return (
		( code !== TIMEOUT_CODE &&
			stringOr( code ).startsWith( 'atelier_' ) ) ||
		( status >= 400 && status < 500 )
	);
}

interface ScheduleArgs {
	/** In the site's time zone. */
	readonly date: string;
	readonly conflicts: ConflictChoice;
	readonly missed: MissedChoice;
}

/** Schedules a draft; with what the user has seen of it, only as that. */
export const scheduleDraft = (
	id: number,
	data: ScheduleArgs,
	seen: readonly SeenChange[] | null
): Promise< Result< SiteDraft > > =>
	draftOf( {
		path: `${ ROOT }/${ id }/schedule`,
		method: 'POST',
		data: { ...data, ...( seen && seenArgs( seen ) ) },
	} );

export const unscheduleDraft = ( id: number ): Promise< Result< SiteDraft > > =>
	draftOf( { path: `${ ROOT }/${ id }/schedule`, method: 'DELETE' } );

export const fetchLinks = (
	id: number
): Promise< Result< readonly ShareLink[] > > =>
	parsed( { path: `${ ROOT }/${ id }/links` }, parseLinks );

export const createLink = (
	id: number,
	days: number
): Promise< Result< ShareLink > > =>
	parsed(
		{ path: `${ ROOT }/${ id }/links`, method: 'POST', data: { days } },
		parseLink
	);

export const revokeLink = (
	id: number,
	link: string
): Promise< Result< unknown > > =>
	request( {
		path: `${ ROOT }/${ id }/links/${ encodeURIComponent( link ) }`,
		method: 'DELETE',
	} );

/**
 * Asks the agent of a draft for changes.
 *
 * @param id
 * @param key  Of the change that the note is about; empty for the whole draft.
 * @param text
 */
export const addNote = (
	id: number,
	key: string,
	text: string
): Promise< Result< unknown > > =>
	request( {
		path: `${ ROOT }/${ id }/notes`,
		method: 'POST',
		data: { key, text },
	} );

export const removeNote = (
	id: number,
	note: string
): Promise< Result< unknown > > =>
	request( {
		path: `${ ROOT }/${ id }/notes?note=${ encodeURIComponent( note ) }`,
		method: 'DELETE',
	} );

const draftOf = ( options: Parameters< typeof request >[ 0 ] ) =>
	parsed( options, parseSiteDraft );

async function parsed< T >(
	options: Parameters< typeof request >[ 0 ],
	parse: ( raw: unknown ) => T | null
): Promise< Result< T > > {
	const answer = await request( options );
	if ( ! answer.ok ) {
		return answer;
	}
	const value = parse( answer.value );
	return value === null ? fail( { code: 'malformed' } ) : ok( value );
}
