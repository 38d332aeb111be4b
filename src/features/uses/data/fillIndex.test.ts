import apiFetch from '@wordpress/api-fetch';
import { fillIndex } from './fillIndex';

jest.mock( '@wordpress/api-fetch' );

const fetch = jest.mocked( apiFetch );

/** Answers each request with the next of some numbers of read documents. */
const reads = ( ...done: readonly number[] ) => {
	fetch.mockReset();
	for ( const [ at, number ] of done.entries() ) {
		fetch.mockResolvedValueOnce( {
			done: number,
			isReading: at < done.length - 1,
		} );
	}
};

describe( 'fillIndex', () => {
	it( 'goes on until everything is read', async () => {
		reads( 300, 600, 700 );
		await fillIndex( new AbortController().signal );
		expect( fetch ).toHaveBeenCalledTimes( 3 );
	} );

	it( 'ends where the server can’t go on', async () => {
		reads( 300, 300, 700 );
		await fillIndex( new AbortController().signal );
		expect( fetch ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'ends when nobody waits for it', async () => {
		reads( 1, 2, 3 );
		const controller = new AbortController();
		controller.abort();
		await fillIndex( controller.signal );
		expect( fetch ).not.toHaveBeenCalled();
	} );
} );
