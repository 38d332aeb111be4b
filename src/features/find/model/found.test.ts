import { invariant } from '@/kernel/invariant';
import {
	finderOf,
	isAsValid,
	withEdits,
} from '@/features/replacing/index.model';
import { searchOf, formOf } from './form';
import { chosenEdits, parseStep, placeKey } from './found';

const PAGE = {
	type: 'page',
	id: '7',
	title: 'Home',
	content: '<p>one two one</p>',
};

function finding( to: string | null ) {
	const finder = finderOf(
		searchOf( formOf( { search: 'one' } ), to, {
			homeUrl: 'https://example.org',
		} )
	);
	invariant( finder.ok, 'the search is valid' );
	return finder.value;
}

const found = { ...PAGE, places: finding( null )( PAGE.content ) };

describe( 'what was found', () => {
	it.each( [
		[ [], '<p>x two x</p>' ],
		[ [ 0 ], '<p>one two x</p>' ],
		[ [ 0, 1 ], PAGE.content ],
	] )(
		'is replaced but for the places that are left out: %j',
		( left, text ) => {
			const leftOut = new Set(
				left.map( ( at ) => placeKey( found, at ) )
			);
			expect(
				withEdits(
					PAGE.content,
					chosenEdits( found, leftOut, finding( 'x' ) )
				)
			).toBe( text );
		}
	);

	it( 'is parsed as far as it is there', () => {
		const read = ( text: string ) => text;
		expect( parseStep( { documents: [ PAGE, null ] }, read ) ).toEqual( {
			documents: [ PAGE ],
			others: 0,
			read: 0,
			total: 0,
			cursor: '',
		} );
		expect( parseStep( [], read ) ).toBeNull();
	} );
} );

describe( 'blocks after a replacement', () => {
	const block = (
		name: string,
		isValid = true,
		innerBlocks: unknown[] = []
	) => ( {
		name,
		isValid,
		innerBlocks,
	} );

	it( 'have to be the same, and as valid', () => {
		const before = [ block( 'a', true, [ block( 'b', false ) ] ) ];
		expect( isAsValid( before, before ) ).toBe( true );
		expect(
			isAsValid( before, [ block( 'a', true, [ block( 'b' ) ] ) ] )
		).toBe( true );
		expect( isAsValid( before, [ block( 'a' ) ] ) ).toBe( false );
		expect( isAsValid( [ block( 'a' ) ], [ block( 'a', false ) ] ) ).toBe(
			false
		);
		expect( isAsValid( [ block( 'a' ) ], [ block( 'c' ) ] ) ).toBe( false );
	} );
} );
