import fc from 'fast-check';
import {
	type Layers,
	allOf,
	kebab,
	presetsOf,
	mergeLayers,
} from '@/features/globalStyles/index.model';
import { freePreset } from './freePreset';

const layersWith = (
	base: unknown,
	user: unknown = {},
	block: unknown = {}
): Layers => ( {
	base: { settings: { color: { palette: base } }, styles: {} },
	user: {
		settings: {
			color: { palette: user },
			blocks: { 'core/quote': { color: { palette: block } } },
		},
		styles: {},
	},
} );

const PREFIX = 'custom-color-';

describe( 'freePreset', () => {
	it( 'starts with one', () => {
		expect( freePreset( layersWith( {} ), 'color', PREFIX ) ).toEqual( {
			slug: 'custom-color-1',
			number: 1,
		} );
	} );

	it.each( [
		[ 'the theme', [ { slug: 'custom-color-1' } ], {}, {} ],
		[ 'WordPress', { default: [ { slug: 'custom-color-1' } ] }, {}, {} ],
		[ 'the user', {}, { custom: [ { slug: 'custom-color-1' } ] }, {} ],
		[ 'a block', {}, {}, { custom: [ { slug: 'custom-color-1' } ] } ],
		[
			'a preset with the same CSS variable',
			{},
			{ custom: [ { slug: 'customColor1' } ] },
			{},
		],
		[
			'a list with gaps',
			{},
			{ custom: { 3: { slug: 'custom-color-1' } } },
			{},
		],
	] )( 'skips the slugs of %s', ( _name, base, user, block ) => {
		expect(
			freePreset( layersWith( base, user, block ), 'color', PREFIX )
		).toEqual( { slug: 'custom-color-2', number: 2 } );
	} );

	it( 'leaves the gap of a deleted preset', () => {
		const user = { custom: [ { slug: 'custom-color-4' } ] };
		expect( freePreset( layersWith( {}, user ), 'color', PREFIX ) ).toEqual(
			{ slug: 'custom-color-5', number: 5 }
		);
	} );

	it( 'never collides with any stored preset', () => {
		const slug = fc.oneof(
			fc
				.integer( { min: 0, max: 6 } )
				.map( ( number ) => `${ PREFIX }${ number }` ),
			fc.constantFrom(
				'custom-color1',
				'CustomColor2',
				'custom color 3',
				'custom--color--4',
				'__proto__',
				'custom-color-9999999999999999999999',
				'custom-color-999999999',
				'custom-color-1000000000'
			),
			fc.string(),
			fc.integer(),
			fc.anything( { maxDepth: 1 } )
		);
		const list = fc.array(
			fc.oneof( fc.record( { slug } ), fc.anything( { maxDepth: 1 } ) )
		);
		fc.assert(
			fc.property( list, list, list, ( theme, custom, block ) => {
				const layers = layersWith(
					{ theme },
					{ custom },
					{ custom: block }
				);
				const { slug: found } = freePreset( layers, 'color', PREFIX );
				const merged = mergeLayers( layers );
				const others = [ {}, { block: 'core/quote' } ].flatMap(
					( target ) => allOf( presetsOf( merged, 'color', target ) )
				);
				expect( found.startsWith( PREFIX ) ).toBe( true );
				expect(
					others.map( ( other ) => kebab( other.slug ) )
				).not.toContain( kebab( found ) );
			} )
		);
	} );
} );
