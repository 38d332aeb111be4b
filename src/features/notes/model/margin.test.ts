import { endOf, placeBeside, type Beside } from './margin';

const note = ( key: string, wanted: number | null, height = 50 ): Beside => ( {
	key,
	wanted,
	height,
} );

describe( 'notes beside the canvas', () => {
	it( 'are beside their blocks if there is space', () => {
		expect(
			placeBeside( [ note( 'a', 20 ), note( 'b', 200 ) ], null )
		).toEqual( { a: 20, b: 200 } );
	} );

	it( 'follow each other otherwise', () => {
		expect(
			placeBeside(
				[ note( 'a', 20 ), note( 'b', 30 ), note( 'c', 40 ) ],
				null
			)
		).toEqual( { a: 20, b: 82, c: 144 } );
	} );

	it( 'make space for the open one', () => {
		expect(
			placeBeside(
				[ note( 'a', 200 ), note( 'b', 210 ), note( 'c', 220 ) ],
				'b'
			)
		).toEqual( { a: 148, b: 210, c: 272 } );
	} );

	it( 'never start above the top', () => {
		expect(
			placeBeside( [ note( 'a', -30 ), note( 'b', 20 ) ], 'b' )
		).toEqual( { a: 0, b: 62 } );
	} );

	it( 'follow the previous one if their block is hidden', () => {
		expect(
			placeBeside( [ note( 'a', 100 ), note( 'b', null ) ], null )
		).toEqual( { a: 100, b: 162 } );
	} );

	it( 'never overlap, whichever is open', () => {
		const notes = [ 5, 5, 90, 91, 92, 400 ].map( ( top, at ) =>
			note( String( at ), top, 30 + 10 * at )
		);
		for ( const open of [ null, ...notes.map( ( { key } ) => key ) ] ) {
			const places = placeBeside( notes, open );
			let end = 0;
			for ( const { key, height } of notes ) {
				expect( places[ key ] ).toBeGreaterThanOrEqual( end );
				end = ( places[ key ] ?? 0 ) + height;
			}
			expect( endOf( notes, places ) ).toBeGreaterThanOrEqual( end );
		}
	} );
} );
