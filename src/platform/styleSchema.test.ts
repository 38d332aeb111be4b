import { parseStyleSchema } from './styleSchema';

describe( 'parseStyleSchema', () => {
	it( 'reads the states of blocks', () => {
		expect(
			parseStyleSchema( {
				blockStates: { 'core/button': [ ':hover', 5 ], odd: 'text' },
			} ).blockStates
		).toEqual( { 'core/button': [ ':hover', '' ], odd: [] } );
		// PHP writes an empty one as a list.
		expect( parseStyleSchema( { blockStates: [] } ).blockStates ).toEqual(
			{}
		);
	} );

	it( 'allows nothing where the page says nothing', () => {
		expect( parseStyleSchema( undefined ) ).toEqual( {
			elementStates: {},
			blockStates: {},
			customStates: {},
			hasViewports: false,
			viewport: undefined,
			properties: new Set(),
		} );
	} );
} );
