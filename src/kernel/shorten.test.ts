import fc from 'fast-check';
import { differingParts, shorten, shortenUnlike } from './shorten';

it.each( [
	[ 'Visit', 5, 'Visit' ],
	[ 'Visit us', 5, 'Visi…' ],
	[ '👋👋👋', 2, '👋…' ],
	[ '', 3, '' ],
] )( '%s in %d characters', ( text, length, short ) => {
	expect( shorten( text, length ) ).toBe( short );
} );

describe( 'shortenUnlike', () => {
	const START = 'All that is said here is the same in both of these texts, ';

	it.each( [
		[ 'fits', 'one', 'other', 60, 'one' ],
		[
			'differs early',
			`one ${ START }`,
			`two ${ START }`,
			30,
			'one All that is said here is …',
		],
		[
			'differs late',
			`${ START }until now`,
			`${ START }until then`,
			30,
			'…of these texts, until now',
		],
		[
			'differs in the middle',
			`${ START }but one, ${ START }`,
			`${ START }but two, ${ START }`,
			30,
			'…texts, but one, All that is …',
		],
		[
			'only ends',
			START.trim(),
			`${ START }more`,
			30,
			'…in both of these texts,',
		],
	] )(
		'shows the difference of a text %s',
		( _name, text, other, length, short ) => {
			expect( shortenUnlike( text, other, length ) ).toBe( short );
		}
	);

	it( 'keeps different texts distinguishable, within the length', () => {
		const words = fc.string( { unit: fc.constantFrom( 'a', ' ', '👋' ) } );
		fc.assert(
			fc.property( words, words, words, ( shared, a, b ) => {
				const one = shortenUnlike( shared + a, shared + b, 20 );
				const other = shortenUnlike( shared + b, shared + a, 20 );
				expect( one === other ).toBe( a === b );
				expect( Array.from( one ).length ).toBeLessThanOrEqual( 20 );
			} )
		);
	} );
} );

describe( 'differingParts', () => {
	const SAME = 'These words are the same in both texts, and many. ';

	it( 'leaves out what is the same at both ends', () => {
		expect(
			differingParts( `${ SAME }one${ SAME }`, `${ SAME }two${ SAME }` )
		).toEqual( [
			'…exts, and many. oneThese words are …',
			'…exts, and many. twoThese words are …',
		] );
	} );

	it( 'keeps everything between the first and the last difference', () => {
		const [ from, to ] = differingParts(
			`a${ SAME }b`,
			`c${ SAME }${ SAME }d`
		);
		expect( [ from, to ] ).toEqual( [
			`a${ SAME }b`,
			`c${ SAME }${ SAME }d`,
		] );
	} );

	it( 'never leaves out what differs', () => {
		fc.assert(
			fc.property( fc.string(), fc.string(), ( one, other ) => {
				const [ from, to ] = differingParts( one, other );
				expect( from === to ).toBe( one === other );
			} )
		);
	} );
} );
