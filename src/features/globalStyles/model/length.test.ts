import { parseLength } from './length';

describe( 'parseLength', () => {
	it.each( [
		[ '1px', { number: 1, unit: 'px' } ],
		[ ' -.5EM ', { number: -0.5, unit: 'em' } ],
		[ '50%', { number: 50, unit: '%' } ],
		[ 1.5, { number: 1.5, unit: '' } ],
		[ 'calc(1px + 1em)', null ],
		[ 'wide', null ],
		[ '', null ],
		[ undefined, null ],
	] )( 'reads %j', ( value, length ) => {
		expect( parseLength( value ) ).toEqual( length );
	} );
} );
