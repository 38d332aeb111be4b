import { isAlike, readColor } from './simpleColor';

it.each( [
	[ '#fff', [ 255, 255, 255 ], 1 ],
	[ '#1230', [ 17, 34, 51 ], 0 ],
	[ '#12345680', [ 18, 52, 86 ], 128 / 255 ],
	[ 'rgb(1, 2, 3)', [ 1, 2, 3 ], 1 ],
	[ 'rgba(1, 2, 3, 0.5)', [ 1, 2, 3 ], 0.5 ],
	[ 'rgb(1 2 3 / 50%)', [ 1, 2, 3 ], 0.5 ],
	[ 'transparent', [ 0, 0, 0 ], 0 ],
] )( 'reads %s', ( css, rgb, alpha ) => {
	expect( readColor( css ) ).toEqual( { rgb, alpha } );
} );

it.each( [ '', 'var(--ink)', 'color(srgb 1 1 1)', '#', 'currentcolor' ] )(
	'doesn’t know “%s”',
	( css ) => {
		expect( readColor( css ) ).toBeNull();
	}
);

it.each( [
	[ '#fff', '#fafafa', true ],
	[ '#fff', '#eee', false ],
] )( '%s and %s are alike: %s', ( one, other, expected ) => {
	const [ a, b ] = [ readColor( one ), readColor( other ) ];
	expect( a && b && isAlike( a, b ) ).toBe( expected );
} );
