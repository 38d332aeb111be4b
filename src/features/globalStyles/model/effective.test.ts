import { backgroundsOf, inheritedStyle, textColorOf } from './effective';

const makeDoc = ( styles: object ) => ( {
	settings: {
		color: {
			palette: {
				theme: [ { slug: 'base', name: 'Base', color: '#fafafa' } ],
			},
		},
	},
	styles: { ...styles },
} );

describe( 'effective colors', () => {
	it( 'default to the browser’s colors', () => {
		const doc = makeDoc( {} );
		expect( textColorOf( doc, {} ) ).toBe( '#000000' );
		expect( textColorOf( doc, { element: 'link' } ) ).toBe( '#0000ee' );
		expect( backgroundsOf( doc, { element: 'button' } ) ).toEqual( {
			background: '#ffffff',
			behind: '#ffffff',
		} );
	} );

	it( 'of a link are inherited if they come from a preset that doesn’t exist', () => {
		const text = ( value: unknown ) => ( { color: { text: value } } );
		const linkOf = ( link: unknown, site: unknown = '#222' ) =>
			textColorOf(
				makeDoc( {
					...text( site ),
					elements: { link: text( link ) },
				} ),
				{ element: 'link' }
			);
		const lost = 'var:preset|color|gone';
		expect( linkOf( lost ) ).toBe( '#222' );
		expect( linkOf( { ref: 'styles.color.text' }, lost ) ).toBe(
			'#000000'
		);
		expect( linkOf( { ref: 'styles.color.text' } ) ).toBe( '#222' );
		expect( linkOf( { ref: 'styles.nothing' } ) ).toBe( '#0000ee' );
		expect(
			textColorOf(
				makeDoc( {
					elements: { link: text( 'red' ) },
					blocks: { 'core/a': { elements: { link: text( lost ) } } },
				} ),
				{ block: 'core/a', element: 'link' }
			)
		).toBe( '#000000' );
	} );

	it( 'of a heading level fall back to all headings, then to the site', () => {
		const doc = makeDoc( {
			color: { text: '#111' },
			elements: {
				heading: { color: { text: '#222' } },
				h2: { color: { text: '#333' } },
			},
		} );
		expect( textColorOf( doc, { element: 'h2' } ) ).toBe( '#333' );
		expect( textColorOf( doc, { element: 'h1' } ) ).toBe( '#222' );
		expect( textColorOf( doc, { element: 'caption' } ) ).toBe( '#111' );
	} );

	it( 'of a state fall back to the default state', () => {
		const doc = makeDoc( {
			elements: {
				button: {
					color: { text: '#fff', background: '#000' },
					':hover': { color: { background: '#333' } },
				},
			},
		} );
		const hover = { element: 'button', state: ':hover' } as const;
		expect( textColorOf( doc, hover ) ).toBe( '#fff' );
		expect( backgroundsOf( doc, hover ).background ).toBe( '#333' );
	} );

	it( 'resolve references, and lie on the container’s background', () => {
		const doc = makeDoc( {
			color: { background: 'var:preset|color|base' },
			elements: {
				caption: { color: { background: 'rgb(0 0 0 / 10%)' } },
			},
		} );
		expect( backgroundsOf( doc, { element: 'caption' } ) ).toEqual( {
			background: 'rgb(0 0 0 / 10%)',
			behind: '#fafafa',
		} );
	} );

	it( 'are gradients where they are set', () => {
		const doc = makeDoc( {
			color: {
				background: '#fff',
				gradient: 'linear-gradient(red,blue)',
			},
		} );
		expect( backgroundsOf( doc, {} ).background ).toBe(
			'linear-gradient(red,blue)'
		);
	} );

	it( 'are plain where the gradient was removed', () => {
		const doc = makeDoc( {
			color: { background: '#eee', gradient: 'none' },
			elements: { button: { color: { gradient: 'none' } } },
		} );
		expect( backgroundsOf( doc, {} ).background ).toBe( '#eee' );
		expect( backgroundsOf( doc, { element: 'button' } ) ).toEqual( {
			background: '#eee',
			behind: '#eee',
		} );
	} );

	it( 'of a link in a block come from the block before the site', () => {
		const doc = makeDoc( {
			elements: { link: { color: { text: '#00f' } } },
			blocks: {
				'core/quote': {
					color: { text: '#111', background: '#eee' },
					elements: { link: { color: { text: '#f00' } } },
				},
			},
		} );
		const target = { block: 'core/quote', element: 'link' } as const;
		expect( textColorOf( doc, target ) ).toBe( '#f00' );
		expect( backgroundsOf( doc, target ).background ).toBe( '#eee' );
		expect( textColorOf( doc, { block: 'core/list' } ) ).toBe( '#000000' );
	} );
} );

describe( 'inheritedStyle', () => {
	it( 'falls back to the container', () => {
		const doc = makeDoc( {
			typography: { fontFamily: 'Fira' },
			elements: { heading: { typography: { fontFamily: 'Manrope' } } },
		} );
		const path = 'typography.fontFamily';
		expect( inheritedStyle( doc, path, { element: 'h3' } ) ).toBe(
			'Manrope'
		);
		expect( inheritedStyle( doc, path, { element: 'link' } ) ).toBe(
			'Fira'
		);
	} );
} );
