import apiFetch from '@wordpress/api-fetch';
import { fail, ok, type Result } from '@/kernel/result';
import { attempt } from '@/platform/failure';
import { loadPeople } from '@/features/documents';
import type { StylesDoc } from '@/features/globalStyles/index.model';
import {
	parseRevision,
	parseStamp,
	type Author,
	type Revision,
	type RevisionPage,
	type RevisionStamp,
} from '../model/revision';

const PER_PAGE = 10;

/** The maximum that REST returns per page. */
const MOST = 100;

const STAMP = 'id,author,date_gmt,modified_gmt';

const pathOf = ( styles: number, rest: string ): string =>
	`/wp/v2/global-styles/${ styles }/revisions${ rest }`;

interface Answer {
	readonly list: readonly unknown[];
	readonly total: number;
	readonly pageCount: number;
}

/** Requests a list with its response headers. */
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
 * @param styles The id of the user's record.
 * @param page   Starts at 1.
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

/** The revision at an index of the history; null if there is none. */
async function fetchOne(
	styles: number,
	at: number
): Promise< StylesDoc | null > {
	const answer = await fetchList(
		pathOf( styles, `?context=edit&per_page=1&offset=${ at }` )
	);
	return parseRevision( answer?.list[ 0 ] )?.doc ?? null;
}

/** One revision by its id. */
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

/** All revisions, without content. */
export interface AllRevisions {
	/** Newest first. */
	readonly stamps: readonly RevisionStamp[];
	readonly authors: RevisionPage[ 'authors' ];
}

/** The dates and authors of all revisions. */
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

/** The authors with these ids: null for deleted users, absent where the request failed. */
async function fetchAuthors(
	ids: readonly number[]
): Promise< ReadonlyMap< number, Author | null > > {
	const people = await loadPeople( ids );
	return new Map(
		[ ...people ].filter( ( [ , person ] ) => person?.name !== '' )
	);
}
