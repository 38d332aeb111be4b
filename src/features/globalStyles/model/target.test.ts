import { statesOf, styleKeys } from './target';

describe( 'styleKeys', () => {
	it.each( [
		[ {}, [ 'color', 'text' ] ],
		[
			{ element: 'link', state: ':hover' },
			[ 'elements', 'link', ':hover', 'color', 'text' ],
		],
		[
			{ block: 'core/button', variation: 'outline', element: 'link' },
			[
				'blocks',
				'core/button',
				'variations',
				'outline',
				'elements',
				'link',
				'color',
				'text',
			],
		],
	] as const )( 'of %j', ( target, keys ) => {
		expect( styleKeys( target, 'color.text' ) ).toEqual( keys );
	} );
} );

describe( 'statesOf', () => {
	it( 'names those that WordPress prints styles for', () => {
		expect( statesOf( { element: 'link' } ) ).toContain( ':hover' );
		expect( statesOf( { block: 'core/button' } ) ).toContain( ':focus' );
		expect( statesOf( { element: 'h1' } ) ).toEqual( [] );
		expect( statesOf( { block: 'core/quote' } ) ).toEqual( [] );
	} );
} );
