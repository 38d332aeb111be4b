import { planMerge, withAnswers } from './plan';

const block = ( words: string ) =>
	`<!-- wp:paragraph -->\n<p>${ words }</p>\n<!-- /wp:paragraph -->`;
const page = ( ...words: string[] ) => words.map( block ).join( '\n\n' );

describe( 'planMerge', () => {
	it( 'merges blocks and other properties', () => {
		expect(
			planMerge( {
				base: { title: 'A', content: page( 'one', 'two' ) },
				mine: { title: 'A', content: page( 'mine', 'two' ) },
				theirs: { title: 'B', content: page( 'one', 'theirs' ) },
			} )
		).toEqual( {
			isPossible: true,
			values: { title: 'B', content: page( 'mine', 'theirs' ) },
			asks: [],
		} );
	} );

	it( 'returns the reason if it can’t merge', () => {
		expect(
			planMerge( {
				base: { content: page( 'one' ) },
				mine: { content: page( 'mine' ) },
				theirs: { content: page( 'theirs' ) },
			} )
		).toEqual( { isPossible: false, reason: 'sameBlock' } );
	} );

	it( 'merges nothing into a file of the theme', () => {
		expect(
			planMerge( {
				base: { content: page( 'one' ), source: 'custom' },
				mine: { content: page( 'file' ), source: 'theme' },
				theirs: { content: page( 'two' ), source: 'custom' },
			} )
		).toEqual( { isPossible: false, reason: 'reset' } );
	} );

	it.each( [
		[ 'publish', 'trash', false ],
		[ 'publish', 'draft', true ],
		[ 'trash', 'trash', true ],
	] )( 'merges nothing into the trash: %s, %s', ( from, to, isPossible ) => {
		expect(
			planMerge( {
				base: { title: 'A', status: from },
				mine: { title: 'Mine', status: from },
				theirs: { title: 'A', status: to },
			} ).isPossible
		).toBe( isPossible );
	} );
} );

describe( 'withAnswers', () => {
	const plan = planMerge( {
		base: { title: 'A', status: 'draft' },
		mine: { title: 'Mine', status: 'publish' },
		theirs: { title: 'Theirs', status: 'private' },
	} );

	it( 'is null until everything is answered', () => {
		expect( withAnswers( plan, [] ) ).toBeNull();
		expect( withAnswers( plan, [ 'mine' ] ) ).toBeNull();
		expect( withAnswers( plan, [ undefined, 'mine' ] ) ).toBeNull();
	} );

	it( 'applies each answer', () => {
		expect( withAnswers( plan, [ 'theirs', 'mine' ] ) ).toEqual( {
			title: 'Theirs',
			status: 'publish',
		} );
	} );
} );
