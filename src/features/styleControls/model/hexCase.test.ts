import { inCaseOf } from './hexCase';

describe( 'inCaseOf', () => {
	it.each( [
		[ 'capitals', '#FFEE58', '#c2452d', '#C2452D' ],
		[ 'small letters', '#ffee58', '#c2452d', '#c2452d' ],
		[ 'both', '#FFee58', '#c2452d', '#c2452d' ],
		[ 'digits only', '#111111', '#c2452d', '#c2452d' ],
		[ 'nothing', '', '#c2452d', '#c2452d' ],
	] )( 'keeps %s', ( _case, before, color, expected ) => {
		expect( inCaseOf( before, color ) ).toBe( expected );
	} );

	it( 'leaves colors that aren’t hex values', () => {
		expect( inCaseOf( '#FFEE58', 'rgb( 1, 2, 3 )' ) ).toBe(
			'rgb( 1, 2, 3 )'
		);
	} );
} );
