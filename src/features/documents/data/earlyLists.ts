import apiFetch from '@wordpress/api-fetch';
import { isRecord, type UnknownRecord } from '@/kernel/guards';
import { once } from '@/kernel/once';
import { fail, ok, type Result } from '@/kernel/result';
import { boot } from '@/platform/boot';
import { attempt } from '@/platform/failure';
import {
	requestMethod,
	type Next,
	type RequestOptions,
} from '@/platform/requestMethod';

/** A list's query in core-data. */
export type ListQuery = readonly [
	kind: string,
	name: string,
	query: UnknownRecord,
];

type Records = readonly UnknownRecord[];

/** What a list was told before there was core-data. */
interface Told {
	readonly answer: Promise< Result< Records > >;
	/** Null until it has arrived. */
	records: Records | null;
}

/** What core-data hasn't asked for yet, by path. */
const told = new Map< string, Told >();

/** The records that a list of post type has been told already; null without any. */
export const earlyRecords = ( list: ListQuery | null ): Records | null =>
	( list && told.get( pathOf( list ) )?.records ) ?? null;

/**
 * Requests a list of a post type before there is core-data, which is then given the same answer in place of a request of
 * its own: so its rights and versions come from where they always do.
 */
export function fetchEarlyList(
	list: ListQuery
): Promise< Result< Records > > {
	const path = pathOf( list );
	const known = told.get( path );
	if ( known ) {
		return known.answer;
	}
	listen();
	const answer = request( path );
	const entry: Told = { answer, records: null };
	told.set( path, entry );
	void answer.then( ( result ) => {
		if ( result.ok ) {
			entry.records = result.value;
		} else if ( told.get( path ) === entry ) {
			told.delete( path );
		}
	} );
	return answer;
}

const request = ( path: string ): Promise< Result< Records > > =>
	attempt( async () => {
		const answer = await apiFetch( { path } );
		return Array.isArray( answer )
			? ok( answer.filter( isRecord ) )
			: fail( { code: 'malformed' } );
	} );

/** The routes of lists of other records than posts. */
const ROUTES: Readonly< Record< string, string > > = {
	'root theme': '/wp/v2/themes',
	'taxonomy wp_pattern_category': '/wp/v2/wp_pattern_category',
};

/** The path that core-data requests for a list, with its arguments in order. */
function pathOf( [ kind, name, query ]: ListQuery ): string {
	const route =
		ROUTES[ `${ kind } ${ name }` ] ?? boot().postTypes[ name ]?.route;
	const args = Object.entries( { context: 'edit', ...query } );
	return ordered(
		`${ route ?? '' }?${ new URLSearchParams( args.flatMap( argOf ) ).toString() }`
	);
}

const argOf = ( [ key, value ]: [ string, unknown ] ): string[][] =>
	Array.isArray( value )
		? value.map( ( one, at ) => [ `${ key }[${ at }]`, String( one ) ] )
		: [ [ key, String( value ) ] ];

function ordered( path: string ): string {
	const [ route = '', search = '' ] = path.split( '?' );
	const query = new URLSearchParams( search );
	query.sort();
	return `/${ route.replace( /^\/|\/$/g, '' ) }?${ query.toString() }`;
}

/** Answers the first request for each list with what it has been told. */
const listen = once( () => {
	apiFetch.use( ( options: RequestOptions, next: Next ) => {
		// Who wants headers, too, has to ask.
		const path =
			requestMethod( options ) === 'GET' && options.parse !== false
				? ordered( options.path ?? '' )
				: '';
		const known = told.get( path );
		if ( ! known ) {
			return next( options );
		}
		told.delete( path );
		return known.answer.then( ( result ) =>
			result.ok ? result.value : next( options )
		);
	} );
} );
