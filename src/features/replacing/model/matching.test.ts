import fc from 'fast-check';
import { invariant } from '@/kernel/invariant';
import { matcherOf } from './matching';
import { withEdits } from './replace';
import type { TextSearch } from './search';

const search = ( text: string, more: Partial< TextSearch > = {} ) => ( {
	kind: 'text' as const,
	text,
	matchesCase: false,
	matchesAccents: false,
	isWholeWords: false,
	isExpression: false,
	to: null,
	...more,
} );

function found( text: string, wanted: TextSearch ): readonly string[] {
	const matcher = matcherOf( wanted );
	invariant( matcher.ok, 'the search is valid' );
	return matcher
		.value( text )
		.map( ( { start, end } ) => text.slice( start, end ) );
}

describe( 'a text', () => {
	it.each( [
		[ 'resume', 'A Résumé, a RESUME', [ 'Résumé', 'RESUME' ] ],
		[ 'strasse', 'Straße', [ 'Straße' ] ],
		[ 's', 'ß', [] ],
		[ 'cafe', 'cafe\u0301s', [ 'cafe\u0301' ] ],
		[ 'a b', 'a\u00a0b a\nb', [ 'a\u00a0b', 'a\nb' ] ],
		[ 'aa', 'aaaa', [ 'aa', 'aa' ] ],
		[ 'ışık', 'IŞIK', [ 'IŞIK' ] ],
	] )( '%s is found in %s', ( wanted, text, expected ) => {
		expect( found( text, search( wanted ) ) ).toEqual( expected );
	} );

	it( 'can have to match case, accents and whole words', () => {
		expect(
			found( 'Cafe cafe', search( 'cafe', { matchesCase: true } ) )
		).toEqual( [ 'cafe' ] );
		expect(
			found( 'CAFÉ cafe', search( 'cafe', { matchesAccents: true } ) )
		).toEqual( [ 'cafe' ] );
		expect( found( 'Éa É', search( 'É', { matchesCase: true } ) ) ).toEqual(
			[ 'É', 'É' ]
		);
		expect(
			found(
				'cafes (cafe) 𝒳cafe',
				search( 'cafe', { isWholeWords: true } )
			)
		).toEqual( [ 'cafe' ] );
	} );

	it( 'is found wherever it is, as it is', () => {
		fc.assert(
			fc.property(
				fc.string( { unit: 'grapheme' } ),
				fc.string( { unit: 'grapheme', minLength: 1 } ),
				fc.string( { unit: 'grapheme' } ),
				( before, wanted, after ) => {
					const exact = search( wanted, {
						matchesCase: true,
						matchesAccents: true,
					} );
					expect( found( before + wanted + after, exact ) ).toContain(
						found( wanted, exact )[ 0 ] ?? 'nothing'
					);
				}
			)
		);
	} );
} );

describe( 'a regular expression', () => {
	const expression = ( text: string ) =>
		search( text, { isExpression: true } );

	it( 'is found, without empty matches', () => {
		expect( found( 'a1 b22', expression( '\\d*' ) ) ).toEqual( [
			'1',
			'22',
		] );
	} );

	it( 'puts its groups into the replacement', () => {
		const matcher = matcherOf( expression( '(?<day>\\d+)\\.(\\d+)\\.' ) );
		invariant( matcher.ok, 'the expression is valid' );
		const [ match ] = matcher.value( 'on 24.12. at home' );
		expect( match?.expand( '$2/$<day> $& $$ $9' ) ).toBe(
			'12/24 24.12. $ $9'
		);
	} );

	it.each( [ '(', '[z-a]', '\\p{No}{2,1}', '' ] )(
		'that isn’t valid is refused: %s',
		( text ) => {
			expect( matcherOf( expression( text ) ).ok ).toBe( false );
		}
	);
} );

describe( 'what comes in place of an expression', () => {
	const anyReplacement = fc
		.array(
			fc.constantFrom(
				...[ '$', '$$', '$&', '$`', "$'", '$<n>', '$<x>', '$<', '>' ],
				...[ '$0', '$1', '$2', '$00', '$01', '$10', '$12', '$99', 'x' ]
			)
		)
		.map( ( parts ) => parts.join( '' ) );

	it.each( [
		'(a)(b)?',
		'a',
		'(?<n>a)|b',
		'(a)?(b)?(c)?(d)?(e)?(f)?(g)?(h)?(i)?(j)?(k)?z',
	] )( 'is what String.replace() makes of it for %s', ( text ) => {
		const matcher = matcherOf( search( text, { isExpression: true } ) );
		invariant( matcher.ok, 'the expression is valid' );
		fc.assert(
			fc.property(
				fc.stringMatching( /^[a-kz]*$/ ),
				anyReplacement,
				( content, to ) => {
					const edits = matcher
						.value( content )
						.map( ( { start, end, expand } ) => ( {
							start,
							end,
							text: expand( to ),
						} ) );
					expect( withEdits( content, edits ) ).toBe(
						content.replace( new RegExp( text, 'giu' ), to )
					);
				}
			)
		);
	} );
} );
