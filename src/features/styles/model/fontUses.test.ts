import type { StylesDoc } from '@/features/globalStyles/index.model';
import { fontSlugs, fontUses } from './fontUses';

const doc = ( overrides: Partial< StylesDoc > = {} ): StylesDoc => ( {
	settings: {},
	styles: {},
	...overrides,
} );

const typography = ( slug: string ) => ( {
	typography: { fontFamily: `var:preset|font-family|${ slug }` },
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
