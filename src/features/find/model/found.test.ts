import { invariant } from '@/kernel/invariant';
import { isAsValid, withEdits } from '@/features/replacing/index.model';
import { searchOf, formOf } from './form';
import { chosenCount, chosenEdits, parseStep, placeKey } from './found';
import { recordFinderOf } from './placesIn';

const PAGE = {
	type: 'page',
	id: '7',
	title: 'Home',
	content: '<p>one two one</p>',
	values: { title: 'One home', content: '<p>one two one</p>' },
};

function finding( to: string | null ) {
	const finder = recordFinderOf(
		searchOf( formOf( { search: 'one' } ), to, {
			homeUrl: 'https://example.org',
		} )
	);
	invariant( finder.ok, 'the search is valid' );
	return finder.value;
}

const found = { ...PAGE, places: finding( null )( PAGE.values ) };

describe( 'what was found', () => {
	it.each( [
		[ [], 'x home', '<p>x two x</p>' ],
		[ [ 1 ], 'x home', '<p>one two x</p>' ],
		[ [ 0 ], 'One home', '<p>x two x</p>' ],
		[ [ 0, 1, 2 ], 'One home', PAGE.content ],
	] )(
		'is replaced but for the places that are left out: %j',
		( left, title, content ) => {
			const leftOut = new Set(
				left.map( ( at ) => placeKey( found, at ) )
			);
			const edits = chosenEdits( found, leftOut, finding( 'x' ) );
			expect(
				withEdits( PAGE.values.title, edits.get( 'title' ) ?? [] )
			).toBe( title );
			expect(
				withEdits( PAGE.content, edits.get( 'content' ) ?? [] )
			).toBe( content );
			expect( chosenCount( found, leftOut ) ).toBe( 3 - left.length );
		}
	);

	it( 'isn’t replaced in widgets', () => {
		expect( chosenCount( { ...found, type: 'widgets' }, new Set() ) ).toBe(
			0
		);
	} );

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
