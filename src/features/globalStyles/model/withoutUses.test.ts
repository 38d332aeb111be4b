import type { StylesDoc } from './doc';
import { withoutUses } from './withoutUses';

const color = ( slug: string ) => ( { slug, name: slug, color: '#123456' } );

const docOf = (
	origin: 'theme' | 'custom',
	...slugs: string[]
): StylesDoc => ( {
	settings: { color: { palette: { [ origin ]: slugs.map( color ) } } },
	styles: {},
} );

const styles = {
	color: {
		background: 'var:preset|color|brand-1',
		text: 'var:preset|color|brand-12',
	},
	border: { color: 'var(--wp--preset--color--brand-1)' },
	shadow: '1px 1px var(--wp--preset--color--brand-1)',
	blocks: {
		'core/quote': {
			elements: {
				link: {
					':hover': { color: { text: 'var:preset|color|brand-1' } },
				},
			},
		},
	},
	css: 'a { color: var( --wp--preset--color--brand-1 ) }',
};

describe( 'withoutUses', () => {
	it( 'resets values that refer to a deleted preset, and keeps what longer CSS looks like', () => {
		const user = { settings: {}, styles };
		const found = withoutUses(
			{
				base: docOf( 'theme', 'base' ),
				user: { ...docOf( 'custom', 'brand1' ), styles },
			},
			user,
			'color',
			[ 'brand1' ]
		);
		expect( found.styles ).toEqual( {
			color: { text: 'var:preset|color|brand-12' },
			shadow: '1px 1px #123456',
			css: 'a { color: #123456 }',
		} );
	} );

	it( 'changes nothing if another preset has the variable', () => {
		const user = { settings: {}, styles };
		expect(
			withoutUses(
				{
					base: docOf( 'theme', 'brand1' ),
					user: { ...docOf( 'custom', 'brand-1' ), styles },
				},
				user,
				'color',
				[ 'brand-1' ]
			)
		).toBe( user );
	} );

	it( 'keeps gradients made of a deleted color', () => {
		const gradients = ( gradient: string ) => ( {
			color: { gradients: { custom: [ { slug: 'a', gradient } ] } },
		} );
		const user = {
			settings: gradients(
				'linear-gradient(var(--wp--preset--color--x),red)'
			),
			styles: {},
		};
		const before = {
			base: docOf( 'theme' ),
			user: docOf( 'custom', 'x' ),
		};
		expect(
			withoutUses( before, user, 'color', [ 'x' ] ).settings
		).toEqual( gradients( 'linear-gradient(#123456,red)' ) );
	} );

	it( 'has no variable of a deleted color in the value of another one', () => {
		const user = {
			settings: {},
			styles: { shadow: '0 0 1px var(--wp--preset--color--b)' },
		};
		const palette = [
			color( 'a' ),
			{
				slug: 'b',
				color: 'color-mix(in srgb, var(--wp--preset--color--a), red)',
			},
		];
		expect(
			withoutUses(
				{
					base: docOf( 'theme' ),
					user: {
						...user,
						settings: { color: { palette: { custom: palette } } },
					},
				},
				user,
				'color',
				[ 'a', 'b' ]
			).styles
		).toEqual( { shadow: '0 0 1px color-mix(in srgb, #123456, red)' } );
	} );

	it( 'keeps what uses a block’s own preset of the same name', () => {
		const reference = { color: { text: 'var:preset|color|x' } };
		const own = { color: { palette: { custom: [ color( 'x' ) ] } } };
		const user = {
			settings: { blocks: { 'core/quote': own } },
			styles: {
				...reference,
				blocks: { 'core/quote': reference, 'core/code': reference },
			},
		};
		expect(
			withoutUses(
				{
					base: docOf( 'theme' ),
					user: { ...user, settings: { ...user.settings, ...own } },
				},
				user,
				'color',
				[ 'x' ]
			).styles
		).toEqual( { blocks: { 'core/quote': reference } } );
	} );

	it( 'resets what used a block’s own preset', () => {
		const reference = { color: { text: 'var:preset|color|x' } };
		const user = {
			settings: {},
			styles: { blocks: { 'core/quote': reference } },
		};
		expect(
			withoutUses(
				{
					base: docOf( 'theme' ),
					user: {
						...user,
						settings: {
							blocks: {
								'core/quote': {
									color: {
										palette: { custom: [ color( 'x' ) ] },
									},
								},
							},
						},
					},
				},
				user,
				'color',
				[ 'x' ]
			).styles
		).toEqual( {} );
	} );
} );
