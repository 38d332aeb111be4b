import { identifyRequests } from './identify';

type Options = Record< string, unknown >;
type Middleware = (
	options: Options,
	next: ( sent: Options ) => Options
) => Options;

const mockInstalled: unknown[] = [];

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: {
		use: ( middleware: unknown ) => mockInstalled.push( middleware ),
	},
} ) );

function send( options: Options ): Options {
	mockInstalled.length = 0;
	identifyRequests();
	const [ middleware ] = mockInstalled as [ Middleware ];
	return middleware( options, ( sent ) => sent );
}

it( 'adds its header to the headers of a request', () => {
	expect(
		send( { path: '/wp/v2/pages/1', headers: { 'X-Other': 'a' } } )
	).toEqual( {
		path: '/wp/v2/pages/1',
		headers: { 'X-Other': 'a', 'X-Atelier': '1' },
	} );
} );

it( 'adds no header to requests to other sites', () => {
	const options = { url: 'https://example.com/fonts.json' };
	expect( send( options ) ).toBe( options );
} );
