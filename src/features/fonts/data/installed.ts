import apiFetch from '@wordpress/api-fetch';
import { isRecord } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { attempt } from '@/platform/failure';
import { allowsMethod } from '@/features/documents/index.model';
import { parseInstalled } from '../model/installed';
import type { ListedFamily } from '../model/siteFonts';

const ROUTE = '/wp/v2/font-families';

/** The maximum that REST returns per page. */
const PER_PAGE = 100;

/** All installed families of this site, with their faces. */
export function loadInstalled(): Promise< Result< readonly ListedFamily[] > > {
	return attempt( async () => {
		const first = await fetchPage( 1 );
		const others = await Promise.all(
			Array.from( { length: Math.max( 0, first.pages - 1 ) }, ( _, at ) =>
				fetchPage( at + 2 )
			)
		);
		const lists = [ first, ...others ].map( ( { families } ) => families );
		return lists.includes( null )
			? fail( { code: 'malformed' } )
			: ok( lists.flatMap( ( families ) => families ?? [] ) );
	} );
}

async function fetchPage( page: number ): Promise< {
	/** Null for what is no list: that there are none is another answer. */
	readonly families: readonly ListedFamily[] | null;
	readonly pages: number;
} > {
	const answer = await apiFetch( {
		path: `${ ROUTE }?_embed=true&per_page=${ PER_PAGE }&page=${ page }`,
		parse: false,
	} );
	const list: unknown =
		answer instanceof Response ? await answer.json() : null;
	return {
		families: Array.isArray( list )
			? list.flatMap( ( raw: unknown ) => listed( raw ) ?? [] )
			: null,
		pages:
			( answer instanceof Response &&
				Number( answer.headers.get( 'X-WP-TotalPages' ) ) ) ||
			1,
	};
}

function listed( raw: unknown ): ListedFamily | null {
	const family = parseInstalled( raw );
	return (
		family && {
			...family,
			canDelete: isRecord( raw ) && allowsMethod( raw, 'DELETE' ),
		}
	);
}
