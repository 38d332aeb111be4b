import apiFetch from '@wordpress/api-fetch';
import { decodeEntities } from '@wordpress/html-entities';
import { isRecord, stringOr } from '@/kernel/guards';
import type { Option, OptionSearch } from '@/dataview/types';

/** The maximum of a REST request. More authors are searched rather than listed. */
const PER_PAGE = 100;

/** The authors of the site by name, up to a hundred. */
export const loadAuthors = (): Promise< readonly Option[] > => request( '' );

/** Finds authors beyond those that were loaded. */
export const searchAuthors: OptionSearch = {
	matching: ( text ) => request( `&search=${ encodeURIComponent( text ) }` ),
	named: ( values ) => request( `&include=${ values.join( ',' ) }` ),
};

async function request( query: string ): Promise< readonly Option[] > {
	const answer = await apiFetch( {
		path: `/wp/v2/users?who=authors&orderby=name${ query }&per_page=${ PER_PAGE }&_fields=id,name`,
	} );
	return ( Array.isArray( answer ) ? answer : [] ).flatMap( authorIn );
}

const authorIn = ( raw: unknown ): Option[] =>
	isRecord( raw ) && typeof raw.id === 'number'
		? [ { value: raw.id, label: decodeEntities( stringOr( raw.name ) ) } ]
		: [];
