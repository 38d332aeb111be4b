import { expect, it, vi } from 'vitest';
import { identifyRequests } from './identify';

type Options = Record< string, unknown >;
type Middleware = (
	options: Options,
	next: ( sent: Options ) => Options
) => Options;

const installed = vi.hoisted( () => ( { middleware: [] as unknown[] } ) );

vi.mock( '@wordpress/api-fetch', () => ( {
	default: {
		use: ( middleware: unknown ) => installed.middleware.push( middleware ),
	},
} ) );

function send( options: Options ): Options {
	installed.middleware.length = 0;
	identifyRequests();
	const [ middleware ] = installed.middleware as [ Middleware ];
	return middleware( options, ( sent ) => sent );
}

it( 'says who asks, beside what a request says already', () => {
	expect(
		send( { path: '/wp/v2/pages/1', headers: { 'X-Other': 'a' } } )
	).toEqual( {
		path: '/wp/v2/pages/1',
		headers: { 'X-Other': 'a', 'X-Atelier': '1' },
	} );
} );

it( 'tells other sites nothing', () => {
	const options = { url: 'https://example.com/fonts.json' };
	expect( send( options ) ).toBe( options );
} );
