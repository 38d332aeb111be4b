import fc from 'fast-check';
import { isLinear } from '@tests/unit/linearTime';
import { jsonLeaves } from './jsonLeaves';

/** All values with their paths. */
function leavesIn( value: unknown, path: readonly unknown[] = [] ): unknown[] {
	return typeof value === 'object' && value !== null
		? Object.entries( value ).flatMap( ( [ name, inner ] ) =>
				leavesIn( inner, [
					...path,
					Array.isArray( value ) ? Number( name ) : name,
				] )
			)
		: [ [ path, value ] ];
}

const json = fc.json( { maxDepth: 5 } );

describe( 'jsonLeaves', () => {
	it( 'finds each value with its path', () => {
		fc.assert(
			fc.property( json, fc.constantFrom( 0, 1 ), ( text, spaces ) => {
				const value: unknown = JSON.parse( text );
				const written = JSON.stringify( value, null, spaces );
				// JSON.parse() puts names that are numbers first.
				expect(
					jsonLeaves( written ).map( ( leaf ) => [
						leaf.path,
						leaf.value,
					] )
				).toEqual( leavesIn( value ) );
			} )
		);
	} );

	it( 'knows where each value is', () => {
		fc.assert(
			fc.property( json, ( text ) => {
				for ( const { start, end, value } of jsonLeaves( text ) ) {
					expect( JSON.parse( text.slice( start, end ) ) ).toEqual(
						value
					);
				}
			} )
		);
	} );

	it( 'knows what the removal of a value takes along', () => {
		fc.assert(
			fc.property(
				fc.array( fc.integer() ),
				fc.dictionary( fc.string(), fc.string() ),
				( list, members ) => {
					const text = JSON.stringify( { list, members } );
					for ( const { member, path } of jsonLeaves( text ) ) {
						const without: unknown = JSON.parse(
							text.slice( 0, member[ 0 ] ) +
								text.slice( member[ 1 ] )
						);
						const [ , name ] = path;
						expect( without ).toEqual(
							path[ 0 ] === 'list'
								? {
										list: list.filter(
											( _, at ) => at !== name
										),
										members,
									}
								: {
										list,
										members: Object.fromEntries(
											Object.entries( members ).filter(
												( [ key ] ) => key !== name
											)
										),
									}
						);
					}
				}
			)
		);
	} );

	it.each( [ '', '{', '{"a":}', '[1,]', 'x' ] )(
		'finds nothing in %j',
		( text ) => {
			expect( jsonLeaves( text ) ).toEqual( [] );
		}
	);

	it( 'takes linear time', () => {
		expect(
			isLinear( ( text ) => jsonLeaves( `[${ text }1]` ), '"\\"",' )
		).toBe( true );
	} );
} );
