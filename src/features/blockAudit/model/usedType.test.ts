import fc from 'fast-check';
import { asEditorKnows, isAnyUncertain, parseUsedTypes } from './usedType';

const parsed = ( ...names: readonly ( readonly [ string, boolean ] )[] ) =>
	parseUsedTypes( {
		types: names.map( ( [ name, isRegistered ] ) => ( {
			name,
			isRegistered,
		} ) ),
	} )?.types ?? [];

describe( 'parseUsedTypes', () => {
	it( 'parses any answer, or says that it is invalid', () => {
		fc.assert(
			fc.property( fc.jsonValue(), ( answer ) => {
				const used = parseUsedTypes( {
					types: [ answer ],
					total: answer,
				} );
				for ( const type of used?.types ?? [] ) {
					expect( typeof type.id ).toBe( 'string' );
					expect( typeof type.blocks ).toBe( 'number' );
				}
			} )
		);
		expect( parseUsedTypes( { types: 'none' } ) ).toBeNull();
	} );

	it( 'doesn’t take a type as gone because the server doesn’t know it', () => {
		expect(
			parsed( [ 'a/known', true ], [ 'a/unknown', false ] ).map(
				( { isThere } ) => isThere
			)
		).toEqual( [ true, null ] );
	} );
} );

describe( 'asEditorKnows', () => {
	it( 'asks the editor only about what the server doesn’t know', () => {
		const asked: string[] = [];
		const types = asEditorKnows(
			parsed(
				[ 'a/known', true ],
				[ 'a/script', false ],
				[ 'a/gone', false ]
			),
			( name ) => {
				asked.push( name );
				return name === 'a/script' ? 'By script' : null;
			}
		);
		expect( asked ).toEqual( [ 'a/script', 'a/gone' ] );
		expect(
			types.map( ( { title, isThere } ) => [ title, isThere ] )
		).toEqual( [
			[ '', true ],
			[ 'By script', true ],
			[ '', false ],
		] );
		expect( isAnyUncertain( types ) ).toBe( false );
	} );
} );
