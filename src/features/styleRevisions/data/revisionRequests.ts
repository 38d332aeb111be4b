import apiFetch from '@wordpress/api-fetch';
import { fail, ok, type Result } from '../../../kernel/result';
import { attempt } from '../../../platform/failure';
import type { StylesDoc } from '../../globalStyles/index.model';
import {
	parseAuthor,
	parseRevision,
	parseStamp,
	type Author,
	type Revision,
	type RevisionPage,
	type RevisionStamp,
} from '../model/revision';

const PER_PAGE = 10;

/** The most that the server gives at once. */
const MOST = 100;

const STAMP = 'id,author,date_gmt,modified_gmt';

const pathOf = ( styles: number, rest: string ): string =>
	`/wp/v2/global-styles/${ styles }/revisions${ rest }`;

interface Answer {
	readonly list: readonly unknown[];
	readonly total: number;
	readonly pageCount: number;
}

/** A list with what its head says of it. */
async function fetchList( path: string ): Promise< Answer | null > {
	const answer = await apiFetch( { path, parse: false } );
	if ( ! ( answer instanceof Response ) ) {
		return null;
	}
	const list: unknown = await answer.json();
	const found: readonly unknown[] = Array.isArray( list ) ? list : [];
	return {
		list: found,
		total: Number( answer.headers.get( 'X-WP-Total' ) ) || found.length,
		pageCount: Number( answer.headers.get( 'X-WP-TotalPages' ) ) || 0,
	};
}

/**
 * One page of the history, newest first.
 *
 * @param styles The number of the user's record.
 * @param page   Counted from 1.
 */
export function fetchRevisions(
	styles: number,
	page: number
): Promise< Result< RevisionPage > > {
	return attempt( async () => {
		const answer = await fetchList(
			pathOf(
				styles,
				`?context=edit&per_page=${ PER_PAGE }&page=${ page }`
			)
		);
		if ( ! answer ) {
			return fail( { code: 'malformed' } );
		}
		const { list, total, pageCount } = answer;
		const revisions = list
			.map( parseRevision )
			.filter( ( revision ) => revision !== null );
		const [ before, authors ] = await Promise.all( [
			page < pageCount ? fetchOne( styles, page * PER_PAGE ) : null,
			fetchAuthors( revisions.map( ( { author } ) => author ) ),
		] );
		return ok( {
			revisions,
			before,
			invalid: list.length - revisions.length,
			total,
			pageCount,
			authors,
		} );
	} );
}

/** The revision at a place of the history; null where there is none. */
async function fetchOne(
	styles: number,
	at: number
): Promise< StylesDoc | null > {
	const answer = await fetchList(
		pathOf( styles, `?context=edit&per_page=1&offset=${ at }` )
	);
	return parseRevision( answer?.list[ 0 ] )?.doc ?? null;
}

/** One revision by its number. */
export function fetchRevision(
	styles: number,
	id: number
): Promise< Result< Revision > > {
	return attempt( async () => {
		const revision = parseRevision(
			await apiFetch( {
				path: pathOf( styles, `/${ id }?context=edit` ),
			} )
		);
		return revision ? ok( revision ) : fail( { code: 'malformed' } );
	} );
}

/** Every revision there is. */
export interface AllRevisions {
	/** Newest first. */
	readonly stamps: readonly RevisionStamp[];
	readonly authors: RevisionPage[ 'authors' ];
}

/** When every revision was made and by whom. */
export async function fetchAllRevisions(
	styles: number
): Promise< Result< AllRevisions > > {
	const page = ( at: number ) =>
		fetchList(
			pathOf(
				styles,
				`?_fields=${ STAMP }&per_page=${ MOST }&page=${ at }`
			)
		);
	return attempt( async () => {
		const first = await page( 1 );
		if ( ! first ) {
			return fail( { code: 'malformed' } );
		}
		const rest = await Promise.all(
			Array.from(
				{ length: Math.max( 0, first.pageCount - 1 ) },
				( _, at ) => page( at + 2 )
			)
		);
		const stamps = [ first, ...rest ]
			.flatMap( ( answer ) => answer?.list ?? [] )
			.map( parseStamp )
			.filter( ( stamp ) => stamp !== null );
		return ok( {
			stamps,
			authors: await fetchAuthors(
				stamps.map( ( { author } ) => author )
			),
		} );
	} );
}

const USERS = '/wp/v2/users?context=view&_fields=id,name,avatar_urls';

/** Those who are known by now: null who is gone. */
const known = new Map< number, Author | null >();

/** Whether whoever may change styles is known by now. */
let isEverybodyKnown = false;

/**
 * Who the users with these numbers are. Not everybody may know others: who cannot be asked for is
 * absent.
 */
async function fetchAuthors(
	ids: readonly number[]
): Promise< ReadonlyMap< number, Author | null > > {
	if ( unknownOf( ids ).length > 0 && ! isEverybodyKnown ) {
		isEverybodyKnown = await learn(
			`${ USERS }&capabilities=edit_theme_options&per_page=-1`
		);
	}
	const others = unknownOf( ids ).slice( 0, MOST );
	// Who may do less today is no longer among them, but not gone.
	if ( others.length > 0 ) {
		const isTold = await learn(
			`${ USERS }&include=${ others.join( ',' ) }&per_page=${ MOST }`
		);
		// Who may not list users is not told of all.
		if ( isTold && isEverybodyKnown ) {
			unknownOf( others ).forEach( ( id ) => known.set( id, null ) );
		}
	}
	return new Map( [ ...known ].filter( ( [ id ] ) => ids.includes( id ) ) );
}

const unknownOf = ( ids: readonly number[] ): readonly number[] =>
	[ ...new Set( ids ) ].filter( ( id ) => id > 0 && ! known.has( id ) );

/** @return Whether the server has answered. */
async function learn( path: string ): Promise< boolean > {
	try {
		const users = await apiFetch( { path } );
		for ( const raw of Array.isArray( users ) ? users : [] ) {
			const author = parseAuthor( raw );
			if ( author ) {
				known.set( ...author );
			}
		}
		return true;
	} catch {
		return false;
	}
}
