import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { isRecord } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { attempt } from '@/platform/failure';
import type { DocumentRef } from '@/features/documents/index.model';
import { loadPeople, personName } from '@/features/documents';
import {
	isTemplateType,
	parseStamp,
	parseState,
	type DocumentState,
	type RevisionStamp,
} from '../model/revision';
import { PER_PAGE } from '../model/timeline';

/** Some revisions of a document, newest first, without their content. */
export interface RevisionPage {
	/** Null for one that can't be parsed. */
	readonly stamps: readonly ( RevisionStamp | null )[];
	/** The names of their authors, as far as the user may read them. */
	readonly authors: ReadonlyMap< number, string >;
	/** The number of revisions on all pages. */
	readonly total: number;
}

/** The revisions of a document. Each request is sent once, on demand. */
export interface History {
	/** Counted from 1. */
	readonly page: ( page: number ) => Promise< Result< RevisionPage > >;
	/** Null where the revision can't be parsed. */
	readonly state: ( id: number ) => Promise< Result< DocumentState | null > >;
}

const STAMP = '_fields=id,wp_id,author,date,date_gmt,modified,slug';
/** Complete fields: 6.8 leaves out a text if only a subfield is requested. */
const STATE = '_fields=content,title,excerpt,meta';

/** The revisions of a document, cached for the returned object's lifetime. */
export const openHistory = ( { type, id }: DocumentRef ): History => ( {
	page: onceEach( ( page ) => loadPage( { type, id }, page ) ),
	state: onceEach( ( revision ) => loadState( { type, id }, revision ) ),
} );

/** Caches results; failed requests are sent again. */
function onceEach< T >(
	load: ( key: number ) => Promise< Result< T > >
): ( key: number ) => Promise< Result< T > > {
	const answers = new Map< number, Promise< Result< T > > >();
	return ( key ) => {
		const known = answers.get( key );
		if ( known ) {
			return known;
		}
		const answer = load( key );
		answers.set( key, answer );
		void answer.then( ( result ) => {
			if ( ! result.ok ) {
				answers.delete( key );
			}
		} );
		return answer;
	};
}

/** The REST path of a document's revisions; undefined for an unknown type. */
function pathOf( { type, id }: DocumentRef ): string | undefined {
	const base = select( coreStore ).getEntityConfig(
		'postType',
		type
	)?.baseURL;
	return base === undefined ? undefined : `${ base }/${ id }/revisions`;
}

async function loadPage(
	document: DocumentRef,
	page: number
): Promise< Result< RevisionPage > > {
	const path = pathOf( document );
	if ( path === undefined ) {
		return fail( { code: 'missing' } );
	}
	const { type } = document;
	return attempt( async () => {
		const offset = isTemplateType( type ) ? await siteOffset() : 0;
		const answer = await apiFetch( {
			path: `${ path }?context=edit&per_page=${ PER_PAGE }&page=${ page }&${ STAMP }`,
			// The total is in a header.
			parse: false,
		} );
		if ( ! ( answer instanceof Response ) ) {
			return fail( { code: 'malformed' } );
		}
		const list: unknown = await answer.json();
		const stamps = ( Array.isArray( list ) ? list : [] ).map( ( raw ) =>
			parseStamp( raw, type, offset )
		);
		const total = Number( answer.headers.get( 'X-WP-Total' ) );
		return ok( {
			stamps,
			authors: await loadNames(
				stamps.map( ( stamp ) => stamp?.author ?? 0 )
			),
			total: total > 0 ? total : stamps.length,
		} );
	} );
}

async function loadState(
	document: DocumentRef,
	revision: number
): Promise< Result< DocumentState | null > > {
	const path = pathOf( document );
	return path === undefined
		? fail( { code: 'missing' } )
		: attempt( async () =>
				ok(
					parseState(
						await apiFetch( {
							path: `${ path }/${ revision }?context=edit&${ STATE }`,
						} ),
						document.type
					)
				)
			);
}

/** The offset of the site's time zone from UTC, in hours. */
async function siteOffset(): Promise< number > {
	const site = await apiFetch( { path: '/?_fields=gmt_offset' } );
	return isRecord( site ) ? Number( site.gmt_offset ) || 0 : 0;
}

async function loadNames(
	authors: readonly number[]
): Promise< ReadonlyMap< number, string > > {
	return new Map(
		[ ...( await loadPeople( authors ) ) ].map( ( [ id, person ] ) => [
			id,
			personName( person ),
		] )
	);
}
