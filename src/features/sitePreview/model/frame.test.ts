import fc from 'fast-check';
import {
	dragWidth,
	heightFor,
	MIN_WIDTH,
	opensEditing,
	stepWidth,
} from './frame';

const space = { width: 1000, height: 800 };
const spaces = fc.record( {
	width: fc.integer( { min: 321, max: 4000 } ),
	height: fc.integer( { min: 100, max: 3000 } ),
} );

describe( 'dragWidth', () => {
	it( 'is between 320 and one and a half times the available width', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: -5000, max: 9000 } ),
				spaces,
				( wanted, room ) => {
					const width = dragWidth( wanted, room );
					expect( width ).toBeGreaterThanOrEqual( MIN_WIDTH );
					expect( width ).toBeLessThanOrEqual(
						Math.max( MIN_WIDTH, room.width * 1.5 )
					);
				}
			)
		);
	} );

	it( 'follows the pointer in between', () => {
		expect( dragWidth( 640, space ) ).toBe( 640 );
	} );
} );

describe( 'stepWidth', () => {
	it.each( [
		[ 'narrower by 20', { isWider: false, isLarge: false }, 780 ],
		[
			'narrower by 100 with shift',
			{ isWider: false, isLarge: true },
			700,
		],
		[ 'wider by 20', { isWider: true, isLarge: false }, 820 ],
		[ 'wider by 100 with shift', { isWider: true, isLarge: true }, 900 ],
	] )( 'makes the frame %s', ( _name, step, width ) => {
		expect( stepWidth( 800, step, space ) ).toBe( width );
	} );

	it( 'is at most the available width', () => {
		expect(
			stepWidth( 990, { isWider: true, isLarge: true }, space )
		).toBe( 1000 );
	} );

	it( 'is at least 320', () => {
		expect(
			stepWidth( 330, { isWider: false, isLarge: true }, space )
		).toBe( 320 );
	} );
} );

describe( 'heightFor', () => {
	it( 'is the full height at full width', () => {
		expect( heightFor( 1000, space ) ).toBe( 800 );
	} );

	it( 'has the proportions of a phone at the minimum width', () => {
		const tall = { width: 1000, height: 2000 };
		expect( MIN_WIDTH / heightFor( MIN_WIDTH, tall ) ).toBeCloseTo(
			9 / 19.5,
			2
		);
	} );

	it( 'is at most the available height', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: 320, max: 6000 } ),
				spaces,
				( width, room ) => {
					const height = heightFor( width, room );
					expect( height ).toBeGreaterThan( 0 );
					expect( height ).toBeLessThanOrEqual( room.height );
				}
			)
		);
	} );
} );

describe( 'opensEditing', () => {
	it.each( [
		[ 'wider than its space and near the width of the page', 1150, true ],
		[ 'exactly 200 narrower than the page', 1100, true ],
		[ 'far narrower than the page', 1050, false ],
		[ 'within its space', 1000, false ],
	] )( 'is decided for a frame that is %s', ( _name, width, opens ) => {
		expect( opensEditing( width, space, 1300 ) ).toBe( opens );
	} );
} );
