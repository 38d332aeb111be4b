import { facesOf, faceOf } from './appearance';

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
