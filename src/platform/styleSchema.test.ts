import { parseStyleSchema } from './styleSchema';

describe( 'parseStyleSchema', () => {
	it( 'reads the states of blocks', () => {
		expect(
			parseStyleSchema( {
				blockStates: { 'core/button': [ ':hover', 5 ], odd: 'text' },
			} ).blockStates
		).toEqual( { 'core/button': [ ':hover', '' ], odd: [] } );
		// PHP encodes an empty array as a list.
		expect( parseStyleSchema( { blockStates: [] } ).blockStates ).toEqual(
			{}
		);
	} );

	it( 'allows nothing without data', () => {
		expect( parseStyleSchema( undefined ) ).toEqual( {
			elementStates: {},
			blockStates: {},
			customStates: {},
			hasViewports: false,
			hasSelectorLists: false,
			hasVariationGaps: false,
			viewport: undefined,
			properties: new Set(),
		} );
	} );
} );
