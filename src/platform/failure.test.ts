import { stubGlobal } from '@tests/unit/stubGlobal';
import { toAppError } from './failure';
import { invalidContent, refusal } from './refusal';

const wpError = (
	code: string,
	status: number,
	message = 'Words of the server'
) => ( {
	code,
	message,
	data: { status },
} );

/** The rejection of a response that isn't JSON; see writesMiddleware.ts. */
const page = ( status: number ) => ( {
	code: 'invalid_json',
	message: 'The response is not a valid JSON response.',
	data: { status },
} );

describe( 'toAppError', () => {
	it.each( [
		[ 'a lost session', wpError( 'rest_not_logged_in', 401 ), 'loggedOut' ],
		[
			'a stale nonce',
			wpError( 'rest_cookie_invalid_nonce', 403 ),
			'loggedOut',
		],
		[ 'a missing right', wpError( 'rest_cannot_edit', 403 ), 'forbidden' ],
		[
			'a deleted record',
			wpError( 'rest_post_invalid_id', 404 ),
			'missing',
		],
		[ 'what was never sent', refusal( 'Why not' ), 'unsendable' ],
		[
			'what cannot be opened',
			invalidContent( 'Why not' ),
			'invalid-content',
		],
		[ 'a newer version', wpError( 'atelier_conflict', 409 ), 'conflict' ],
		[ 'a refused value', wpError( 'rest_invalid_param', 400 ), 'invalid' ],
		[
			'an error of the server',
			wpError( 'internal_server_error', 500 ),
			'server',
		],
		[
			'HTML instead of JSON',
			{
				code: 'invalid_json',
				message: 'The response is not a valid JSON response.',
			},
			'malformed',
		],
		[
			'HTML that core-data reads itself',
			new SyntaxError( 'Unexpected token < is not valid JSON' ),
			'malformed',
		],
		[
			'no answer',
			{ code: 'fetch_error', message: 'You are probably offline.' },
			'unreachable',
		],
		[
			'no connection',
			{ code: 'offline_error', message: 'Unable to connect.' },
			'offline',
		],
		[
			'a connection that breaks',
			new TypeError( 'Failed to fetch' ),
			'unreachable',
		],
		[ 'no answer in time', { code: 'atelier_timeout' }, 'timeout' ],
		[
			'an upload that is too large',
			wpError( 'too_large', 413 ),
			'tooLarge',
		],
		[ 'too many requests', wpError( 'slow_down', 429 ), 'tooMany' ],
		[ 'a site in maintenance', wpError( 'maintenance', 503 ), 'busy' ],
		[ 'a page of a proxy (502)', page( 502 ), 'busy' ],
		[ 'a page of a proxy (504)', page( 504 ), 'busy' ],
		[ 'a page that says too large', page( 413 ), 'tooLarge' ],
		[ 'a page that says too many', page( 429 ), 'tooMany' ],
		[ 'a page of a PHP error', page( 500 ), 'server' ],
		[ 'a page with warnings', page( 200 ), 'malformed' ],
		[ 'a page of a firewall', page( 403 ), 'blocked' ],
		[ 'a page that asks for a password', page( 401 ), 'blocked' ],
		[ 'a page that refuses a method (405)', page( 405 ), 'blocked' ],
		[ 'a page that refuses a method (501)', page( 501 ), 'blocked' ],
		[ 'a page in place of WordPress', page( 404 ), 'blocked' ],
		[
			'a page of a firewall that core-data passes on',
			new Response( '<p>', {
				status: 403,
				headers: { 'Content-Type': 'text/html; charset=UTF-8' },
			} ),
			'blocked',
		],
		[
			'a nonce that cannot be renewed, before WordPress 7.0',
			new Response( 'out', { status: 401 } ),
			'loggedOut',
		],
		[
			'an answer that core-data passes on',
			new Response( '', { status: 404 } ),
			'missing',
		],
		[ 'a text', 'something', 'server' ],
		[ 'nothing', undefined, 'server' ],
	] )( 'understands %s', ( _name, raw, code ) => {
		expect( toAppError( raw ).code ).toBe( code );
	} );

	it( 'is offline where the browser says so', () => {
		stubGlobal( 'navigator', { onLine: false } );
		expect( toAppError( { code: 'fetch_error' } ).code ).toBe( 'offline' );
	} );

	it( 'keeps the seconds of Retry-After', () => {
		expect(
			toAppError( { code: 'x', data: { status: 429, retryAfter: 5 } } )
		).toEqual( { code: 'tooMany', status: 429, retryAfter: 5 } );
	} );

	it( 'says what to do about a template that was deleted since', () => {
		const raw = {
			code: 'rest_invalid_param',
			message: 'Invalid parameter(s): template',
			data: { status: 400, params: { template: 'Not one of these.' } },
		};
		expect( toAppError( raw ) ).toMatchObject( {
			code: 'unsendable',
			detail: expect.stringMatching( /^The template doesn’t exist/ ),
		} );
		expect(
			toAppError( {
				...raw,
				data: { status: 400, params: { template: '', title: '' } },
			} )
		).toMatchObject( { code: 'invalid' } );
	} );

	it( 'keeps the server’s message and status', () => {
		expect(
			toAppError( wpError( 'rest_cannot_edit', 403, 'Sorry.' ) )
		).toEqual( {
			code: 'forbidden',
			detail: 'Sorry.',
			status: 403,
		} );
	} );
} );
