import fc from 'fast-check';
import { parseShown } from './shown';

const asItIs = ( text: string ) => text;

describe( 'parseShown', () => {
	it( 'parses the server’s response', () => {
		expect(
			parseShown(
				{
					templates: [
						{
							id: 'theme//page',
							shows: [
								{ label: 'Pages', type: 'page', count: 12 },
								{ label: 'Search Results', type: '' },
							],
						},
						{ id: 'theme//unused', shows: null },
					],
					isComplete: false,
				},
				asItIs
			)
		).toEqual( {
			shows: new Map( [
				[
					'theme//page',
					[
						{ label: 'Pages', count: 12 },
						{ label: 'Search Results', count: 0 },
					],
				],
				[ 'theme//unused', [] ],
			] ),
			isComplete: false,
		} );
	} );

	it( 'answers null, or lists, whatever comes', () => {
		fc.assert(
			fc.property( fc.anything(), ( answer ) => {
				const parsed = parseShown( answer, asItIs );
				return (
					parsed === null ||
					[ ...parsed.shows.values() ].every( Array.isArray )
				);
			} )
		);
	} );
} );
