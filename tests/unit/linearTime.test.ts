import { isLinear } from './linearTime';

it( 'detects a function that takes quadratic time', () => {
	const read = ( text: string ) => text.replace( /a+b/g, '' );
	expect( isLinear( read, 'a', { length: 14_000 } ) ).toBe( false );
} );
