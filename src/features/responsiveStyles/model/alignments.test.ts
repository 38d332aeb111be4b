import { alignmentsOf } from './alignments';

describe( 'alignmentsOf', () => {
	it.each( [
		[ true, [ 'left', 'center', 'right' ] ],
		[
			[ 'right', 'left', 'justify' ],
			[ 'left', 'right' ],
		],
		[ false, [] ],
		[ undefined, [] ],
	] )( 'reads %j', ( textAlign, expected ) => {
		expect( alignmentsOf( { typography: { textAlign } } ) ).toEqual(
			expected
		);
	} );
} );
