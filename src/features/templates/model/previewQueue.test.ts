import { describe, expect, it } from 'vitest';
import { inBatches, openWishes, outdated } from './previewQueue';

describe( 'openWishes', () => {
	it( 'leaves out what is known with the same content', () => {
		const known = new Map( [
			[ 'a', { content: 'old', value: 1 } ],
			[ 'b', { content: 'same', value: 2 } ],
			[ 'c', { content: 'none there', value: null } ],
		] );
		const wishes = [
			{ id: 'a', content: 'new' },
			{ id: 'b', content: 'same' },
			{ id: 'c', content: 'none there' },
			{ id: 'd', content: '' },
		];
		expect( openWishes( wishes, known ).map( ( { id } ) => id ) ).toEqual( [
			'a',
			'd',
		] );
	} );

	it( 'asks for each thing once, for its latest content', () => {
		expect(
			openWishes(
				[
					{ id: 'a', content: '1' },
					{ id: 'a', content: '2' },
				],
				new Map()
			)
		).toEqual( [ { id: 'a', content: '2' } ] );
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
	it( 'keeps what can be shown and has it asked for again', () => {
		const known = outdated(
			new Map( [ [ 'a', { content: 'same', value: 1 } ] ] )
		);
		expect( known.get( 'a' )?.value ).toBe( 1 );
		const wish = { id: 'a', content: 'same' };
		expect( openWishes( [ wish ], known ) ).toEqual( [ wish ] );
	} );
} );
