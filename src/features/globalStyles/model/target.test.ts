import { styleKeys } from './target';

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
		[
			{ block: 'core/quote', viewport: '@mobile', state: ':hover' },
			[ 'blocks', 'core/quote', '@mobile', ':hover', 'color', 'text' ],
		],
		[
			{ block: 'a/b', state: ':focus', customState: '-current' },
			[ 'blocks', 'a/b', '-current', ':focus', 'color', 'text' ],
		],
	] as const )( 'of %j', ( target, keys ) => {
		expect( styleKeys( target, 'color.text' ) ).toEqual( keys );
	} );
} );
