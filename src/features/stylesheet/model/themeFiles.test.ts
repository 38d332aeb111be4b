import { withFoundFilesOnly, withThemeFiles } from './themeFiles';

const background = ( url: string ) => ( {
	settings: {},
	styles: {
		blocks: { 'core/group': { background: { backgroundImage: { url } } } },
	},
} );

const LINKS = {
	'wp:theme-file': [ { name: 'file:./a.png', href: 'https://x/a.png' } ],
};

it( 'finds files that only the user’s styles have in the theme', () => {
	expect(
		withThemeFiles( LINKS, background( 'file:./img/b.png' ), [
			'https://x/child',
			'https://x/theme',
		] )
	).toEqual( {
		'wp:theme-file': [
			...LINKS[ 'wp:theme-file' ],
			{ name: 'file:./img/b.png', href: 'https://x/theme/img/b.png' },
		],
	} );
} );

it( 'keeps the links of REST', () => {
	const urls = [ 'https://x/theme' ];
	for ( const url of [ 'file:./a.png', 'https://y/b.png' ] ) {
		expect( withThemeFiles( LINKS, background( url ), urls ) ).toBe(
			LINKS
		);
	}
	expect( withThemeFiles( {}, background( 'file:./b.png' ), [] ) ).toEqual(
		{}
	);
} );

it( 'finds no files of elements and variations, as the server', () => {
	const inTheme = background( 'file:./a.png' ).styles.blocks[ 'core/group' ];
	const lost = { background: { backgroundImage: { url: 'file:a.png' } } };
	expect(
		withFoundFilesOnly( {
			...inTheme,
			elements: { heading: inTheme },
			blocks: {
				'core/group': { ...inTheme, variations: { card: inTheme } },
			},
		} )
	).toEqual( {
		...inTheme,
		elements: { heading: lost },
		blocks: { 'core/group': { ...inTheme, variations: { card: lost } } },
	} );
} );
