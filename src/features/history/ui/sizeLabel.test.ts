import { sizeLabel } from './sizeLabel';

describe( 'sizeLabel', () => {
	it.each( [
		[ 0, '0 bytes' ],
		[ 512, '512 bytes' ],
		[ 1536, '1.5 kB' ],
		[ 12 * 1024 * 1024, '12 MB' ],
		[ 3 * 1024 ** 4, '3,072 GB' ],
	] )( 'formats %d as %s', ( bytes, label ) => {
		expect( sizeLabel( bytes, 'en-US' ) ).toBe( label );
	} );
} );
