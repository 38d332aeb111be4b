import { normalizeOperators, operators, valuesOf } from '.';

describe( 'normalizeOperators', () => {
	it.each( [
		[ 'the defaults', undefined, [ 'isAny', 'isNone' ] ],
		[ 'only known ones', [ 'isAll', 'contains' ], [ 'isAll' ] ],
		[ 'single ones alone', [ 'isAny', 'is', 'isNot' ], [ 'is', 'isNot' ] ],
		[ 'each once', [ 'isAny', 'isAny' ], [ 'isAny' ] ],
		[ 'none where none is known', [ 'before' ], [] ],
	] )( 'gives %s', ( _name, named, expected ) => {
		expect( normalizeOperators( named ) ).toEqual( expected );
	} );
} );

describe( 'operators', () => {
	it( 'have sentences', () => {
		expect( operators.isAny.sentence( 'Author', 'admin' ) ).toBe(
			'Author is any: admin'
		);
		expect( operators.isNot.sentence( 'Status', 'Draft' ) ).toBe(
			'Status is not: Draft'
		);
	} );
} );

describe( 'valuesOf', () => {
	it.each( [
		[ undefined, [] ],
		[ '', [] ],
		[ 0, [ 0 ] ],
		[ [ 'a', '' ], [ 'a' ] ],
	] )( 'reads %j', ( value, expected ) => {
		expect( valuesOf( value ) ).toEqual( expected );
	} );
} );
