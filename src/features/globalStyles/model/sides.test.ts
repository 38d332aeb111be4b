import { areEqual, CORNERS, shared, SIDES, spread, withValues } from './sides';

describe( 'sides and corners', () => {
	it( 'reads one value as that of all sides', () => {
		expect( spread( '1px', SIDES ) ).toEqual( {
			top: '1px',
			right: '1px',
			bottom: '1px',
			left: '1px',
		} );
	} );

	it( 'omits empty values and unknown keys', () => {
		expect(
			spread( { topLeft: '1px', x: 1, topRight: '' }, CORNERS )
		).toEqual( { topLeft: '1px' } );
		expect( spread( undefined, SIDES ) ).toEqual( {} );
	} );

	it( 'finds the shared value of sides', () => {
		const values = spread(
			{ top: '1px', bottom: '1px', left: '2px' },
			SIDES
		);
		expect( shared( values, [ 'top', 'bottom' ] ) ).toBe( '1px' );
		expect( shared( values, SIDES ) ).toBeUndefined();
		expect( areEqual( values, SIDES ) ).toBe( false );
		expect( areEqual( {}, SIDES ) ).toBe( true );
	} );

	it( 'sets some sides and keeps the others', () => {
		expect(
			withValues< 'top' | 'left' >( { top: '1px' }, [ 'left' ], '2px' )
		).toEqual( { top: '1px', left: '2px' } );
		expect(
			withValues< 'top' >( { top: '1px' }, [ 'top' ], undefined )
		).toBeUndefined();
	} );
} );
