import fc from 'fast-check';
import { moveDivider } from './divider';

const LTR = { isRtl: false, isLarge: false };

describe( 'moveDivider', () => {
	it.each( [
		[ 'ArrowRight', LTR, 52 ],
		[ 'ArrowLeft', LTR, 48 ],
		[ 'ArrowRight', { isRtl: true, isLarge: false }, 48 ],
		[ 'ArrowLeft', { isRtl: true, isLarge: true }, 60 ],
		[ 'ArrowUp', LTR, 52 ],
		[ 'PageDown', LTR, 40 ],
		[ 'Home', LTR, 0 ],
		[ 'End', LTR, 100 ],
		[ 'x', LTR, null ],
	] )( 'knows what %s means: %o', ( key, context, moved ) => {
		expect( moveDivider( 50, key, context ) ).toBe( moved );
	} );

	it( 'stays between 0 and 100', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: 0, max: 100 } ),
				fc.constantFrom( 'ArrowRight', 'ArrowLeft', 'PageUp', 'Home' ),
				fc.boolean(),
				( at, key, isRtl ) => {
					const moved =
						moveDivider( at, key, { isRtl, isLarge: true } ) ?? -1;
					expect( moved ).toBeGreaterThanOrEqual( 0 );
					expect( moved ).toBeLessThanOrEqual( 100 );
				}
			)
		);
	} );
} );
