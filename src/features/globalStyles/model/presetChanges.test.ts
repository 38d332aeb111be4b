import fc from 'fast-check';
import { kindAt, presetChanges } from './presetChanges';

const base = { slug: 'base', name: 'Base', color: '#fff' };
const accent = { slug: 'accent', name: 'Accent', color: '#111' };

describe( 'kindAt', () => {
	it.each( [
		[ [ 'color', 'palette', 'theme' ], 'color' ],
		[ [ 'typography', 'fontSizes', 'custom' ], 'fontSize' ],
		[ [ 'shadow', 'presets', 'custom' ], 'shadow' ],
		[ [ 'color', 'palette' ], undefined ],
		[ [ 'color', 'custom' ], undefined ],
	] )( 'finds the kind at %j', ( keys, kind ) => {
		expect( kindAt( keys ) ).toBe( kind );
	} );
} );

describe( 'presetChanges', () => {
	it.each( [
		[ 'no changes', [ base, accent ], [ base, accent ], [] ],
		[
			'another value',
			[ base, accent ],
			[ base, { ...accent, color: '#222' } ],
			[ { type: 'changed', name: 'Accent', from: '#111', to: '#222' } ],
		],
		[
			'another name and value',
			[ accent ],
			[ { ...accent, name: 'Ink', color: '#222' } ],
			[
				{ type: 'renamed', name: 'Ink', before: 'Accent' },
				{ type: 'changed', name: 'Ink', from: '#111', to: '#222' },
			],
		],
		[
			'another order',
			[ base, accent ],
			[ accent, base ],
			[ { type: 'ordered' } ],
		],
		[
			'one more and one less',
			[ base ],
			[ accent ],
			[
				{ type: 'added', name: 'Accent', value: '#111' },
				{ type: 'removed', name: 'Base' },
			],
		],
		[
			'a list that was not there',
			undefined,
			[ base ],
			[ { type: 'added', name: 'Base', value: '#fff' } ],
		],
		[
			'something else of it',
			[ base ],
			[ { ...base, stranger: true } ],
			[ { type: 'other', name: 'Base' } ],
		],
	] )( 'reports %s', ( _name, before, after, expected ) => {
		expect( presetChanges( 'color', before, after ) ).toEqual( expected );
	} );

	it( 'reports fluid sizes next to other changes of the same preset', () => {
		const large = { slug: 'large', name: 'Large', size: '2rem' };
		const fluid = { min: '1rem', max: '3rem' };
		expect(
			presetChanges(
				'fontSize',
				[ large ],
				[ { ...large, size: '3rem', fluid } ]
			)
		).toEqual( [
			{ type: 'changed', name: 'Large', from: '2rem', to: '3rem' },
			{ type: 'fluid', name: 'Large', from: undefined, to: fluid },
		] );
	} );

	it( 'accepts any stored value, and finds no changes between equal lists', () => {
		fc.assert(
			fc.property( fc.anything( { maxDepth: 3 } ), ( list ) => {
				expect( presetChanges( 'color', list, list ) ).toEqual( [] );
			} )
		);
	} );
} );
