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
} );
