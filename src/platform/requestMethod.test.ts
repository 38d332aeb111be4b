import { isRead, requestMethod, sendsContent } from './requestMethod';

const path = '/wp/v2/pages/1';

describe( 'the method of a request', () => {
	it.each( [
		[ {}, 'GET' ],
		[ { method: 'post' }, 'POST' ],
		[
			{
				method: 'POST',
				headers: { 'X-HTTP-Method-Override': 'DELETE' },
			},
			'DELETE',
		],
	] )( 'of %j is %s', ( options, method ) => {
		expect( requestMethod( { path, ...options } ) ).toBe( method );
	} );

	it( 'tells requests that send content', () => {
		const overridden = ( method: string ) => ( {
			path,
			method: 'POST',
			headers: { 'X-HTTP-Method-Override': method },
		} );
		expect( sendsContent( overridden( 'PUT' ) ) ).toBe( true );
		expect( sendsContent( overridden( 'DELETE' ) ) ).toBe( false );
		expect( isRead( overridden( 'DELETE' ) ) ).toBe( false );
		expect( isRead( { path } ) ).toBe( true );
	} );
} );
