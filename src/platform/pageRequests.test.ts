/**
 * @jest-environment jsdom
 */
import { takePageRequests } from './pageRequests';

type Options = Record< string, unknown >;
type Middleware = (
	options: Options,
	next: ( options: Options ) => Promise< unknown >
) => Promise< unknown >;

const mockInstalled: { middleware: unknown[] } = { middleware: [] };

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: {
		use: ( middleware: unknown ) =>
			mockInstalled.middleware.push( middleware ),
	},
} ) );

const PATH = '/wp/v2/templates?context=edit&per_page=-1';
const LINK = '<https://site.test/wp-json/wp/v2/templates?page=2>; rel="next"';

/** As much of an answer as is read. */
const answerOf = (
	body: string,
	{ ok = true, link = '' }: { ok?: boolean; link?: string } = {}
) =>
	( {
		ok,
		headers: { get: () => link },
		json: () =>
			Promise.resolve().then( () => JSON.parse( body ) as unknown ),
	} ) as unknown as Response;

/** A page that has sent one request. */
function pageWith( answer: Promise< Response > ): Middleware {
	window.atelierBoot = { requests: { [ PATH ]: answer } };
	takePageRequests();
	return mockInstalled.middleware.pop() as Middleware;
}

const next = jest.fn( () => Promise.resolve( 'of the site' ) );

beforeEach( () => {
	next.mockClear();
} );

it( 'answers the first request for a path with what the page has asked, and no other', async () => {
	const middleware = pageWith( Promise.resolve( answerOf( '[1]' ) ) );
	expect( await middleware( { path: '/wp/v2/pages' }, next ) ).toBe(
		'of the site'
	);
	expect( await middleware( { path: PATH }, next ) ).toEqual( [ 1 ] );
	expect( next ).toHaveBeenCalledTimes( 1 );
	expect( await middleware( { path: PATH }, next ) ).toBe( 'of the site' );
} );

it( 'gives the response to those who read it themselves', async () => {
	const answer = answerOf( '[1]' );
	const middleware = pageWith( Promise.resolve( answer ) );
	expect( await middleware( { path: PATH, parse: false }, next ) ).toBe(
		answer
	);
} );

it( 'asks again after any failure, so that it is told as always', async () => {
	for ( const failed of [
		() => Promise.reject( new TypeError( 'Failed to fetch' ) ),
		() => Promise.resolve( answerOf( '{}', { ok: false } ) ),
		() => Promise.resolve( answerOf( '<b>Notice</b>[]' ) ),
	] ) {
		const middleware = pageWith( failed() );
		expect( await middleware( { path: PATH }, next ) ).toBe(
			'of the site'
		);
	}
} );

it( 'leaves a list of several pages to apiFetch, which collects them', async () => {
	const middleware = pageWith(
		Promise.resolve( answerOf( '[1]', { link: LINK } ) )
	);
	expect( await middleware( { path: PATH }, next ) ).toBe( 'of the site' );
} );

it( 'answers nothing once somebody has changed something', async () => {
	const middleware = pageWith( Promise.resolve( answerOf( '[1]' ) ) );
	await middleware( { path: '/wp/v2/pages/1', method: 'POST' }, next );
	expect( await middleware( { path: PATH }, next ) ).toBe( 'of the site' );
} );

it( 'rejects what has been aborted meanwhile', async () => {
	const middleware = pageWith( Promise.resolve( answerOf( '[1]' ) ) );
	const controller = new AbortController();
	const answer = middleware(
		{ path: PATH, signal: controller.signal },
		next
	);
	controller.abort();
	await expect( answer ).rejects.toMatchObject( { name: 'AbortError' } );
} );

it( 'does nothing on other pages', () => {
	window.atelierBoot = {};
	takePageRequests();
	expect( mockInstalled.middleware ).toEqual( [] );
} );
