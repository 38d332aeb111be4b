import apiFetch from '@wordpress/api-fetch';
import { endPreloadsWithWrites } from './preloads';
import { writesMiddleware } from './writesMiddleware';

type Next = ( options: Record< string, unknown > ) => Promise< unknown >;
type Middleware = (
	options: Record< string, unknown >,
	next: Next
) => Promise< unknown >;

const mockInstalled: unknown[] = [];

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: {
		use: ( middleware: unknown ) => mockInstalled.push( middleware ),
		createPreloadingMiddleware:
			( answers: Record< string, unknown > ): Middleware =>
			( { path }, next ) =>
				String( path ) in answers
					? Promise.resolve( answers[ String( path ) ] )
					: next( { path } ),
	},
} ) );

it( 'uses preloaded responses until the first write', async () => {
	writesMiddleware( () => Promise.resolve( false ) );
	endPreloadsWithWrites();
	const preloads = apiFetch.createPreloadingMiddleware( {
		'/wp/v2/pages/1': 'old',
	} );
	const [ watch ] = mockInstalled as [ Middleware ];
	const write = ( path: string ) =>
		watch( { path, method: 'POST', data: {} }, () =>
			Promise.resolve( new Response( '{}' ) )
		);
	const read = () =>
		preloads( { path: '/wp/v2/pages/1' }, () => Promise.resolve( 'new' ) );

	expect( await read() ).toBe( 'old' );
	await watch( { path: '/wp/v2/pages' }, () => Promise.resolve( [] ) );
	await write( '/wp/v2/users/me' );
	await write( '/atelier/v1/locks/1' );
	// The previews of a list are requested before its first document is opened.
	await write( '/atelier/v1/previews' );
	expect( await read() ).toBe( 'old' );
	await write( '/wp/v2/pages/1' );
	expect( await read() ).toBe( 'new' );
} );
