import { describe, expect, it } from 'vitest';
import { toAppError } from './failure';
import { damage, refusal } from './refusal';

const wpError = (
	code: string,
	status: number,
	message = 'Words of the server'
) => ( {
	code,
	message,
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
		[ 'what cannot be opened', damage( 'Why not' ), 'damaged' ],
		[ 'a newer version', wpError( 'atelier_conflict', 409 ), 'conflict' ],
		[ 'a refused value', wpError( 'rest_invalid_param', 400 ), 'invalid' ],
		[
			'a fault of the server',
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
			'no answer',
			{ code: 'fetch_error', message: 'You are probably offline.' },
			'offline',
		],
		[ 'no connection', new TypeError( 'Failed to fetch' ), 'offline' ],
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

	it( 'keeps what the server said and its status', () => {
		expect(
			toAppError( wpError( 'rest_cannot_edit', 403, 'Sorry.' ) )
		).toEqual( {
			code: 'forbidden',
			detail: 'Sorry.',
			status: 403,
		} );
	} );
} );
