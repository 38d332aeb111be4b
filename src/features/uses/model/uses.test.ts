import fc from 'fast-check';
import { parseUses } from './uses';

const asItIs = ( text: string ) => text;

describe( 'parseUses', () => {
	it( 'parses the server’s response', () => {
		expect(
			parseUses(
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
			documents: [
				{
					type: 'page',
					id: '7',
					title: 'Me & you',
					isDirect: true,
				},
			],
			total: 12,
			others: 2,
			isComplete: false,
		} );
	} );

	it( 'is null for invalid responses', () => {
		fc.assert(
			fc.property( fc.anything(), ( answer ) => {
				const uses = parseUses( answer, asItIs );
				expect( uses === null || Array.isArray( uses.documents ) ).toBe(
					true
				);
			} )
		);
	} );
} );
