import { noteIdsOf, withNote, withoutNote } from './metadata';

describe( 'the notes in the metadata of a block', () => {
	it.each( [
		[ undefined, [] ],
		[ 'x', [] ],
		[ { noteId: 5 }, [ 5 ] ],
		[ { noteId: '5' }, [ 5 ] ],
		[ { noteId: [ 5, 7, 5, 0, -1, 1.5, 'x', null ] }, [ 5, 7 ] ],
	] )( 'are parsed: %j', ( metadata, ids ) => {
		expect( noteIdsOf( metadata ) ).toEqual( ids );
	} );

	it( 'are added to the existing ones', () => {
		expect( withNote( undefined, 3, 'list' ) ).toEqual( { noteId: [ 3 ] } );
		expect( withNote( { name: 'Intro', noteId: 2 }, 3, 'list' ) ).toEqual( {
			name: 'Intro',
			noteId: [ 2, 3 ],
		} );
	} );

	it( 'are removed without other changes', () => {
		const metadata = { name: 'Intro', noteId: [ 2, 3 ] };
		expect( withoutNote( metadata, 3, 'list' ) ).toEqual( {
			name: 'Intro',
			noteId: [ 2 ],
		} );
		expect(
			withoutNote( { name: 'Intro', noteId: 3 }, 3, 'list' )
		).toEqual( {
			name: 'Intro',
		} );
		expect( withoutNote( { noteId: [ 3 ] }, 3, 'list' ) ).toBeUndefined();
	} );

	it( 'are a number in versions without lists, if it is a single one', () => {
		expect( withNote( undefined, 3, 'number' ) ).toEqual( { noteId: 3 } );
		expect( withNote( { noteId: 2 }, 3, 'number' ) ).toEqual( {
			noteId: [ 2, 3 ],
		} );
		expect( withoutNote( { noteId: [ 2, 3 ] }, 3, 'number' ) ).toEqual( {
			noteId: 2,
		} );
	} );
} );
