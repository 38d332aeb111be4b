import { isMoved, statusToKeep, withoutTrash } from './moved';

describe( 'a record that somebody else has moved', () => {
	it.each( [
		[ 'publish', 'trash', true ],
		[ 'draft', 'publish', true ],
		[ 'publish', 'private', true ],
		[ 'draft', 'pending', false ],
		[ 'publish', 'publish', false ],
		[ undefined, 'trash', false ],
	] )( 'from %s to %s: %s', ( before, now, expected ) => {
		expect( isMoved( { status: before }, { status: now } ) ).toBe(
			expected
		);
	} );

	it( 'goes back with the user’s version, unless that has a status of its own', () => {
		const base = { title: 'A', status: 'publish' };
		const theirs = { title: 'A', status: 'trash' };
		const keep = ( status: string ) =>
			statusToKeep( { base, mine: { title: 'B', status }, theirs } );
		expect( keep( 'publish' ) ).toBe( 'publish' );
		expect( keep( 'private' ) ).toBeUndefined();
	} );

	it( 'isn’t moved to the trash by a status', () => {
		expect( withoutTrash( { title: 'A', status: 'trash' } ) ).toEqual( {
			title: 'A',
		} );
		expect( withoutTrash( { status: 'draft' } ) ).toEqual( {
			status: 'draft',
		} );
	} );
} );
