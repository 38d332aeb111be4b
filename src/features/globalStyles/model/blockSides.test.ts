import { blockSides } from './blockSides';

it.each( [
	[ true, [ 'top', 'right', 'bottom', 'left' ] ],
	[
		[ 'top', 'bottom' ],
		[ 'top', 'bottom' ],
	],
	[ [ 'horizontal' ], [ 'right', 'left' ] ],
	[ [ 'nonsense' ], [ 'top', 'right', 'bottom', 'left' ] ],
	[ undefined, [ 'top', 'right', 'bottom', 'left' ] ],
] )(
	'a block that supports padding as %j can have it there',
	( padding, sides ) => {
		const supports = { spacing: { padding } };
		expect( blockSides( { name: 'x/y', supports }, 'padding' ) ).toEqual(
			sides
		);
	}
);
