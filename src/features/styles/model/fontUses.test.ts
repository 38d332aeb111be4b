import fc from 'fast-check';
import {
	anyDoc,
	mergeLayers,
	type StylesDoc,
} from '@/features/globalStyles/index.model';
import { fontSlugs, fontUses, replaceFont } from './fontUses';

const doc = ( overrides: Partial< StylesDoc > = {} ): StylesDoc => ( {
	settings: {},
	styles: {},
	...overrides,
} );

const typography = ( slug: string ) => ( {
	typography: { fontFamily: `var:preset|font-family|${ slug }` },
} );

const layersOf = ( base: StylesDoc, user: StylesDoc ) => ( {
	base,
	user,
	merged: mergeLayers( { base, user } ),
} );

const found = ( styles: StylesDoc[ 'styles' ] ) =>
	fontUses( doc( { styles } ) ).map( ( { slug, locations } ) => [
		slug,
		locations.map( ( { keys } ) => keys.join( '.' ) ),
	] );

describe( 'fontUses', () => {
	it( 'finds references, variables and CSS with their paths', () => {
		expect(
			found( {
				...typography( 'inter' ),
				elements: { link: typography( 'myFont2' ) },
				blocks: {
					'core/quote': {
						typography: {
							fontFamily:
								'var(--wp--preset--font-family--my-font-2)',
						},
					},
				},
				css: 'p{font-family:var(--wp--preset--font-family--inter),var(--wp--preset--font-family--lost)}',
			} )
		).toEqual( [
			[ 'inter', [ 'typography.fontFamily', 'css' ] ],
			[
				'myFont2',
				[
					'elements.link.typography.fontFamily',
					'blocks.core/quote.typography.fontFamily',
				],
			],
			[ 'lost', [ 'css' ] ],
		] );
	} );

	it( 'ignores other presets and plain CSS', () => {
		expect(
			found( {
				typography: {
					fontFamily: 'Inter, serif',
					fontSize: 'var:preset|font-size|inter',
				},
			} )
		).toEqual( [] );
	} );
} );

describe( 'replaceFont', () => {
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
		expect(
			replaceFont( layersOf( base, user ), 'lost', 'myFont' ).styles
		).toEqual( {
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
			replaceFont(
				layersOf( stray, doc( { styles: typography( 'lost' ) } ) ),
				'lost',
				'found'
			).styles
		).toEqual( typography( 'found' ) );
	} );

	it( 'replaces all uses and changes nothing else', () => {
		fc.assert(
			fc.property( anyDoc(), anyDoc(), ( below, above ) => {
				const withFont = {
					...above,
					styles: { ...above.styles, ...typography( 'lost' ) },
				};
				const after = replaceFont(
					layersOf( below, withFont ),
					'lost',
					'found'
				);
				expect( after.styles ).toEqual( {
					...withFont.styles,
					...typography( 'found' ),
				} );
				expect( after.settings ).toBe( withFont.settings );
				expect(
					replaceFont( layersOf( below, after ), 'lost', 'found' )
				).toBe( after );
			} )
		);
	} );
} );

describe( 'fontSlugs', () => {
	it( 'include those of the theme, of users and of blocks', () => {
		const family = ( slug: string ) => ( { slug, fontFamily: slug } );
		const slugs = fontSlugs(
			doc( {
				settings: {
					typography: {
						fontFamilies: {
							theme: [ family( 'a' ) ],
							custom: [ family( 'b' ) ],
						},
					},
					blocks: {
						'core/quote': {
							typography: { fontFamilies: [ family( 'c' ) ] },
						},
					},
				},
			} )
		);
		expect( [ ...slugs ].sort() ).toEqual( [ 'a', 'b', 'c' ] );
	} );
} );
