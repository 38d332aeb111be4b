import fc from 'fast-check';
import { inOrder, unusedAmong, usersOf, type ThingUsers } from './chains';
import { keyOf, type Own, type OwnPattern } from './own';

const makePattern = ( at: number ): OwnPattern => ( {
	group: 'pattern',
	type: 'wp_block',
	id: String( at ),
	title: `Pattern ${ at }`,
	removal: 'trash',
	isRemovable: true,
} );

const COUNT = 8;
const PATTERNS = Array.from( { length: COUNT }, ( _, at ) =>
	makePattern( at )
);

/** Which pattern contains which other one, and which of them a page has. */
const sites = fc.record( {
	placements: fc.array(
		fc.tuple( fc.nat( COUNT - 1 ), fc.nat( COUNT - 1 ) ),
		{ maxLength: 20 }
	),
	onPages: fc.uniqueArray( fc.nat( COUNT - 1 ), { maxLength: 3 } ),
} );

const at = ( index: number ): OwnPattern => PATTERNS[ index ] as OwnPattern;

const directUsers = (
	placements: readonly ( readonly [ number, number ] )[],
	used: number
): readonly OwnPattern[] => [
	...new Set(
		placements
			.filter( ( [ , inner ] ) => inner === used )
			.map( ( [ outer ] ) => at( outer ) )
	),
];

describe( 'unusedAmong', () => {
	it( 'has all patterns that no page shows, whatever contains whatever', () => {
		fc.assert(
			fc.property( sites, ( { placements, onPages } ) => {
				const shown = new Set( onPages );
				let before = -1;
				while ( shown.size > before ) {
					before = shown.size;
					placements.forEach( ( [ outer, inner ] ) => {
						if ( shown.has( outer ) ) {
							shown.add( inner );
						}
					} );
				}
				const asked = new Map< Own, ThingUsers | null >(
					PATTERNS.map( ( pattern, index ) => {
						const direct = directUsers( placements, index );
						return [
							pattern,
							onPages.includes( index )
								? null
								: { all: direct, direct },
						];
					} )
				);
				expect( unusedAmong( [], asked ) ).toEqual(
					new Set(
						PATTERNS.filter( ( _, index ) => ! shown.has( index ) )
					)
				);
			} )
		);
	} );
} );

describe( 'inOrder', () => {
	it( 'has everything once, and users first where they don’t use each other', () => {
		fc.assert(
			fc.property( sites, ( { placements } ) => {
				const isTree = placements.filter(
					( [ outer, inner ] ) => outer < inner
				);
				for ( const some of [ placements, isTree ] ) {
					const users = new Map(
						PATTERNS.map( ( pattern, index ) => [
							keyOf( pattern ),
							directUsers( some, index ),
						] )
					);
					const ordered = inOrder( [ ...PATTERNS ].reverse(), users );
					expect( new Set( ordered ) ).toEqual( new Set( PATTERNS ) );
					expect( ordered ).toHaveLength( COUNT );
					if ( some === isTree ) {
						ordered.forEach( ( one, index ) =>
							usersOf( users, one ).forEach( ( user ) =>
								expect( ordered.indexOf( user ) ).toBeLessThan(
									index
								)
							)
						);
					}
				}
			} )
		);
	} );
} );
