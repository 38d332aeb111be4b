import { preloadIfCheap } from '@/platform/warmUp';
import { openAhead } from './openAhead';

const list = { preparePosts: jest.fn(), prepareTemplates: jest.fn() };
const menus = { prepareMenus: jest.fn( () => Promise.resolve( 2 ) ) };
const opened: string[] = [];

jest.mock( '@/platform/warmUp', () => ( {
	__esModule: true,
	preloadIfCheap: jest.fn( () => Promise.resolve() ),
} ) );
jest.mock( '../listOf', () => ( {
	__esModule: true,
	hasPostsList: ( type: string ) => type === 'page',
} ) );
jest.mock( './lists', () => {
	const chunk = ( name: string, value: () => unknown ) => ( {
		load: () => {
			opened.push( name );
			return Promise.resolve( value() );
		},
		loaded: null,
	} );
	return {
		__esModule: true,
		HISTORY: chunk( 'history', () => ( {} ) ),
		MENUS: chunk( 'menus', () => menus ),
		PATTERNS: chunk( 'patterns', () => ( {} ) ),
		POSTS: chunk( 'posts', () => ( {} ) ),
		preparePosts: ( params: unknown ) => list.preparePosts( params ),
		SITE_DRAFTS: chunk( 'siteDrafts', () => ( {} ) ),
		TEMPLATES: chunk( 'templates', () => list ),
	};
} );

const ahead = async ( path: string ) => {
	openAhead( `?page=atelier&p=${ encodeURIComponent( path ) }` );
	for ( let turn = 0; turn < 20; turn++ ) {
		await Promise.resolve();
	}
};

beforeEach( () => {
	jest.clearAllMocks();
	opened.length = 0;
} );

it.each( [
	[ '/history', [ 'history' ] ],
	[ '/pattern', [ 'patterns' ] ],
	[ '/drafts', [ 'siteDrafts' ] ],
	[ '/page', [ 'posts' ] ],
	[ '/template', [ 'templates' ] ],
] )(
	'loads the code of the list %s, and not the data layer',
	async ( path, names ) => {
		await ahead( path );
		expect( opened ).toEqual( names );
		expect( preloadIfCheap ).not.toHaveBeenCalled();
	}
);

it( 'requests what the lists of pages and templates show first', async () => {
	await ahead( '/page' );
	expect( list.preparePosts ).toHaveBeenCalledWith(
		expect.objectContaining( { type: 'page' } )
	);
	await ahead( '/template' );
	expect( list.prepareTemplates ).toHaveBeenCalledTimes( 1 );
} );

it( 'loads the data layer for the only menu, which is opened', async () => {
	await ahead( '/navigation' );
	expect( preloadIfCheap ).not.toHaveBeenCalled();
	menus.prepareMenus.mockResolvedValueOnce( 1 );
	await ahead( '/navigation' );
	expect( preloadIfCheap ).toHaveBeenCalledWith( 'records' );
} );

it.each( [
	'/styles',
	'/page/12',
	'/wp_template/theme//index',
	'/navigation/3',
] )( 'loads the data layer for %s', async ( path ) => {
	await ahead( path );
	expect( opened ).toEqual( [] );
	expect( preloadIfCheap ).toHaveBeenCalledWith( 'records' );
} );
