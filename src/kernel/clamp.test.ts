import { clamp } from './clamp';

it.each( [
	[ 5, 0, 10, 5 ],
	[ -1, 0, 10, 0 ],
	[ 11, 0, 10, 10 ],
	[ 5, 8, 3, 8 ],
	[ 1, 8, 3, 8 ],
] )( 'limits %d to %d–%d', ( value, min, max, expected ) => {
	expect( clamp( value, min, max ) ).toBe( expected );
} );
