import { facesOf, faceOf } from './appearance';
import { parseLength } from './length';
import { areEqual, CORNERS, shared, SIDES, spread, withValues } from './sides';

describe( 'sides and corners', () => {
	it( 'reads one value as that of all', () => {
		expect( spread( '1px', SIDES ) ).toEqual( {
			top: '1px',
			right: '1px',
			bottom: '1px',
			left: '1px',
		} );
	} );

	it( 'leaves out what is empty, and what belongs to something else', () => {
		expect(
			spread( { topLeft: '1px', x: 1, topRight: '' }, CORNERS )
		).toEqual( { topLeft: '1px' } );
		expect( spread( undefined, SIDES ) ).toEqual( {} );
	} );

	it( 'knows what sides share', () => {
		const values = spread(
			{ top: '1px', bottom: '1px', left: '2px' },
			SIDES
		);
		expect( shared( values, [ 'top', 'bottom' ] ) ).toBe( '1px' );
		expect( shared( values, SIDES ) ).toBeUndefined();
		expect( areEqual( values, SIDES ) ).toBe( false );
		expect( areEqual( {}, SIDES ) ).toBe( true );
	} );

	it( 'sets some and keeps the others', () => {
		expect(
			withValues< 'top' | 'left' >( { top: '1px' }, [ 'left' ], '2px' )
		).toEqual( { top: '1px', left: '2px' } );
		expect(
			withValues< 'top' >( { top: '1px' }, [ 'top' ], undefined )
		).toBeUndefined();
	} );
} );

describe( 'parseLength', () => {
	it.each( [
		[ '1px', { number: 1, unit: 'px' } ],
		[ ' -.5EM ', { number: -0.5, unit: 'em' } ],
		[ '50%', { number: 50, unit: '%' } ],
		[ 1.5, { number: 1.5, unit: '' } ],
		[ 'calc(1px + 1em)', null ],
		[ 'wide', null ],
		[ '', null ],
		[ undefined, null ],
	] )( 'reads %j', ( value, length ) => {
		expect( parseLength( value ) ).toEqual( length );
	} );
} );

describe( 'faces', () => {
	it( 'are everything where a family does not say', () => {
		expect( facesOf( undefined ) ).toHaveLength( 18 );
		expect( facesOf( [] ) ).toHaveLength( 18 );
	} );

	it( 'are those of the family, once each and in order', () => {
		expect(
			facesOf( [
				{ fontStyle: 'italic', fontWeight: '400' },
				{ fontWeight: 'bold' },
				{ fontWeight: 700 },
				'nonsense',
			] )
		).toEqual( [
			{ style: 'normal', weight: '700' },
			{ style: 'italic', weight: '400' },
		] );
	} );

	it( 'of a variable font are all of its range', () => {
		expect(
			facesOf( [ { fontWeight: '200 450' } ] ).map(
				( { weight } ) => weight
			)
		).toEqual( [ '200', '300', '400', '500' ] );
	} );

	it( 'are found for what is stored', () => {
		expect( faceOf( { fontWeight: 'bold' } ) ).toEqual( {
			style: 'normal',
			weight: '700',
		} );
		expect( faceOf( { fontStyle: 'oblique 10deg' } ) ).toEqual( {
			style: 'italic',
			weight: '400',
		} );
		expect( faceOf( {} ) ).toBeNull();
		expect( faceOf( { fontWeight: 'heavy' } ) ).toBeNull();
	} );
} );
