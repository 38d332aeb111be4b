import { shorten } from './shorten';

it.each( [
	[ 'Visit', 5, 'Visit' ],
	[ 'Visit us', 5, 'Visi…' ],
	[ '👋👋👋', 2, '👋…' ],
	[ '', 3, '' ],
] )( '%s in %d characters', ( text, length, short ) => {
	expect( shorten( text, length ) ).toBe( short );
} );
