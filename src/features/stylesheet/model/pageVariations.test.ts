import {
	outerSelector,
	splitVariation,
	variationStyles,
	variationsIn,
	withoutGap,
	variationOnCanvas,
} from './pageVariations';

describe( 'variationsIn', () => {
	it( 'lists each variation of a page once, ordered by number', () => {
		expect(
			variationsIn( [
				'wp-block-group is-style-section-2 is-style-section-2--10',
				'wp-block-button is-style-outline is-style-outline--2',
				'is-style-section-1 is-style-section-1--9 wp-block-group',
				'is-style-section-1 is-style-section-1--9',
			] )
		).toEqual( [
			{ name: 'outline', instance: 'outline--2' },
			{ name: 'section-1', instance: 'section-1--9' },
			{ name: 'section-2', instance: 'section-2--10' },
		] );
	} );

	it( 'lists variations without a number, which had no styles when the page was rendered, first', () => {
		expect(
			variationsIn( [
				'is-style-a is-style-a--1',
				'x is-style-plain',
				'',
			] )
		).toEqual( [
			{ name: 'plain', instance: 'plain' },
			{ name: 'a', instance: 'a--1' },
		] );
	} );

	it( 'parses a number only after two hyphens', () => {
		expect(
			variationsIn( [ 'is-style-text-2', 'not-is-style-a' ] )
		).toEqual( [ { name: 'text-2', instance: 'text-2' } ] );
	} );
} );

describe( 'variationStyles', () => {
	const doc = {
		settings: {},
		styles: {
			color: { text: '#111', background: { ref: 'styles.color.text' } },
			blocks: {
				'core/quote': {
					color: { text: 'red' },
					variations: {
						plain: {
							color: {
								text: { ref: 'styles.color.text' },
								background: { ref: 'styles.color.background' },
							},
							elements: { link: { color: { text: 'blue' } } },
						},
						empty: {},
					},
				},
				'core/group': { variations: { other: { color: {} } } },
				'core/broken': 'nonsense',
			},
		},
	};

	it( 'names the styles of a variation like the page, and resolves their references', () => {
		expect(
			variationStyles( doc, { name: 'plain', instance: 'plain--3' } )
		).toEqual( {
			'core/quote': {
				variations: {
					'plain--3': {
						color: { text: '#111', background: undefined },
						elements: { link: { color: { text: 'blue' } } },
					},
				},
			},
		} );
	} );

	it.each( [ 'empty', 'nowhere', '__proto__' ] )(
		'has no styles for the variation %s',
		( name ) => {
			expect( variationStyles( doc, { name, instance: name } ) ).toEqual(
				{}
			);
		}
	);
} );

it( 'separates the styles of what is inside of a block, also of small screens', () => {
	expect(
		splitVariation( {
			color: { text: 'red' },
			elements: { link: {} },
			blocks: {},
			css: 'x',
			'@mobile': { color: { text: 'blue' }, elements: { h1: {} } },
		} )
	).toEqual( {
		own: {
			color: { text: 'red' },
			css: 'x',
			'@mobile': { color: { text: 'blue' } },
		},
		inner: {
			elements: { link: {} },
			blocks: {},
			'@mobile': { elements: { h1: {} } },
		},
	} );
} );

it( 'has no gap where WordPress prints none', () => {
	expect(
		withoutGap( {
			color: { text: 'red' },
			spacing: { blockGap: '1px', padding: '2px' },
		} )
	).toEqual( { color: { text: 'red' }, spacing: { padding: '2px' } } );
} );

it.each( [
	[ '.a.is-style-x--1 .b', '.a.is-style-x--1' ],
	[ '.a.is-style-x--1', '.a.is-style-x--1' ],
	[
		'h1.is-style-x--1,h2.is-style-x--1 > i',
		'h1.is-style-x--1,h2.is-style-x--1',
	],
] )(
	'finds the element with the class of a variation in %s',
	( all, outer ) => {
		expect( outerSelector( all, 'x--1' ) ).toBe( outer );
	}
);

describe( 'variationOnCanvas', () => {
	const of = ( className: string ) =>
		variationOnCanvas( {
			className,
			clientId: 'a1',
			registered: [ 'default', 'outline', 'section-1' ],
		} );

	it( 'has the instance that the block editor names in the class', () => {
		expect( of( 'wide is-style-section-1' ) ).toEqual( {
			name: 'section-1',
			instance: 'section-1-a1',
		} );
	} );

	it( 'takes the first registered one', () => {
		expect(
			of(
				'is-style-gone is-style-default is-style-outline is-style-section-1'
			)
		).toMatchObject( { name: 'outline' } );
	} );

	it.each( [
		'',
		'is-style-gone',
		'is-style-default',
		'this-is-style-outline',
	] )( 'finds none in “%s”', ( className ) => {
		expect( of( className ) ).toBeNull();
	} );
} );
