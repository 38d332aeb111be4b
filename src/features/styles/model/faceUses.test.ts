import { faceUses } from './faceUses';

const font = ( slug: string, more: object = {} ) => ( {
	typography: {
		fontFamily: `var:preset|font-family|${ slug }`,
		...more,
	},
} );

const found = ( styles: object ) =>
	faceUses( { settings: {}, styles } as never ).map(
		( { slug, style, weight, of, keys } ) =>
			`${ keys.join( '.' ) }: ${ slug } ${ style } ${ weight }${ of === null ? '' : `, ${ of }` }`
	);

describe( 'faceUses', () => {
	it( 'takes from around what isn’t chosen, and headings as bold', () => {
		expect(
			found( {
				...font( 'inter', { fontWeight: '300' } ),
				elements: {
					h2: { typography: { fontStyle: 'italic' } },
					link: { typography: { fontWeight: 'bold' } },
				},
				blocks: {
					'core/quote': {
						...font( 'serif' ),
						elements: { cite: { typography: { fontWeight: 500 } } },
					},
				},
			} )
		).toEqual( [
			'typography.fontFamily: inter normal 300, text',
			'elements.h2.typography.fontStyle: inter italic 700, headings',
			'elements.link.typography.fontWeight: inter normal 700',
			'blocks.core/quote.typography.fontFamily: serif normal 300',
			'blocks.core/quote.elements.cite.typography.fontWeight: serif normal 500',
			'elements.heading.typography.fontWeight: inter normal 700, headings',
		] );
	} );

	it( 'has h2 as light as all headings', () => {
		expect(
			found( {
				elements: {
					heading: font( 'inter', { fontWeight: '200' } ),
					h2: { typography: { fontStyle: 'italic' } },
				},
			} )
		).toContain(
			'elements.h2.typography.fontStyle: inter italic 200, headings'
		);
	} );

	it( 'has none where no font is chosen', () => {
		expect( found( { typography: { fontWeight: '700' } } ) ).toEqual( [] );
		expect( found( {} ) ).toEqual( [] );
	} );
} );
