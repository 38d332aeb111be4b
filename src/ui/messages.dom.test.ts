/**
 * @jest-environment jsdom
 */

import { messageFor } from './messages';

const mockBoot = { restUrl: 'http://localhost/wp-json/' };
jest.mock( '@/platform/boot', () => ( {
	__esModule: true,
	boot: () => mockBoot,
} ) );

beforeEach( () => {
	mockBoot.restUrl = 'http://localhost/wp-json/';
} );

describe( 'a request that something in front of the site refuses', () => {
	it.each( [
		[ 401, /separate password.*“wp-json”/ ],
		[ 403, /firewall.*allow logged-in users to send HTML.*“wp-json”/ ],
		[ 404, /Something other than WordPress.*“wp-json”/ ],
		[ 405, /pass all requests .*“wp-json”/ ],
		[ 501, /pass all requests .*“wp-json”/ ],
	] )( 'with %d says what to ask the host for', ( status, words ) => {
		expect( messageFor( { code: 'blocked', status } ) ).toMatch( words );
	} );

	it( 'names the prefix of this site', () => {
		mockBoot.restUrl = 'http://localhost/?rest_route=/';
		expect( messageFor( { code: 'blocked', status: 403 } ) ).toContain(
			'“rest_route”'
		);
	} );
} );

describe( 'a site that can’t be reached', () => {
	it( 'says that WordPress has another address', () => {
		expect( messageFor( { code: 'unreachable' } ) ).toContain(
			'Check your connection'
		);
		mockBoot.restUrl = 'https://localhost:8443/wp-json/';
		expect( messageFor( { code: 'unreachable' } ) ).toContain(
			'you opened it at http://localhost, but WordPress expects requests at https://localhost:8443'
		);
	} );
} );
