import { toAppError } from './failure';
import type { TrackedWrite } from './requestMethod';
import { writesMiddleware, writesSent } from './writesMiddleware';

type Next = ( options: Record< string, unknown > ) => Promise< unknown >;
type Middleware = (
	options: Record< string, unknown >,
	next: Next
) => Promise< unknown >;

const installed: { middleware: unknown[] } = { middleware: [] };

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: {
		use: ( middleware: unknown ) => installed.middleware.push( middleware ),
	},
} ) );

/** Sends a write that gets this response; rejections are those of `apiFetch` with `parse: false`. */
async function send(
	answer: Response | Error,
	options: Record< string, unknown > = {}
) {
	const [ middleware ] = installed.middleware as [ Middleware ];
	return middleware(
		{ path: '/wp/v2/pages/1', method: 'PUT', data: { a: 1 }, ...options },
		() =>
			answer instanceof Response && answer.ok
				? Promise.resolve( answer )
				: // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- As apiFetch does.
					Promise.reject( answer )
	);
}

const codeOf = ( sent: Promise< unknown > ) =>
	sent.then(
		() => 'none',
		( raw: unknown ) => toAppError( raw ).code
	);

const logIn = jest.fn< () => Promise< boolean > >();

beforeEach( () => {
	logIn.mockReset();
	installed.middleware.length = 0;
	writesMiddleware( logIn );
} );

describe( 'a write', () => {
	it( 'answers with its data', async () => {
		expect( await send( new Response( '{"id":1}' ) ) ).toEqual( { id: 1 } );
		expect( await send( new Response( null, { status: 204 } ) ) ).toBe(
			null
		);
	} );

	it( 'is sent in the draft that it names, whatever is sent to the same address meanwhile', async () => {
		const seen: unknown[] = [];
		const [ middleware ] = installed.middleware as [ Middleware ];
		const sendOne = ( write?: TrackedWrite ) =>
			middleware(
				{ path: '/wp/v2/pages/1', method: 'PUT', write },
				( next ) => {
					seen.push( next[ 'path' ] );
					return Promise.resolve( new Response( '{}' ) );
				}
			);
		await Promise.all( [
			sendOne( {
				draft: 7,
				within: 1000,
				onSend: ( { path } ) => seen.push( `told ${ path }` ),
			} ),
			sendOne(),
		] );
		expect( seen ).toEqual( [
			'told /wp/v2/pages/1?atelier_draft=7',
			'/wp/v2/pages/1?atelier_draft=7',
			'/wp/v2/pages/1',
		] );
	} );

	it.each( [
		[ '/wp/v2/pages/1', 1 ],
		[ '/atelier/v1/history/7/restore', 1 ],
		[ '/atelier/v1/site-drafts/7/publish', 1 ],
		[ '/atelier/v1/of-tomorrow', 1 ],
		[ '/wp/v2/users/me?_locale=user', 0 ],
		[ '/atelier/v1/previews', 0 ],
		[ '/atelier/v1/previews/unsaved', 0 ],
		[ '/atelier/v1/locks/7', 0 ],
		[ '/atelier/v1/posts/7/autosave?atelier_draft=3', 0 ],
		[ '/atelier/v1/style-variations', 0 ],
	] )(
		'to %s counts %i times as a change of records',
		async ( path, times ) => {
			const before = writesSent();
			await send( new Response( '{}' ), { path, method: 'POST' } );
			expect( writesSent() - before ).toBe( times );
		}
	);

	it.each( [
		[ 'a page of a proxy', new Response( '<p>', { status: 502 } ), 'busy' ],
		[
			'a page that says too large',
			new Response( '<p>', { status: 413 } ),
			'tooLarge',
		],
		[ 'a page instead of data', new Response( '<p>' ), 'malformed' ],
		[
			'a message of the server',
			new Response( '{"code":"rest_forbidden","message":"No."}', {
				status: 403,
			} ),
			'forbidden',
		],
		[ 'no connection', new TypeError( 'Failed to fetch' ), 'unreachable' ],
	] )( 'fails with %s', async ( _name, answer, code ) => {
		expect( await codeOf( send( answer ) ) ).toBe( code );
	} );

	it( 'keeps the server’s message and Retry-After', async () => {
		const failed = send(
			new Response( '{"code":"x","message":"Slow","data":{"more":1}}', {
				status: 429,
				headers: { 'Retry-After': '7' },
			} )
		);
		await expect( failed ).rejects.toEqual( {
			code: 'x',
			message: 'Slow',
			data: { status: 429, retryAfter: 7, more: 1 },
		} );
	} );

	it( 'is aborted after its time limit', async () => {
		jest.useFakeTimers();
		const sent: unknown[] = [];
		const write: TrackedWrite = {
			within: 1000,
			onSend: ( { data } ) => sent.push( data ),
		};
		const [ middleware ] = installed.middleware as [ Middleware ];
		const failed = codeOf(
			middleware(
				{ path: '/wp/v2/pages/1', method: 'PUT', data: 'it', write },
				( { signal } ) =>
					new Promise( ( _resolve, reject ) => {
						( signal as AbortSignal ).addEventListener(
							'abort',
							() => reject( new DOMException( '', 'AbortError' ) )
						);
					} )
			)
		);
		await jest.advanceTimersByTimeAsync( 1000 );
		expect( await failed ).toBe( 'timeout' );
		expect( sent ).toEqual( [ 'it' ] );
		jest.useRealTimers();
	} );

	it( 'is sent again once someone has logged in', async () => {
		logIn.mockResolvedValue( true );
		const refused = new Response( '{"code":"rest_cookie_invalid_nonce"}', {
			status: 403,
		} );
		const next = jest
			.fn< Next >()
			.mockRejectedValueOnce( refused )
			.mockResolvedValueOnce( new Response( '1' ) );
		const [ middleware ] = installed.middleware as [ Middleware ];
		expect( await middleware( { path: '/x', method: 'POST' }, next ) ).toBe(
			1
		);
		expect( next ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'fails where no one logs in', async () => {
		logIn.mockResolvedValue( false );
		const refused = new Response( '{"code":"rest_cookie_invalid_nonce"}', {
			status: 403,
		} );
		expect( await codeOf( send( refused ) ) ).toBe( 'loggedOut' );
	} );

	it.each( [
		[ 'what is only read', { method: 'GET' } ],
		[ 'what its sender reads itself', { parse: false } ],
	] )( 'leaves %s alone', async ( _name, options ) => {
		const answer = new Response( '<p>' );
		expect( await send( answer, options ) ).toBe( answer );
	} );
} );
