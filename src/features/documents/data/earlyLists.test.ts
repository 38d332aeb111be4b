import apiFetch from '@wordpress/api-fetch';
import { earlyRecords, fetchEarlyList, type ListQuery } from './earlyLists';

jest.mock( '@/platform/boot', () => ( {
	boot: () => ( {
		postTypes: {
			wp_block: { route: '/wp/v2/blocks' },
			wp_navigation: { route: '/wp/v2/navigation' },
		},
	} ),
} ) );

/** The site: what it was asked for, and what it answers. */
const asked: string[] = [];
let answer: () => Promise< unknown >;

beforeAll( () => {
	apiFetch.setFetchHandler( ( { path, method = 'GET' } ) => {
		asked.push( `${ method } ${ path ?? '' }` );
		return answer();
	} );
} );

beforeEach( () => {
	asked.length = 0;
	answer = () => Promise.resolve( RECORDS );
} );

const RECORDS = [ { id: 1 }, { id: 2 } ];

let count = 0;

/** A list that no other test asks for, and its path in core-data. */
function makeList(): { readonly list: ListQuery; readonly path: string } {
	const search = `test ${ ++count }`;
	return {
		list: [ 'postType', 'wp_block', { search, per_page: 9 } ],
		path: `/wp/v2/blocks?context=edit&search=${ encodeURIComponent( search ) }&per_page=9`,
	};
}

it( 'asks once, and keeps what it has been told', async () => {
	const { list } = makeList();
	expect( earlyRecords( list ) ).toBeNull();
	const [ one, other ] = await Promise.all( [
		fetchEarlyList( list ),
		fetchEarlyList( list ),
	] );
	expect( one ).toEqual( { ok: true, value: RECORDS } );
	expect( other ).toBe( one );
	expect( earlyRecords( list ) ).toEqual( RECORDS );
	expect( asked ).toHaveLength( 1 );
} );

it( 'gives core-data the same answer, once', async () => {
	const { list, path } = makeList();
	await fetchEarlyList( list );
	await expect( apiFetch( { path } ) ).resolves.toEqual( RECORDS );
	expect( asked ).toHaveLength( 1 );
	// Later it wants to know what is new.
	answer = () => Promise.resolve( [ { id: 3 } ] );
	await expect( apiFetch( { path } ) ).resolves.toEqual( [ { id: 3 } ] );
	expect( asked ).toHaveLength( 2 );
	expect( earlyRecords( list ) ).toBeNull();
} );

it( 'gives it an answer that is still on its way', async () => {
	const { list, path } = makeList();
	let arrive = ( _records: unknown ): void => undefined;
	answer = () =>
		new Promise( ( resolve ) => {
			arrive = resolve;
		} );
	const early = fetchEarlyList( list );
	const late = apiFetch( { path } );
	// Both have been asked for by then.
	await Promise.resolve();
	arrive( RECORDS );
	await expect( late ).resolves.toEqual( RECORDS );
	await expect( early ).resolves.toEqual( { ok: true, value: RECORDS } );
	expect( asked ).toHaveLength( 1 );
} );

it.each< [ string, ListQuery, string ] >( [
	[
		'several values of one argument',
		[
			'postType',
			'wp_navigation',
			{
				status: [ 'publish', 'draft' ],
				order: 'desc',
				_fields: 'id,title',
			},
		],
		'/wp/v2/navigation?context=edit&_fields=id%2Ctitle&order=desc&status%5B0%5D=publish&status%5B1%5D=draft',
	],
	[
		'a context of its own',
		[
			'taxonomy',
			'wp_pattern_category',
			{ _fields: 'id', context: 'view' },
		],
		'wp/v2/wp_pattern_category?context=view&_fields=id',
	],
	[
		'the theme',
		[ 'root', 'theme', { status: 'active' } ],
		'/wp/v2/themes?context=edit&status=active',
	],
] )( 'knows the path of core-data: %s', async ( _name, list, path ) => {
	await fetchEarlyList( list );
	await apiFetch( { path } );
	expect( asked ).toHaveLength( 1 );
	await apiFetch( { path } );
	expect( asked ).toHaveLength( 2 );
} );

it( 'lets everybody else ask the site', async () => {
	const { list, path } = makeList();
	await fetchEarlyList( list );
	await apiFetch( { path, method: 'POST' } );
	await apiFetch( { path: `${ path }&page=2` } );
	await apiFetch( { path, parse: false } );
	expect( asked ).toHaveLength( 4 );
	// It is still there for core-data.
	expect( earlyRecords( list ) ).toEqual( RECORDS );
} );

it.each< [ string, () => Promise< unknown > ] >( [
	// The format of WordPress's errors.
	// oxlint-disable-next-line typescript/prefer-promise-reject-errors
	[ 'refused', () => Promise.reject( { code: 'rest_forbidden' } ) ],
	[ 'no list', () => Promise.resolve( { id: 1 } ) ],
] )( 'asks again after an answer that is %s', async ( _name, wrong ) => {
	const { list, path } = makeList();
	answer = wrong;
	const late = fetchEarlyList( list );
	const core = apiFetch( { path } ).catch( () => 'refused' );
	await expect( late ).resolves.toMatchObject( { ok: false } );
	await core;
	expect( earlyRecords( list ) ).toBeNull();
	// core-data hears about it from the site itself.
	expect( asked ).toHaveLength( 2 );
	answer = () => Promise.resolve( RECORDS );
	await expect( fetchEarlyList( list ) ).resolves.toMatchObject( {
		ok: true,
	} );
	expect( earlyRecords( list ) ).toEqual( RECORDS );
} );
