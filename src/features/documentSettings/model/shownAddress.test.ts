import { shownAddress } from './shownAddress';

describe( 'shownAddress', () => {
	it.each( [
		[ 'leaves out the protocol', 'https://a.test/about/', 'a.test/about/' ],
		[ 'shows letters', 'http://a.test/%C3%BCber/', 'a.test/über/' ],
		[ 'keeps what cannot be read', 'http://a.test/%FF', 'a.test/%FF' ],
	] )( '%s', ( _name, link, shown ) => {
		expect( shownAddress( link ) ).toBe( shown );
	} );
} );
