import { iconProblem, ICON_SIZE } from './icon';

const picture = ( width: number, height: number, mime = 'image/png' ) => ( {
	mime,
	width,
	height,
} );

describe( 'iconProblem', () => {
	it.each( [
		[ 'a square', picture( ICON_SIZE, ICON_SIZE ) ],
		[ 'a wide picture', picture( 1200, 600 ) ],
	] )( 'takes %s', ( _name, chosen ) => {
		expect( iconProblem( chosen ) ).toBeNull();
	} );

	it( 'returns the size of a small image', () => {
		expect( iconProblem( picture( 1200, 511 ) ) ).toEqual( {
			name: 'small',
			width: 1200,
			height: 511,
		} );
	} );

	it.each( [
		[
			'drawings, which can’t be cropped',
			picture( 0, 0, 'image/svg+xml' ),
			'vector',
		],
		[ 'pictures of unknown size', picture( 0, 0 ), 'unreadable' ],
	] )( 'refuses %s', ( _name, chosen, name ) => {
		expect( iconProblem( chosen ) ).toEqual( { name } );
	} );
} );
