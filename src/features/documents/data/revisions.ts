import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { isRecord, stringOr } from '../../../kernel/guards';
import { fail, ok, type Result } from '../../../kernel/result';
import { attempt } from '../../../platform/failure';
import { useLoad, type Loading } from '../../../ui/useLoad';
import { compareBlocks } from '../model/blockChanges';
import type { DocumentRef } from '../model/document';
import { compareFields } from '../model/fieldChanges';
import {
	isTemplateType,
	parseRevision,
	type Revision,
} from '../model/revision';
import { blocksOf } from './blocksOf';
import { editedBlocks } from './editedBlocks';
import type { RecordChanges } from './recordChanges';
import { replaceContent } from './replaceContent';
import { recordId } from './useDocument';

const PER_PAGE = 10;

/** Some revisions of a document, newest first. */
export interface RevisionPage {
	readonly revisions: readonly Revision[];
	/** The names of those who made them, as far as the user may know them. */
	readonly authors: ReadonlyMap< number, string >;
	readonly pageCount: number;
}

/**
 * One page of a document's revisions.
 *
 * @param document
 * @param page     Counted from 1.
 */
export function useRevisions(
	{ type, id }: DocumentRef,
	page: number
): Loading< RevisionPage > {
	return useLoad( `${ type } ${ id } ${ page }`, () =>
		loadRevisions( { type, id }, page )
	);
}

async function loadRevisions(
	{ type, id }: DocumentRef,
	page: number
): Promise< Result< RevisionPage > > {
	const base = select( coreStore ).getEntityConfig(
		'postType',
		type
	)?.baseURL;
	if ( base === undefined ) {
		return fail( { code: 'missing' } );
	}
	return attempt( async () => {
		const offset = isTemplateType( type ) ? await siteOffset() : 0;
		const answer = await apiFetch( {
			path: `${ base }/${ id }/revisions?context=edit&per_page=${ PER_PAGE }&page=${ page }`,
			// How many pages there are is in the answer's head.
			parse: false,
		} );
		if ( ! ( answer instanceof Response ) ) {
			return fail( { code: 'malformed' } );
		}
		const list: unknown = await answer.json();
		const revisions = ( Array.isArray( list ) ? list : [] )
			.map( ( raw ) => parseRevision( raw, type, offset ) )
			.filter( ( revision ) => revision !== null );
		return ok( {
			revisions,
			authors: await loadNames(
				revisions.map( ( { author } ) => author )
			),
			pageCount: Number( answer.headers.get( 'X-WP-TotalPages' ) ) || 1,
		} );
	} );
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

/** What would change in the document as it is edited now, if a revision came back. */
export const useRevisionChanges = (
	{ type, id }: DocumentRef,
	{ content, fields }: Revision
): RecordChanges =>
	useMemo( () => {
		const edited = select( coreStore ).getEditedEntityRecord(
			'postType',
			type,
			recordId( id )
		);
		const now = edited || {};
		return {
			blocks: compareBlocks(
				editedBlocks( edited ),
				blocksOf( content )
			),
			fields: Object.keys( fields ).flatMap( ( name ) =>
				compareFields( now[ name ] ?? '', fields[ name ], [ name ] )
			),
		};
	}, [ type, id, content, fields ] );

/** Puts a revision back into its document, as an edit. */
export const restoreRevision = (
	document: DocumentRef,
	{ content, fields }: Revision
): void => replaceContent( document, content, fields );
