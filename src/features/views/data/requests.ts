import apiFetch from '@wordpress/api-fetch';
import { isRecord } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { attempt, toAppError } from '@/platform/failure';
import { loadStage } from '@/platform/stages';
import { sendRemoval, type RemovalAnswer } from '@/features/documents';
import {
	basedOn,
	parseTheirs,
	versionOf,
	withEntry,
} from '@/features/documents/index.model';
import { parseSavedView, type SavedView } from '../model/savedView';

/*
 * Not records of core-data: there they would count as unsaved changes of the site, be part of undo, and each save would
 * refetch the whole list.
 */
const VIEWS = '/wp/v2/wp_dataviews';
const TERMS = '/wp/v2/wp_dataviews_type';
const TERM_FIELD = 'wp_dataviews_type';
const PAGE_SIZE = 100;

/** All views of a type, oldest first. */
export function fetchViews(
	type: string
): Promise< Result< readonly SavedView[] > > {
	return attempt( async () => {
		const term = await findTerm( type );
		return ok( term === null ? [] : await fetchPages( term ) );
	} );
}

async function fetchPages( term: number ): Promise< readonly SavedView[] > {
	const views: SavedView[] = [];
	for ( let page = 1; ; page++ ) {
		const answer = listIn(
			await apiFetch( {
				path: `${ VIEWS }?${ TERM_FIELD }=${ term }&context=edit&per_page=${ PAGE_SIZE }&page=${ page }&orderby=date&order=asc&_fields=id,title,content,atelier_version`,
			} )
		);
		answer.forEach( remember );
		views.push(
			...answer.map( parseSavedView ).filter( ( view ) => view !== null )
		);
		if ( answer.length < PAGE_SIZE ) {
			return views;
		}
	}
}

/** One view, as stored. */
export function fetchView( id: string ): Promise< Result< SavedView > > {
	return attempt( async () => {
		const view = parseSavedView(
			await apiFetch( {
				path: `${ VIEWS }/${ id }?context=edit&_fields=id,title,content`,
			} )
		);
		return view ? ok( view ) : fail( { code: 'malformed' } );
	} );
}

/**
 * Loads what every write needs, such as a new login and an entry of the history, before the first one. Views are shown
 * without it.
 */
const readyToWrite = (): Promise< Result< unknown > > => loadStage( 'records' );

/** Creates a view of a type. */
export function postView(
	type: string,
	{ title, settings }: Pick< SavedView, 'title' | 'settings' >
): Promise< Result< SavedView > > {
	return attempt( async () => {
		const ready = await readyToWrite();
		if ( ! ready.ok ) {
			return ready;
		}
		const answer = await apiFetch( {
			path: VIEWS,
			method: 'POST',
			data: {
				title,
				content: settings,
				status: 'publish',
				[ TERM_FIELD ]: [
					( await findTerm( type ) ) ?? ( await makeTerm( type ) ),
				],
			},
		} );
		remember( answer );
		const view = parseSavedView( answer );
		return view ? ok( view ) : fail( { code: 'malformed' } );
	} );
}

/** Saves properties of a view. */
export async function putView(
	id: string,
	{ title, settings }: Partial< Pick< SavedView, 'title' | 'settings' > >,
	isLeaving = false
): Promise< Result< void > > {
	// Who leaves the page doesn't wait.
	if ( ! isLeaving ) {
		const ready = await readyToWrite();
		if ( ! ready.ok ) {
			return ready;
		}
	}
	// During another request, the version that this one will meet is unknown.
	const version = onTheirWay.has( id ) ? '' : baseVersion( id );
	onTheirWay.add( id );
	try {
		remember(
			await apiFetch( {
				path: `${ VIEWS }/${ id }`,
				method: 'POST',
				data: {
					...( title === undefined ? {} : { title } ),
					...( settings === undefined ? {} : { content: settings } ),
				},
				headers: basedOn( version ),
				...( isLeaving ? { keepalive: true } : {} ),
			} )
		);
		conflicting.delete( id );
		return ok( undefined );
	} catch ( raw ) {
		const theirs = parseTheirs( raw );
		if ( theirs && hasSettings( theirs.record, settings ) ) {
			remember( theirs.record );
			return ok( undefined );
		}
		if ( theirs ) {
			conflicting.set( id, theirs.record );
		}
		return fail( toAppError( raw ) );
	} finally {
		onTheirWay.delete( id );
	}
}

/** Whether a view has these settings already: sent by a page that was left, say. */
const hasSettings = (
	record: unknown,
	settings: string | undefined
): boolean =>
	settings !== undefined && parseSavedView( record )?.settings === settings;

/** The known version of each view. */
const versions = new Map< string, string >();

/** Ids of views that are being saved. */
const onTheirWay = new Set< string >();

/** The current records of views that someone else has changed. */
const conflicting = new Map< string, unknown >();

/** The version that the next save of a view is based on. */
export const baseVersion = ( id: string ): string => versions.get( id ) ?? '';

/** Bases the next save of a view on an earlier version. */
export const baseOn = ( id: string, version: string ): void =>
	void versions.set( id, version );

function remember( record: unknown ): void {
	const view = parseSavedView( record );
	if ( view ) {
		versions.set( view.id, versionOf( record ) );
	}
}

/**
 * The version by someone else that kept a view from being saved; null where there was another reason. The next save is
 * based on it.
 */
export function acceptTheirs( id: string ): SavedView | null {
	const record = conflicting.get( id );
	remember( record );
	conflicting.delete( id );
	return parseSavedView( record );
}

/** The title that someone else has given a view; the next save of a title replaces it knowingly. */
export function acceptTitle( id: string ): string | null {
	const record = conflicting.get( id );
	const view = parseSavedView( record );
	if ( view ) {
		versions.set(
			id,
			withEntry( baseVersion( id ), 'title', versionOf( record ) )
		);
		conflicting.delete( id );
	}
	return view && view.title;
}

/**
 * Permanently deletes a view, unless someone else has changed it. A missing one counts as deleted.
 *
 * @param id
 * @param version The version that may be deleted; null for the known one.
 */
export async function deleteView(
	id: string,
	version: string | null
): Promise< RemovalAnswer > {
	const ready = await readyToWrite();
	if ( ! ready.ok ) {
		return ready;
	}
	const known = onTheirWay.has( id ) ? '' : baseVersion( id );
	const answer = await sendRemoval(
		`${ VIEWS }/${ id }?force=true`,
		version ?? known
	);
	return ! answer.ok && answer.error.code === 'missing'
		? ok( undefined )
		: answer;
}

/** The term id of a type's views; null before the first one is created. */
async function findTerm( type: string ): Promise< number | null > {
	const terms = listIn(
		await apiFetch( {
			path: `${ TERMS }?slug=${ encodeURIComponent( type ) }&_fields=id`,
		} )
	);
	return idOf( terms[ 0 ] );
}

async function makeTerm( type: string ): Promise< number | null > {
	try {
		return idOf(
			await apiFetch( {
				path: TERMS,
				method: 'POST',
				data: { name: type, slug: type },
			} )
		);
	} catch ( raw ) {
		// Someone else may have created it at the same time.
		const term = await findTerm( type );
		if ( term === null ) {
			throw raw;
		}
		return term;
	}
}

const idOf = ( term: unknown ): number | null =>
	isRecord( term ) && typeof term.id === 'number' ? term.id : null;

/** JSON has an object instead of an array where a plugin's filter has removed entries. */
function listIn( answer: unknown ): readonly unknown[] {
	return Array.isArray( answer )
		? answer
		: isRecord( answer )
			? Object.values( answer )
			: [];
}
