import fc from 'fast-check';
import { parsePresetUses } from './presetUses';

const asItIs = ( text: string ) => text;

describe( 'parsePresetUses', () => {
	it( 'parses the server’s response', () => {
		expect(
			parsePresetUses(
				{
					places: [
						{ type: 'page', id: '7', title: 'Me &amp; you' },
						null,
					],
					total: 12,
					others: 2,
					isComplete: false,
				},
				( text ) => text.replace( '&amp;', '&' )
			)
		).toEqual( {
			documents: [ { type: 'page', id: '7', title: 'Me & you' } ],
			total: 12,
			others: 2,
			isComplete: false,
		} );
	} );

	it( 'is null for invalid responses', () => {
		fc.assert(
			fc.property( fc.anything(), ( answer ) => {
				const uses = parsePresetUses( answer, asItIs );
				expect( uses === null || Array.isArray( uses.documents ) ).toBe(
					true
				);
			} )
		);
	} );
} );
