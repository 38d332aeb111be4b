import { expect, it, vi } from 'vitest';
import { endPreloadsWithWrites } from './preloads';
import { watchWrites } from './writes';

type Next = ( options: Record< string, unknown > ) => Promise< unknown >;
type Middleware = (
	options: Record< string, unknown >,
	next: Next
) => Promise< unknown >;

const fake = vi.hoisted( () => ( {
	installed: [] as unknown[],
	apiFetch: {
		use: ( middleware: unknown ) => fake.installed.push( middleware ),
		createPreloadingMiddleware:
			( answers: Record< string, unknown > ) =>
			( { path }: Record< string, unknown >, next: Next ) =>
				String( path ) in answers
					? Promise.resolve( answers[ String( path ) ] )
					: next( { path } ),
	},
} ) );

vi.mock( '@wordpress/api-fetch', () => ( { default: fake.apiFetch } ) );

it( 'answers from what was preloaded until something is written', async () => {
	watchWrites( () => Promise.resolve( false ) );
	endPreloadsWithWrites();
	const preloads = fake.apiFetch.createPreloadingMiddleware( {
		'/wp/v2/pages/1': 'old',
	} );
	const [ watch ] = fake.installed as [ Middleware ];
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
	expect( await read() ).toBe( 'old' );
	await write( '/wp/v2/pages/1' );
	expect( await read() ).toBe( 'new' );
} );
