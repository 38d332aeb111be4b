/**
 * @jest-environment jsdom
 */
import { owner } from '@/platform/owner';
import { keepRecentViews, recentViews } from './recentViews';

jest.mock( '@/platform/owner', () => ( {
	owner: jest.fn( () => 'their site' ),
} ) );

const VIEWS = { page: { type: 'grid' } };

afterEach( () => {
	jest.restoreAllMocks();
	localStorage.clear();
} );

it( 'has what was kept, until the server must know it', () => {
	expect( recentViews() ).toBeNull();
	keepRecentViews( VIEWS );
	expect( recentViews() ).toEqual( VIEWS );
	const later = Date.now() + 60_000;
	jest.spyOn( Date, 'now' ).mockReturnValue( later );
	expect( recentViews() ).toBeNull();
} );

it( 'has none that another user, or another site of this origin, has kept', () => {
	keepRecentViews( VIEWS );
	jest.mocked( owner ).mockReturnValueOnce( 'another site' );
	expect( recentViews() ).toBeNull();
	expect( recentViews() ).toEqual( VIEWS );
} );

it.each( [ '{', 'null', '[]', '{"version":1,"value":1}', '{"value":{}}' ] )(
	'leaves out what it can’t read: %s',
	( text ) => {
		localStorage.setItem( 'atelier-lists their site', text );
		expect( recentViews() ).toBeNull();
	}
);

it( 'goes on where storage is denied', () => {
	for ( const method of [ 'getItem', 'setItem' ] as const ) {
		jest.spyOn( Storage.prototype, method ).mockImplementation( () => {
			throw new Error( 'denied' );
		} );
	}
	keepRecentViews( VIEWS );
	expect( recentViews() ).toBeNull();
} );
