import { webcrypto } from 'node:crypto';
import { beginHeader, endHeader, runHeader } from './runHeader';

describe( 'runHeader', () => {
	beforeAll( () => {
		Object.defineProperty( globalThis, 'crypto', {
			value: webcrypto,
			configurable: true,
		} );
	} );

	it( 'is the same for all requests of a save, and different for the next save', () => {
		beginHeader();
		const first = runHeader();
		expect( runHeader() ).toEqual( first );
		expect( first[ 'X-Atelier-Run' ] ).toMatch(
			/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
		);
		beginHeader();
		expect( runHeader() ).not.toEqual( first );
	} );

	it( 'is absent outside a save', () => {
		beginHeader();
		endHeader();
		expect( runHeader() ).toEqual( {} );
	} );
} );
