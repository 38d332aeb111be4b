import { diffWords } from './textDiff';

const told = ( before: string, after: string, locale = 'en' ): string =>
	diffWords( before, after, locale )
		.map(
			( { kind, text } ) =>
				( { same: '', added: '+', removed: '-' } )[ kind ] + text
		)
		.join( '|' );

describe( 'diffWords', () => {
	it.each( [
		[ 'nothing', '', '', '' ],
		[ 'equal texts', 'One two.', 'One two.', 'One two.' ],
		[ 'a text that is new', '', 'One', '+One' ],
		[ 'a text that is gone', 'One', '', '-One' ],
		[
			'words in between',
			'open every day from June',
			'open every day but Mondays from June',
			'open every day |+but Mondays |from June',
		],
		[
			'a word at the end, before its full stop',
			'until noon.',
			'until three.',
			'until |-noon|+three|.',
		],
		[
			'words side by side as one',
			'red cat',
			'blue dog',
			'-red cat|+blue dog',
		],
		[
			'what shares nothing but a comma',
			'we, the few',
			'you, all of them',
			'-we, the few|+you, all of them',
		],
	] )( 'tells %s', ( _what, before, after, pieces ) => {
		expect( told( before, after ) ).toBe( pieces );
	} );

	it( 'splits words in languages without spaces', () => {
		expect( told( '我喜欢苹果', '我喜欢香蕉', 'zh' ) ).toBe(
			'我喜欢|-苹果|+香蕉'
		);
	} );

	it( 'never loses or adds a character', () => {
		const before = 'The quick, brown fox – jumps over the lazy dog';
		const after = 'A quick dog jumps; the brown fox – over it';
		const side = ( gone: string ) =>
			diffWords( before, after, 'en' )
				.filter( ( { kind } ) => kind !== gone )
				.map( ( { text } ) => text )
				.join( '' );
		expect( side( 'added' ) ).toBe( before );
		expect( side( 'removed' ) ).toBe( after );
	} );

	it( 'compares long texts as a whole', () => {
		const long = ( word: string ) => `${ word } `.repeat( 2000 );
		expect( told( long( 'a' ), long( 'b' ) ) ).toBe(
			`-${ long( 'a' ) }|+${ long( 'b' ) }`
		);
	} );
} );
