import fc from 'fast-check';
import { anyDoc } from './arbitraries';
import { fontNameOf, thumbnailOf, paletteOf } from './thumbnail';
import { NO_CHANGES } from './values';

const DOC = {
	settings: {
		color: {
			palette: {
				theme: [
					{ slug: 'base', color: '#fff' },
					{ slug: 'ink', color: '#111' },
					{ slug: 'sea', color: '#00f' },
				],
				default: [ { slug: 'x', color: '#123' } ],
			},
		},
		typography: {
			fontFamilies: {
				theme: [ { slug: 'serif', fontFamily: '"Fine Serif", serif' } ],
			},
		},
	},
	styles: {
		color: {
			background: 'var:preset|color|base',
			text: 'color-mix(in srgb, var(--wp--preset--color--ink) 80%, red)',
		},
		elements: {
			heading: {
				typography: { fontFamily: 'var:preset|font-family|serif' },
			},
		},
	},
};

describe( 'thumbnailOf', () => {
	it( 'is plain CSS', () => {
		const look = thumbnailOf( DOC );
		expect( look.background ).toBe( '#fff' );
		expect( look.text.color ).toBe( 'color-mix(in srgb, #111 80%, red)' );
		expect( look.heading.fontFamily ).toBe( '"Fine Serif", serif' );
		expect( look.heading.color ).toBe( look.text.color );
		expect( look.accents ).toEqual( [ '#111', '#00f' ] );
	} );

	it( 'accepts any stored value', () => {
		fc.assert(
			fc.property( anyDoc(), ( doc ) => {
				expect( typeof thumbnailOf( doc ).background ).toBe( 'string' );
			} )
		);
		expect( paletteOf( NO_CHANGES ) ).toEqual( [] );
	} );
} );

describe( 'fontNameOf', () => {
	it.each( [
		[ '"Fine Serif", serif', 'Fine Serif' ],
		[ 'Inter', 'Inter' ],
		[ undefined, '' ],
	] )( 'of %j is %j', ( family, name ) => {
		expect( fontNameOf( family ) ).toBe( name );
	} );
} );
