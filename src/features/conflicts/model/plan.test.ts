import { planMerge, withAnswers } from './plan';

const block = ( words: string ) =>
	`<!-- wp:paragraph -->\n<p>${ words }</p>\n<!-- /wp:paragraph -->`;
const page = ( ...words: string[] ) => words.map( block ).join( '\n\n' );

describe( 'planMerge', () => {
	it( 'puts blocks and other properties together', () => {
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

	it( 'says why it cannot', () => {
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
} );

describe( 'withAnswers', () => {
	const plan = planMerge( {
		base: { title: 'A', status: 'draft' },
		mine: { title: 'Mine', status: 'publish' },
		theirs: { title: 'Theirs', status: 'private' },
	} );

	it( 'waits until everything is answered', () => {
		expect( withAnswers( plan, [] ) ).toBeNull();
		expect( withAnswers( plan, [ 'mine' ] ) ).toBeNull();
		expect( withAnswers( plan, [ undefined, 'mine' ] ) ).toBeNull();
	} );

	it( 'takes each answer', () => {
		expect( withAnswers( plan, [ 'theirs', 'mine' ] ) ).toEqual( {
			title: 'Theirs',
			status: 'publish',
		} );
	} );
} );
