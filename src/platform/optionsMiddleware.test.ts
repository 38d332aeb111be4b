import { optionsMiddleware } from './optionsMiddleware';

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

const page = ( status: number, type = 'text/html' ) =>
	new Response( '<p>', { status, headers: { 'Content-Type': type } } );

/** The methods that are sent while this answers the first. */
async function methodsFor( answer: Response, method = 'OPTIONS' ) {
	optionsMiddleware();
	const middleware = mockInstalled.middleware.pop() as Middleware;
	const methods: unknown[] = [];
	await middleware(
		{ path: '/wp/v2/pages', method, parse: false },
		( options ) => {
			methods.push( options[ 'method' ] );
			return methods.length === 1
				? // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- As apiFetch does.
					Promise.reject( answer )
				: Promise.resolve( 'answered' );
		}
	).catch( () => undefined );
	return methods;
}

describe( 'a question about rights', () => {
	it.each( [ 403, 405, 406, 501 ] )(
		'is asked by GET where the server refuses its method (%d)',
		async ( status ) => {
			expect( await methodsFor( page( status ) ) ).toEqual( [
				'OPTIONS',
				'GET',
			] );
		}
	);

	it.each( [
		[ 'WordPress’s own refusal', page( 403, 'application/json' ) ],
		[ 'a fault of the server', page( 500 ) ],
	] )( 'is not asked again after %s', async ( _name, answer ) => {
		expect( await methodsFor( answer ) ).toEqual( [ 'OPTIONS' ] );
	} );

	it( 'is no write', async () => {
		expect( await methodsFor( page( 403 ), 'POST' ) ).toEqual( [ 'POST' ] );
	} );
} );
