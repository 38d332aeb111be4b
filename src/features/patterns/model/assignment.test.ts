import fc from 'fast-check';
import {
	assignmentsFor,
	chosenOf,
	keyOf,
	shareOf,
	wantedOf,
} from './assignment';

const wish = ( id: number | null, label = String( id ) ) => ( {
	id,
	slug: '',
	label,
} );

const patterns = [
	{ id: 1, title: 'One', categories: [ 10, 20 ] },
	{ id: 2, title: 'Two', categories: [ 20 ] },
];

describe( 'categories of several patterns', () => {
	it.each( [
		[ 10, 'some' ],
		[ 20, 'all' ],
		[ 30, 'none' ],
	] )( '%d is that of %s of them', ( category, share ) => {
		expect( shareOf( wish( category ), patterns, new Map() ) ).toBe(
			share
		);
	} );

	it( 'match the choices before anything is sent', () => {
		const [ one, two, made, other ] = [
			wish( 10 ),
			wish( 20 ),
			wish( null, 'New' ),
			wish( null, 'Other' ),
		];
		const choices = new Map( [
			[ keyOf( one ), true ],
			[ keyOf( two ), false ],
			[ keyOf( made ), true ],
		] );
		expect( shareOf( one, patterns, choices ) ).toBe( 'all' );
		expect( shareOf( two, patterns, choices ) ).toBe( 'none' );
		expect( shareOf( made, patterns, choices ) ).toBe( 'all' );
		expect( shareOf( other, patterns, choices ) ).toBe( 'none' );
		expect( wantedOf( [ one, two, made, other ], choices ) ).toEqual( [
			made,
		] );
		expect( [
			...chosenOf( [ one, two, made, other ], choices, [ 30 ] ),
		] ).toEqual( [
			[ 10, true ],
			[ 20, false ],
			[ 30, true ],
		] );
	} );

	it( 'are changed only where they differ', () => {
		expect(
			assignmentsFor( patterns, new Map( [ [ 10, true ] ] ) )
		).toEqual( [ { pattern: patterns[ 1 ], next: [ 20, 10 ] } ] );
	} );

	it( 'match the choices after all changes', () => {
		const id = fc.integer( { min: 1, max: 5 } );
		fc.assert(
			fc.property(
				fc.array( fc.uniqueArray( id ) ),
				fc.array( fc.tuple( id, fc.boolean() ) ),
				( sets, pairs ) => {
					const before = sets.map( ( categories, at ) => ( {
						id: at,
						title: '',
						categories,
					} ) );
					const choices = new Map( pairs );
					const changed = new Map(
						assignmentsFor( before, choices ).map(
							( { pattern, next } ) => [ pattern.id, next ]
						)
					);
					for ( const { id: pattern, categories } of before ) {
						const after = changed.get( pattern ) ?? categories;
						expect( new Set( after ).size ).toBe( after.length );
						for ( const category of [ 1, 2, 3, 4, 5 ] ) {
							expect( after.includes( category ) ).toBe(
								choices.get( category ) ??
									categories.includes( category )
							);
						}
					}
				}
			)
		);
	} );
} );
