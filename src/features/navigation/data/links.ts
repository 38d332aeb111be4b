import apiFetch from '@wordpress/api-fetch';
import { decodeEntities } from '@wordpress/html-entities';
import { useEffect, useState } from '@wordpress/element';
import { isRecord, stringOr } from '@/kernel/guards';
import { fail, ok, type Load, type Result } from '@/kernel/result';
import { attempt, toAppError } from '@/platform/failure';
import type { Choice } from '../model/describe';
import { parsePage, type PageRow } from '../model/pages';

/** The number of listed items of each type. */
const LIMIT = 15;

/** The pause in typing before a request, in milliseconds. */
const PAUSE = 200;

const KINDS = { postType: 'post', taxonomy: 'term' } as const;

/** The content whose title matches the words; the newest without words. */
export function useChoices( words: string ): Load< readonly Choice[] > {
	const [ load, setLoad ] = useState< Load< readonly Choice[] > >( {
		status: 'loading',
	} );
	useEffect( () => {
		let isCurrent = true;
		setLoad( { status: 'loading' } );
		const timer = setTimeout(
			() =>
				void findChoices( words ).then( ( result ) => {
					if ( isCurrent ) {
						setLoad(
							result.ok
								? { status: 'ready', value: result.value }
								: { status: 'failed', error: result.error }
						);
					}
				} ),
			words === '' ? 0 : PAUSE
		);
		return () => {
			isCurrent = false;
			clearTimeout( timer );
		};
	}, [ words ] );
	return load;
}

function findChoices( words: string ): Promise< Result< readonly Choice[] > > {
	return attempt( async () => {
		const [ posts, terms ] = await Promise.all( [
			search( 'postType', words ),
			search( 'taxonomy', words ),
		] );
		return ok( [ ...posts, ...terms ] );
	} );
}

async function search(
	kind: Choice[ 'kind' ],
	words: string
): Promise< readonly Choice[] > {
	const query = new URLSearchParams( {
		type: KINDS[ kind ],
		search: words,
		per_page: String( LIMIT ),
		_fields: 'id,title,url,subtype',
	} );
	const answer = await apiFetch( {
		path: `/wp/v2/search?${ query.toString() }`,
	} );
	return ( Array.isArray( answer ) ? answer : [] )
		.map( ( raw ) => parseChoice( kind, raw ) )
		.filter( ( found ) => found !== null );
}

function parseChoice( kind: Choice[ 'kind' ], raw: unknown ): Choice | null {
	return isRecord( raw ) && typeof raw.id === 'number'
		? {
				kind,
				id: raw.id,
				type: stringOr( raw.subtype ),
				title: decodeEntities( stringOr( raw.title ) ),
				url: stringOr( raw.url ),
			}
		: null;
}

const PAGES_AT_A_TIME = 100;

/** All published pages. */
export async function fetchPages(): Promise< Result< readonly PageRow[] > > {
	const pages: PageRow[] = [];
	try {
		for ( let page = 1, isLast = false; ! isLast; page++ ) {
			const answer = await apiFetch( {
				path: `/wp/v2/pages?per_page=${ PAGES_AT_A_TIME }&page=${ page }&orderby=menu_order&order=asc&_fields=id,link,menu_order,parent,title,type`,
			} );
			const found = Array.isArray( answer ) ? answer : [];
			pages.push(
				...found
					.map( ( raw ) =>
						parsePage( raw, ( text ) => decodeEntities( text ) )
					)
					.filter( ( found ) => found !== null )
			);
			isLast = found.length < PAGES_AT_A_TIME;
		}
		return ok( pages );
	} catch ( raw ) {
		const error = toAppError( raw );
		// WordPress answers a page number beyond the last with an error.
		return error.status === 400 && pages.length > 0
			? ok( pages )
			: fail( error );
	}
}
