import { DRAFT_ARG } from '@/platform/draftArg';

/** An address in Atelier as in the URL: the path in `p`, and the other query arguments. */
export interface Address {
	/** Starts with a slash, and ends without one except for the root. */
	readonly path: string;
	readonly query: Readonly< Record< string, string > >;
}

/** The query argument of WordPress's admin page, never part of an Address. */
const PAGE_ARG = 'page';
const PATH_ARG = 'p';

/** Kept on every navigation: the server's responses depend on the previewed theme and the site draft. */
export const PRESERVED_ARGS: readonly string[] = [
	'wp_theme_preview',
	DRAFT_ARG,
];

/** Parses a query string such as `?page=atelier&p=/page/2`. Never throws. */
export function parseAddress( search: string ): Address {
	const query: Record< string, string > = {};
	let path = '/';
	for ( const [ name, value ] of new URLSearchParams( search ) ) {
		if ( name === PATH_ARG ) {
			path = normalizePath( value );
		} else if ( name !== PAGE_ARG ) {
			query[ name ] = value;
		}
	}
	return { path, query };
}

/**
 * The query string of an address on the admin page. Preserved arguments of the current address are kept; empty
 * arguments are left out.
 */
export function buildSearch(
	address: Address,
	page: string,
	current: Address[ 'query' ] = {}
): string {
	const search = new URLSearchParams( { [ PAGE_ARG ]: page } );
	if ( address.path !== '/' ) {
		search.set( PATH_ARG, address.path );
	}
	const preserved = Object.fromEntries(
		PRESERVED_ARGS.map( ( name ) => [ name, current[ name ] ?? '' ] )
	);
	for ( const [ name, value ] of Object.entries( {
		...preserved,
		...address.query,
	} ) ) {
		if ( value !== '' ) {
			search.set( name, value );
		}
	}
	return `?${ search.toString() }`;
}

function normalizePath( raw: string ): string {
	const path = raw.startsWith( '/' ) ? raw : `/${ raw }`;
	let end = path.length;
	while ( end > 1 && path[ end - 1 ] === '/' ) {
		end -= 1;
	}
	return path.slice( 0, end );
}
