import { GONE, goesOffline } from './offline';

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
