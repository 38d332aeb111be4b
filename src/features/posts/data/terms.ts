import apiFetch from '@wordpress/api-fetch';
import { decodeEntities } from '@wordpress/html-entities';
import type { Option, OptionSearch } from '@/dataview/types';
import { isRecord, stringOr } from '@/kernel/guards';
import type { ListedTaxonomy } from '@/platform/boot';
import { termOptions, type Term } from '../model/terms';

/** The maximum of a REST request. With more terms, those that are used most are offered first, and others are searched. */
const PER_PAGE = 100;

/** The terms of a taxonomy: all, or the most used of many. */
export const loadTerms = ( {
	route,
}: ListedTaxonomy ): Promise< readonly Option[] > =>
	request( route, 'orderby=count&order=desc' ).then( termOptions );

/** Finds terms beyond those that were loaded. */
export const searchTerms = ( { route }: ListedTaxonomy ): OptionSearch => ( {
	matching: ( text ) =>
		request(
			route,
			`orderby=name&search=${ encodeURIComponent( text ) }`
		).then( termOptions ),
	named: ( values ) =>
		request( route, `include=${ values.join( ',' ) }` ).then( termOptions ),
} );

async function request(
	route: string,
	query: string
): Promise< readonly Term[] > {
	const answer = await apiFetch( {
		path: `${ route }?${ query }&per_page=${ PER_PAGE }&_fields=id,name,parent`,
	} );
	return ( Array.isArray( answer ) ? answer : [] ).flatMap( termIn );
}

const termIn = ( raw: unknown ): Term[] =>
	isRecord( raw ) && typeof raw.id === 'number'
		? [
				{
					id: raw.id,
					name: decodeEntities( stringOr( raw.name ) ),
					parent: typeof raw.parent === 'number' ? raw.parent : 0,
				},
			]
		: [];
