import { draftMiddleware, openDraft } from './siteDraft';

type Options = Record< string, unknown >;
type Middleware = (
	options: Options,
	next: ( options: Options ) => unknown
) => unknown;

const mockInstalled: { middleware: Middleware[] } = { middleware: [] };
const mockBoot: { siteDraft: unknown; homeUrl: string } = {
	siteDraft: null,
	homeUrl: 'https://example.org/',
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

	it( 'stays unchanged where no draft is open', () => {
		mockBoot.siteDraft = null;
		draftMiddleware();
		expect( mockInstalled.middleware ).toEqual( [] );
	} );
} );
