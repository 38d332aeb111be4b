import apiFetch from '@wordpress/api-fetch';
import { createAnswers } from '@/kernel/answers';
import { fail, ok, type Result } from '@/kernel/result';
import { attempt } from '@/platform/failure';
import {
	parseCollection,
	parseCollectionName,
	type Collection,
	type CollectionName,
} from '../model/collection';

const ROUTE = '/wp/v2/font-collections';

/** The maximum that REST returns per page. */
const PER_PAGE = 100;

/** The collection that WordPress registers. */
export const GOOGLE = 'google-fonts';

async function fetchNames( fields: string ): Promise< CollectionName[] > {
	const answer = await apiFetch( {
		path: `${ ROUTE }?_fields=${ fields }&per_page=${ PER_PAGE }`,
	} );
	return ( Array.isArray( answer ) ? answer : [] ).flatMap(
		( raw ) => parseCollectionName( raw ) ?? []
	);
}

export const isGoogleAlone = (
	collections: readonly CollectionName[]
): boolean => collections.length === 1 && collections[ 0 ]?.slug === GOOGLE;

/**
 * The registered collections. If names are requested, the server loads each collection and omits failed ones; if only slugs
 * are requested, it returns all. Collections without a name are those that failed to load: they are listed, and show the
 * error when they are opened.
 */
function fetchCollections(): Promise< Result< readonly CollectionName[] > > {
	return attempt( async () => {
		const asked = fetchNames( 'slug,name,description' );
		const slugs = await fetchNames( 'slug' );
		if ( isGoogleAlone( slugs ) ) {
			// Its tab has its own title, and the server can take long to reach Google.
			asked.catch( () => undefined );
			return ok( slugs );
		}
		const named = await asked;
		return ok(
			slugs.map(
				( { slug } ) =>
					named.find( ( one ) => one.slug === slug ) ?? {
						slug,
						name: '',
						description: '',
					}
			)
		);
	} );
}

const collections = createAnswers( { request: fetchCollections, limit: 1 } );

/** The collections, requested once per page. */
export const loadCollections = () => collections.load( 'all' );

/** They have up to 2,000 families. */
const KEPT = 5;

const families = createAnswers( {
	request: ( slug: string ) =>
		attempt( async () => {
			const collection = parseCollection(
				await apiFetch( {
					path: `${ ROUTE }/${ encodeURIComponent( slug ) }`,
				} )
			);
			return collection
				? ok( collection )
				: fail( { code: 'malformed' } );
		} ),
	limit: KEPT,
} );

/** All families of a collection, requested once per page. */
export const loadCollection = (
	slug: string
): Promise< Result< Collection > > => families.load( slug );
