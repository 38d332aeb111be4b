import { isLinear } from './linearTime';

it( 'finds out a function that looks at all characters again for each', () => {
	const read = ( text: string ) => text.replace( /a+b/g, '' );
	expect( isLinear( read, 'a', { length: 20_000 } ) ).toBe( false );
} );
