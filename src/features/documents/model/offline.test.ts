import { GONE, goesOffline, visibilityOf } from './offline';

const OPEN = { status: 'publish', password: '' };

describe( 'goesOffline()', () => {
	it.each( [
		[ 'trash', GONE ],
		[ 'draft', { ...OPEN, status: 'draft' } ],
		[ 'private', { ...OPEN, status: 'private' } ],
		[ 'a date in the future', { ...OPEN, status: 'future' } ],
		[ 'a password', { ...OPEN, password: 'secret' } ],
		[ 'the status of a plugin', { ...OPEN, status: 'in-review' } ],
	] )( 'takes an open page offline: %s', ( _, after ) => {
		expect( goesOffline( OPEN, after ) ).toBe( true );
	} );

	it( 'is true only for pages that visitors can read', () => {
		expect( goesOffline( OPEN, OPEN ) ).toBe( false );
		expect( goesOffline( { ...OPEN, status: 'draft' }, GONE ) ).toBe(
			false
		);
		expect( goesOffline( { ...OPEN, password: 'secret' }, GONE ) ).toBe(
			false
		);
	} );
} );

describe( 'visibilityOf()', () => {
	it( 'is scheduled with a date in the future', () => {
		const of = ( status: string, date: unknown ) =>
			visibilityOf( { status, date }, '2026-11-27T10:00:00' );
		expect( of( 'publish', '2026-11-27T10:00:01' ).status ).toBe(
			'future'
		);
		expect( of( 'publish', '2026-11-27T10:00:00' ).status ).toBe(
			'publish'
		);
		expect( of( 'publish', null ).status ).toBe( 'publish' );
		expect( of( 'private', '2027-01-01T00:00:00' ).status ).toBe(
			'private'
		);
		expect( visibilityOf( { password: 'x' }, '' ) ).toEqual( {
			status: '',
			password: 'x',
		} );
	} );
} );
