import fc from 'fast-check';
import { draggedWidth, MIN_CANVAS, steppedWidth } from './canvasWidth';

const spaces = fc.integer( { min: 301, max: 4000 } );

describe( 'draggedWidth', () => {
	it( 'is between 300 and the available width, or null for all of it', () => {
		fc.assert(
			fc.property(
				fc.double( { min: -5000, max: 9000, noNaN: true } ),
				spaces,
				( wanted, space ) => {
					const width = draggedWidth( wanted, space );
					if ( width !== null ) {
						expect( width ).toBeGreaterThanOrEqual( MIN_CANVAS );
						expect( width ).toBeLessThanOrEqual( space );
					} else {
						expect( wanted ).toBeGreaterThanOrEqual( space );
					}
				}
			)
		);
	} );
} );

describe( 'steppedWidth', () => {
	it.each( [
		[ 'narrower by 20', 800, { isWider: false, isLarge: false }, 780 ],
		[ 'narrower by 100', 800, { isWider: false, isLarge: true }, 700 ],
		[ 'wider by 20', 800, { isWider: true, isLarge: false }, 820 ],
		[ 'wider by 100', 800, { isWider: true, isLarge: true }, 900 ],
		[ 'no narrower than 300', 310, { isWider: false, isLarge: true }, 300 ],
		[
			'as wide as there is room',
			990,
			{ isWider: true, isLarge: false },
			null,
		],
	] )( 'is %s', ( _case, width, step, expected ) => {
		expect( steppedWidth( width, step, 1000 ) ).toBe( expected );
	} );
} );
