import { parsePath } from './change';

const nowhere = {
	block: null,
	variation: null,
	viewport: null,
	element: null,
	customState: null,
	state: null,
};

describe( 'parsePath', () => {
	it.each( [
		[ [ 'color', 'text' ], { ...nowhere, keys: [ 'color', 'text' ] } ],
		[
			[ 'elements', 'link', ':hover', 'color', 'text' ],
			{
				...nowhere,
				element: 'link',
				state: ':hover',
				keys: [ 'color', 'text' ],
			},
		],
		[
			[ 'blocks', 'core/button', 'variations', 'outline', 'border' ],
			{
				...nowhere,
				block: 'core/button',
				variation: 'outline',
				keys: [ 'border' ],
			},
		],
		[
			[ 'blocks', 'core/quote', '@mobile', 'elements', 'link', ':hover' ],
			{
				...nowhere,
				block: 'core/quote',
				viewport: '@mobile',
				element: 'link',
				state: ':hover',
				keys: [],
			},
		],
		[
			[ 'blocks', 'core/navigation-link', '-current', ':focus', 'x' ],
			{
				...nowhere,
				block: 'core/navigation-link',
				customState: '-current',
				state: ':focus',
				keys: [ 'x' ],
			},
		],
		[
			[ 'elements', 'marquee', 'color' ],
			{ ...nowhere, keys: [ 'elements', 'marquee', 'color' ] },
		],
		[ [ 'blocks' ], { ...nowhere, keys: [ 'blocks' ] } ],
		[ [], { ...nowhere, keys: [] } ],
	] )( 'of %j', ( path, expected ) => {
		expect( parsePath( path ) ).toEqual( expected );
	} );
} );
