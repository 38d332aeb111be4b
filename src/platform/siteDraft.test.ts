import { draftMiddleware, draftSaves, openDraft } from './siteDraft';

type Options = Record< string, unknown >;
type Middleware = (
	options: Options,
	next: ( options: Options ) => unknown
) => unknown;

const mockInstalled: { middleware: Middleware[] } = { middleware: [] };
const mockBoot = {
	siteDraft: null as unknown,
	restUrl: 'https://example.org/wp-json/',
};

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: {
		use: ( middleware: Middleware ) =>
			mockInstalled.middleware.push( middleware ),
	},
} ) );
jest.mock( './boot', () => ( { __esModule: true, boot: () => mockBoot } ) );

const draft = { id: 7, title: 'Christmas', status: 'open', problem: '' };

beforeEach( () => {
	mockInstalled.middleware.length = 0;
	mockBoot.siteDraft = draft;
} );

describe( 'openDraft', () => {
	it.each( [
		[ 'one that is open', draft, draft ],
		[ 'none', null, null ],
		[ 'one that is missing', { ...draft, problem: 'missing' }, null ],
		[ 'one of another theme', { ...draft, problem: 'theme' }, null ],
		[ 'one that is live', { ...draft, status: 'published' }, null ],
	] )( 'knows %s', ( _name, siteDraft, expected ) => {
		mockBoot.siteDraft = siteDraft;
		expect( openDraft() ).toEqual( expected );
	} );
} );

describe( 'a request in a draft', () => {
	const sent = ( options: Options ): unknown => {
		draftMiddleware();
		const [ middleware ] = mockInstalled.middleware;
		return middleware?.( options, ( final ) => final );
	};

	it.each( [
		[
			'a path',
			{ path: '/wp/v2/pages/2' },
			{ path: '/wp/v2/pages/2?atelier_draft=7' },
		],
		[
			'what asks for the live site',
			{ path: '/wp/v2/pages/2', isLive: true },
			{ path: '/wp/v2/pages/2', isLive: true },
		],
		[
			'an address that only begins like the site',
			{ url: 'https://example.org.evil.test/wp-json/a' },
			{ url: 'https://example.org.evil.test/wp-json/a' },
		],
		[
			'an address of the site',
			{ url: 'https://example.org/wp-json/wp/v2/pages?page=2' },
			{
				url: 'https://example.org/wp-json/wp/v2/pages?page=2&atelier_draft=7',
			},
		],
		[
			'not an address of another site',
			{ url: 'https://example.com/wp-json/x' },
			{ url: 'https://example.com/wp-json/x' },
		],
		[
			'not what is about drafts',
			{ path: '/atelier/v1/site-drafts/3/changes' },
			{ path: '/atelier/v1/site-drafts/3/changes' },
		],
		[
			'not what names one already',
			{ path: '/wp/v2/pages?atelier_draft=3' },
			{ path: '/wp/v2/pages?atelier_draft=3' },
		],
	] )( 'names it: %s', ( _name, options, expected ) => {
		expect( sent( options ) ).toEqual( expected );
	} );

	it.each( [
		[ 'a save', { method: 'POST', path: '/wp/v2/pages/2' }, 1 ],
		[ 'a deletion', { method: 'DELETE', path: '/wp/v2/pages/2' }, 1 ],
		[ 'not a failed save', { method: 'PUT', path: '/fails' }, 0 ],
		[ 'not a read', { path: '/wp/v2/pages/2' }, 0 ],
		[
			'not a preview',
			{ method: 'POST', path: '/atelier/v1/previews' },
			0,
		],
	] )( 'counts saves into it: %s', async ( _name, options, count ) => {
		const before = draftSaves.get();
		draftMiddleware();
		const [ middleware ] = mockInstalled.middleware;
		const answer = middleware?.( options, ( { path } ) =>
			String( path ).startsWith( '/fails' )
				? Promise.reject( new Error( 'No.' ) )
				: Promise.resolve( {} )
		);
		await Promise.allSettled( [ answer ] );
		expect( draftSaves.get() - before ).toBe( count );
	} );

	it( 'stays unchanged where no draft is open', () => {
		mockBoot.siteDraft = null;
		draftMiddleware();
		expect( mockInstalled.middleware ).toEqual( [] );
	} );
} );
