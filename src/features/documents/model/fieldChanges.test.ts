import { compareFields } from './fieldChanges';

describe( 'compareFields', () => {
	it.each( [
		[ 'nothing', { a: { b: 1 } }, { a: { b: 1 } }, [] ],
		[ 'nothing: empty instead of left out', { a: '' }, {}, [] ],
		[ 'nothing: a number as text', { a: '300' }, { a: 300 }, [] ],
		[
			'nothing: an empty tree as PHP encodes it',
			{ tags: [], styles: { color: [] } },
			{ styles: { color: {} } },
			[],
		],
		[
			'what is in a tree that was empty',
			{ styles: [] },
			{ styles: { spacing: { blockGap: '1rem' } } },
			[
				{
					path: [ 'styles', 'spacing', 'blockGap' ],
					from: undefined,
					to: '1rem',
				},
			],
		],
		[
			'a list of presets that is emptied',
			{ settings: {} },
			{ settings: { color: { palette: { theme: [] } } } },
			[
				{
					path: [ 'settings', 'color', 'palette', 'theme' ],
					from: undefined,
					to: [],
				},
			],
		],
		[
			'a value deep inside',
			{ styles: { color: { text: '#000', background: '#fff' } } },
			{ styles: { color: { text: '#111', background: '#fff' } } },
			[
				{
					path: [ 'styles', 'color', 'text' ],
					from: '#000',
					to: '#111',
				},
			],
		],
		[
			'a value that was not there',
			{},
			{ styles: { spacing: { blockGap: '1rem' } } },
			[
				{
					path: [ 'styles', 'spacing', 'blockGap' ],
					from: undefined,
					to: '1rem',
				},
			],
		],
		[
			'a list as a whole',
			{ palette: [ { slug: 'a' } ] },
			{ palette: [ { slug: 'a' }, { slug: 'b' } ] },
			[
				{
					path: [ 'palette' ],
					from: [ { slug: 'a' } ],
					to: [ { slug: 'a' }, { slug: 'b' } ],
				},
			],
		],
		[
			'a value in the place of settings',
			{ padding: { top: '1px' } },
			{ padding: '2px' },
			[ { path: [ 'padding' ], from: { top: '1px' }, to: '2px' } ],
		],
		[
			'settings that are gone',
			{ color: { text: '#000' } },
			{ color: undefined },
			[ { path: [ 'color', 'text' ], from: '#000', to: undefined } ],
		],
	] )( 'finds %s', ( _name, before, after, expected ) => {
		expect( compareFields( before, after ) ).toEqual( expected );
	} );
} );
