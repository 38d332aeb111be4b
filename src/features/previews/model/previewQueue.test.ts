import { inBatches, openWishes, outdated } from './previewQueue';

describe( 'openWishes', () => {
	it( 'leaves out known previews of the same version', () => {
		const known = new Map( [
			[ 'a', { version: 'old', value: 1 } ],
			[ 'b', { version: 'same', value: 2 } ],
			[ 'c', { version: 'none there', value: null } ],
		] );
		const wishes = [
			{ of: 'a', version: 'new' },
			{ of: 'b', version: 'same' },
			{ of: 'c', version: 'none there' },
			{ of: 'd', version: '' },
		];
		expect( openWishes( wishes, known ).map( ( { of } ) => of ) ).toEqual( [
			'a',
			'd',
		] );
	} );

	it( 'requests each document once, in its latest version', () => {
		expect(
			openWishes(
				[
					{ of: 'a', version: '1' },
					{ of: 'a', version: '2' },
				],
				new Map()
			)
		).toEqual( [ { of: 'a', version: '2' } ] );
	} );
} );

describe( 'inBatches', () => {
	it.each( [
		[ 0, [] ],
		[ 2, [ 2 ] ],
		[ 3, [ 3 ] ],
		[ 7, [ 3, 3, 1 ] ],
	] )( 'portions %i items', ( count, sizes ) => {
		const items = Array.from( { length: count }, ( _nothing, at ) => at );
		const batches = inBatches( items, 3 );
		expect( batches.map( ( { length } ) => length ) ).toEqual( sizes );
		expect( batches.flat() ).toEqual( items );
	} );
} );

describe( 'outdated', () => {
	it( 'keeps the values and requests them again', () => {
		const known = outdated(
			new Map( [ [ 'a', { version: 'same', value: 1 } ] ] )
		);
		expect( known.get( 'a' )?.value ).toBe( 1 );
		const wish = { of: 'a', version: 'same' };
		expect( openWishes( [ wish ], known ) ).toEqual( [ wish ] );
	} );
} );
