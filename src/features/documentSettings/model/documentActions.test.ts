import {
	arrangeActions,
	mayHaveActions,
	type DocumentAction,
} from './documentActions';

const action = ( id: string, isDestructive = false ): DocumentAction => ( {
	id,
	label: id,
	isDestructive,
	act: () => undefined,
} );

const idsOf = ( groups: ReturnType< typeof arrangeActions > ) =>
	groups.map( ( group ) => group.map( ( { id } ) => id ) );

test( 'are grouped: view, edit, remove', () => {
	expect(
		idsOf(
			arrangeActions(
				[ action( 'rename' ), action( 'view' ), action( 'order' ) ],
				[ action( 'revisions' ), action( 'remove', true ) ]
			)
		)
	).toEqual( [
		[ 'view', 'revisions' ],
		[ 'rename', 'order' ],
		[ 'remove' ],
	] );
} );

test( 'have no empty groups', () => {
	expect( idsOf( arrangeActions( [ action( 'duplicate' ) ], [] ) ) ).toEqual(
		[ [ 'duplicate' ] ]
	);
	expect( arrangeActions( [], [] ) ).toEqual( [] );
} );

test( 'are empty for an unchanged theme template', () => {
	expect( mayHaveActions( 'wp_template', [] ) ).toBe( false );
	expect( mayHaveActions( 'wp_template', [ action( 'remove' ) ] ) ).toBe(
		true
	);
	expect( mayHaveActions( 'wp_template_part', [] ) ).toBe( true );
} );
