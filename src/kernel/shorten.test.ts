import fc from 'fast-check';
import { shorten, shortenUnlike } from './shorten';

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
