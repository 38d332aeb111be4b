import apiFetch from '@wordpress/api-fetch';
import { decodeEntities } from '@wordpress/html-entities';
import { isRecord, stringOr } from '../../../kernel/guards';

interface AuthorOption {
	readonly value: number;
	readonly label: string;
}

/** The maximum of a REST request. */
const PER_PAGE = 100;

/** With more authors than this, they are searched rather than listed. */
const MAX_PAGES = 5;

/** All authors of the site, by name. */
export async function loadAuthors(): Promise< readonly AuthorOption[] > {
	const found: AuthorOption[] = [];
	for ( let page = 1; page <= MAX_PAGES; page++ ) {
		const answer = await apiFetch( {
			path: `/wp/v2/users?who=authors&orderby=name&per_page=${ PER_PAGE }&page=${ page }&_fields=id,name`,
		} );
		const authors = ( Array.isArray( answer ) ? answer : [] ).flatMap(
			authorIn
		);
		found.push( ...authors );
		if ( authors.length < PER_PAGE ) {
			break;
		}
	}
	return found;
}

const authorIn = ( raw: unknown ): AuthorOption[] =>
	isRecord( raw ) && typeof raw.id === 'number'
		? [ { value: raw.id, label: decodeEntities( stringOr( raw.name ) ) } ]
		: [];
