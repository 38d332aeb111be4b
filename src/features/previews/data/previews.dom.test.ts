/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import apiFetch from '@wordpress/api-fetch';
import { createPreviews } from './previews';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: jest.fn(),
} ) );
const ask = jest.mocked( apiFetch );

const asked = (): readonly ( readonly string[] )[] =>
	ask.mock.calls.map( ( [ { path = '' } ] ) =>
		new URLSearchParams( path.split( '?' )[ 1 ] ).getAll( 'refs[]' )
	);

const itemsOf = ( path = '' ) =>
	new URLSearchParams( path.split( '?' )[ 1 ] )
		.getAll( 'refs[]' )
		.map( ( ref ) => ( { ref, body: `<p>${ ref }</p>` } ) );

const answerTo = ( path?: string ): unknown => ( {
	head: '<title>Shared</title>',
	items: itemsOf( path ),
} );

const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );

beforeEach( () => {
	ask.mockReset();
	ask.mockImplementation( ( ( { path }: { path?: string } ) =>
		Promise.resolve( answerTo( path ) ) ) as typeof apiFetch );
} );

it( 'asks at once for all that come into view together, and only then for the next', async () => {
	const previews = createPreviews();
	previews.want( { of: 'page:1', version: 'a' } );
	previews.want( { of: 'page:2', version: 'a' } );
	await Promise.resolve();
	previews.want( { of: 'page:3', version: 'a' } );
	await settle();
	expect( asked() ).toEqual( [ [ 'page:1', 'page:2' ], [ 'page:3' ] ] );
	expect( previews.known( 'page:3' )?.value?.page ).toContain(
		'<title>Shared</title>'
	);
	expect( ask.mock.calls[ 1 ]?.[ 0 ].path ).toContain( 'with_head=0' );
} );

it( 'drops what was rendered before something changed, and shows the last one until then', async () => {
	const previews = createPreviews();
	previews.want( { of: 'page:1', version: 'a' } );
	await settle();
	previews.outdate();
	expect( previews.known( 'page:1' ) ).toMatchObject( {
		version: null,
		value: { isEmpty: false },
	} );
	previews.want( { of: 'page:1', version: 'a' } );
	await Promise.resolve();
	previews.outdate();
	await settle();
	expect( asked() ).toHaveLength( 3 );
	expect( previews.known( 'page:1' )?.version ).toBe( 'a' );
} );

it( 'has none where a request failed, and asks again', async () => {
	const previews = createPreviews();
	ask.mockRejectedValueOnce( new Error( 'offline' ) );
	previews.want( { of: 'page:1', version: 'a' } );
	await settle();
	expect( previews.known( 'page:1' ) ).toEqual( {
		version: null,
		value: null,
	} );
	previews.want( { of: 'page:1', version: 'a' } );
	await settle();
	expect( previews.known( 'page:1' )?.version ).toBe( 'a' );
} );

it( 'keeps so many pages only, and those that are shown', async () => {
	const previews = createPreviews();
	const hide = previews.show( 'page:0' );
	for ( let id = 0; id <= 201; id++ ) {
		previews.want( { of: `page:${ id }`, version: 'a' } );
	}
	await settle();
	expect( previews.known( 'page:0' )?.version ).toBe( 'a' );
	expect( previews.known( 'page:1' ) ).toBeUndefined();
	expect( previews.known( 'page:201' )?.version ).toBe( 'a' );
	hide();
	previews.want( { of: 'page:202', version: 'a' } );
	await settle();
	expect( previews.known( 'page:0' ) ).toBeUndefined();
} );
