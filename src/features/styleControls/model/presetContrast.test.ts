import fc from 'fast-check';
import { anyDoc, type StylesDoc } from '@/features/globalStyles/index.model';
import { poorPairs } from './presetContrast';

const palette = {
	theme: [
		{ slug: 'base', color: '#ffffff' },
		{ slug: 'accent', color: '#eeee00' },
		{ slug: 'dark', color: '#111111' },
	],
};

const ref = ( slug: string ) => `var:preset|color|${ slug }`;

const docWith = ( styles: StylesDoc[ 'styles' ] ): StylesDoc => ( {
	settings: { color: { palette } },
	styles,
} );

const accent = { slug: 'accent', origin: 'theme', of: {} } as const;

describe( 'poorPairs', () => {
	it( 'finds pairs with low contrast for a color, lowest first', () => {
		const doc = docWith( {
			color: { text: ref( 'dark' ), background: ref( 'base' ) },
			elements: {
				link: { color: { text: ref( 'accent' ) } },
				button: {
					color: { text: '#ffff00', background: ref( 'accent' ) },
				},
				caption: { color: { text: '#999999' } },
			},
			blocks: {
				'core/quote': { color: { background: ref( 'accent' ) } },
			},
		} );
		expect(
			poorPairs( doc, accent ).map( ( { target } ) => target )
		).toEqual( [ { element: 'button' }, { element: 'link' } ] );
	} );

	it( 'includes inherited colors', () => {
		const doc = docWith( {
			color: { text: ref( 'accent' ), background: ref( 'base' ) },
		} );
		expect( poorPairs( doc, accent ) ).toEqual( [
			{
				target: {},
				ratio: expect.closeTo( 1.21, 1 ) as unknown as number,
			},
		] );
	} );

	it( 'is empty if the color isn’t used', () => {
		expect(
			poorPairs( docWith( { color: { text: '#ffffff' } } ), accent )
		).toEqual( [] );
	} );

	it( 'accepts any stored value', () => {
		fc.assert(
			fc.property( anyDoc(), ( doc ) => {
				expect( Array.isArray( poorPairs( doc, accent ) ) ).toBe(
					true
				);
			} )
		);
	} );
} );
