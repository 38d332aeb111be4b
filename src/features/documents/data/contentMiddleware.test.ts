import type apiFetch from '@wordpress/api-fetch';
import { toAppError } from '@/platform/failure';
import { contentMiddleware } from './contentMiddleware';

type Middleware = Parameters< typeof apiFetch.use >[ 0 ];

const added: Middleware[] = [];
jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: { use: ( middleware: Middleware ) => added.push( middleware ) },
} ) );
// Needs WordPress's own blocks; see storedText.dom.test.ts.
jest.mock( './keepStored', () => ( {
	keepingStored: ( options: unknown ) => options,
	noteSaved: () => undefined,
} ) );

const HOSTILE = '<!-- wp:group -->'.repeat( 500 );
const path = '/wp/v2/pages/1';

/** Whether a request is sent, and the message if it is rejected. */
async function send( options: Parameters< typeof apiFetch >[ 0 ] ) {
	const next = jest.fn( () => Promise.resolve( 'sent' ) );
	const outcome: unknown = await added[ 0 ]?.( options, next ).catch(
		toAppError
	);
	return { outcome, isSent: next.mock.calls.length === 1 };
}

beforeAll( contentMiddleware );

describe( 'content in requests', () => {
	it.each( [
		[
			'a new document',
			{ path, method: 'POST', data: { content: HOSTILE } },
		],
		[
			'a change',
			{ path, method: 'PUT', data: { content: { raw: HOSTILE } } },
		],
		[
			'a change that proxies do not see',
			{
				path,
				headers: { 'X-HTTP-Method-Override': 'PATCH' },
				method: 'POST',
				data: { content: HOSTILE },
			},
		],
	] )(
		'is rejected if it could crash the server: %s',
		async ( _name, options ) => {
			const { outcome, isSent } = await send( options );
			expect( isSent ).toBe( false );
			expect( outcome ).toMatchObject( {
				code: 'unsendable',
				detail: expect.stringContaining(
					'500 blocks aren’t closed'
				) as unknown as string,
			} );
		}
	);

	it.each( [
		[
			'sound content',
			{ path, method: 'PUT', data: { content: '<p>Words</p>' } },
		],
		[
			'a change of the title of what is invalid',
			{ path, method: 'PUT', data: { title: 'New' } },
		],
		[ 'a deletion', { path, method: 'DELETE' } ],
		[ 'a question', { path } ],
	] )( 'is sent: %s', async ( _name, options ) => {
		expect( await send( options ) ).toEqual( {
			outcome: 'sent',
			isSent: true,
		} );
	} );
} );
