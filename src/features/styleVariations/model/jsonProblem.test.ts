import fc from 'fast-check';
import { findJsonProblem } from './jsonProblem';

const isJson = ( text: string ): boolean => {
	try {
		JSON.parse( text );
		return true;
	} catch {
		return false;
	}
};

describe( 'findJsonProblem', () => {
	it( 'accepts JSON', () => {
		fc.assert(
			fc.property( fc.json(), fc.nat( 3 ), ( text, indent ) => {
				const spaced = JSON.stringify(
					JSON.parse( text ),
					null,
					indent
				);
				expect( findJsonProblem( spaced ) ).toBe( null );
			} )
		);
	} );

	it( 'rejects everything that the browser rejects', () => {
		fc.assert(
			fc.property(
				fc.json(),
				fc.nat(),
				fc.constantFrom(
					'',
					',',
					'"',
					'}',
					']',
					'{',
					':',
					'01',
					'x',
					'\n'
				),
				( text, at, added ) => {
					const cut = at % ( text.length + 1 );
					const broken =
						text.slice( 0, cut ) + added + text.slice( cut + 1 );
					expect( findJsonProblem( broken ) === null ).toBe(
						isJson( broken )
					);
				}
			),
			{ numRuns: 2000 }
		);
	} );

	it.each( [
		[ '', 1, 1 ],
		[ '{\n\t"a": 1,\n}', 3, 1 ],
		[ '{\r\n"a" 1}', 2, 5 ],
		[ '{"a": tru}', 1, 7 ],
		[ '{"a": 1} x', 1, 10 ],
		[ '{"a": [1, 2}', 1, 12 ],
	] )( 'says where it is in %j', ( text, line, column ) => {
		expect( findJsonProblem( text ) ).toEqual( { line, column } );
	} );

	it( 'supports any depth', () => {
		expect( findJsonProblem( '['.repeat( 100_000 ) ) ).toEqual( {
			line: 1,
			column: 100_001,
		} );
	} );
} );
