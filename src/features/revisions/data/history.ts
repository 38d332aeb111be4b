import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { isRecord, stringOr } from '../../../kernel/guards';
import { fail, ok, type Result } from '../../../kernel/result';
import { attempt } from '../../../platform/failure';
import type { DocumentRef } from '../../documents/index.model';
import {
	isTemplateType,
	parseStamp,
	parseState,
	type DocumentState,
	type RevisionStamp,
} from '../model/revision';
import { PER_PAGE } from '../model/timeline';

/** Some revisions of a document, newest first, without what is in them. */
export interface RevisionPage {
	/** Null for one that the server cannot tell anything about. */
	readonly stamps: readonly ( RevisionStamp | null )[];
	/** The names of those who made them, as far as the user may know them. */
	readonly authors: ReadonlyMap< number, string >;
	/** How many revisions there are, on all pages. */
	readonly total: number;
}

/** What a document was. Everything is asked for once, when it is looked at. */
export interface History {
	/** Counted from 1. */
	readonly page: ( page: number ) => Promise< Result< RevisionPage > >;
	/** Null where nothing can be made of the revision. */
	readonly state: ( id: number ) => Promise< Result< DocumentState | null > >;
}

const STAMP = '_fields=id,wp_id,author,date,date_gmt,modified,slug';
/** Whole: 6.8 leaves out a text of which only a part is asked for. */
const STATE = '_fields=content,title,excerpt,meta';

/** The history of a document, for as long as someone looks at it. */
export const openHistory = ( { type, id }: DocumentRef ): History => ( {
	page: onceEach( ( page ) => loadPage( { type, id }, page ) ),
	state: onceEach( ( revision ) => loadState( { type, id }, revision ) ),
} );

/** Keeps answers; what failed is asked for again. */
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

/** Where the revisions of a document are; undefined where its type is not known. */
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
			// How many there are is in the answer's head.
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

/** How many hours the site's clock is ahead of UTC. */
async function siteOffset(): Promise< number > {
	const site = await apiFetch( { path: '/?_fields=gmt_offset' } );
	return isRecord( site ) ? Number( site.gmt_offset ) || 0 : 0;
}

/** Names are not for every user to see: without them a revision still has its date. */
async function loadNames(
	authors: readonly number[]
): Promise< ReadonlyMap< number, string > > {
	const ids = [ ...new Set( authors ) ].filter( ( id ) => id > 0 );
	if ( ids.length === 0 ) {
		return new Map();
	}
	try {
		const users = await apiFetch( {
			path: `/wp/v2/users?_fields=id,name&per_page=${
				ids.length
			}&include=${ ids.join( ',' ) }`,
		} );
		return new Map(
			( Array.isArray( users ) ? users : [] )
				.filter( isRecord )
				.map( ( { id, name } ) => [ Number( id ), stringOr( name ) ] )
		);
	} catch {
		return new Map();
	}
}
