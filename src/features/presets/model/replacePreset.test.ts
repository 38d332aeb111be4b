import fc from 'fast-check';
import { anyDoc, type StylesDoc } from '@/features/globalStyles/index.model';
import { replacePreset } from './replacePreset';

const doc = ( overrides: Partial< StylesDoc > = {} ): StylesDoc => ( {
	settings: {},
	styles: {},
	...overrides,
} );

const typography = ( slug: string ) => ( {
	typography: { fontFamily: `var:preset|font-family|${ slug }` },
} );

const replaced = ( base: StylesDoc, user: StylesDoc, to: string ): StylesDoc =>
	replacePreset( { base, user }, 'fontFamily', 'lost', to );

describe( 'replacePreset', () => {
	const base = doc( {
		styles: {
			...typography( 'lost' ),
			css: 'a{font-family:var(--wp--preset--font-family--lost)}',
		},
	} );
	const user = doc( {
		styles: {
			elements: {
				link: typography( 'lost' ),
				h1: typography( 'lost-2' ),
			},
			css: 'b{font-family:var(--wp--preset--font-family--lost)}',
		},
	} );

	it( 'replaces uses in the theme’s styles as well, but not in its CSS', () => {
		expect( replaced( base, user, 'myFont' ).styles ).toEqual( {
			...typography( 'my-font' ),
			elements: {
				link: typography( 'my-font' ),
				h1: typography( 'lost-2' ),
			},
			css: 'b{font-family:var(--wp--preset--font-family--my-font)}',
		} );
	} );

	it( 'replaces a use next to an invalid reference', () => {
		const stray = doc( { styles: { typography: { ref: 'x' } } } );
		expect(
			replaced( stray, doc( { styles: typography( 'lost' ) } ), 'found' )
				.styles
		).toEqual( typography( 'found' ) );
	} );

	it( 'replaces all uses and changes nothing else', () => {
		fc.assert(
			fc.property( anyDoc(), anyDoc(), ( below, above ) => {
				const withFont = {
					...above,
					styles: { ...above.styles, ...typography( 'lost' ) },
				};
				const after = replaced( below, withFont, 'found' );
				expect( after.styles ).toEqual( {
					...withFont.styles,
					...typography( 'found' ),
				} );
				expect( after.settings ).toBe( withFont.settings );
				expect( replaced( below, after, 'found' ) ).toBe( after );
			} )
		);
	} );
} );
