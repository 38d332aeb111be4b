import { facesOf, faceOf } from './appearance';

describe( 'faces', () => {
	it( 'are all styles and weights for a family without faces', () => {
		expect( facesOf( undefined ) ).toHaveLength( 18 );
		expect( facesOf( [] ) ).toHaveLength( 18 );
	} );

	it( 'are the distinct faces of the family, sorted', () => {
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

	it( 'of a variable font are all weights of its range', () => {
		expect(
			facesOf( [ { fontWeight: '200 450' } ] ).map(
				( { weight } ) => weight
			)
		).toEqual( [ '200', '300', '400', '500' ] );
	} );

	it( 'are found for stored values', () => {
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
