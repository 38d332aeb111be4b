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

describe( 'the colors that count', () => {
	it( 'are those of browsers where no one says anything', () => {
		const doc = makeDoc( {} );
		expect( textColorOf( doc, {} ) ).toBe( '#000000' );
		expect( textColorOf( doc, { element: 'link' } ) ).toBe( '#0000ee' );
		expect( backgroundsOf( doc, { element: 'button' } ) ).toEqual( {
			background: '#ffffff',
			behind: '#ffffff',
		} );
	} );

	it( 'of a level of headings are its own, then those of all headings, then the site’s', () => {
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

	it( 'of a state are those at rest where it has none', () => {
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

	it( 'follow references, and lie on what is around', () => {
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

	it( 'are gradients where there are any', () => {
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

	it( 'are plain again where the gradient was taken away', () => {
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

	it( 'of a link in a block are the block’s before the site’s', () => {
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
	it( 'is that of what is around', () => {
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
