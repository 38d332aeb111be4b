/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import apiFetch from '@wordpress/api-fetch';
import { startPage } from '@tests/support/freshPage';
import { makeBoot } from '@tests/support/makeBoot';
import first from '@tests/fixtures/first-requests.json';
import { prepareMenus } from '@/features/navigation';
import { preparePatterns } from '@/features/patterns';
import { prepareList } from '@/features/posts';
import { prepareTemplates } from '@/features/templates';

/** What requests the first items of each list. */
const LISTS: Readonly< Record< keyof typeof first, () => unknown > > = {
	'/template': prepareTemplates,
	'/navigation': prepareMenus,
	'/pattern': preparePatterns,
	'/page': () => prepareList( { type: 'page' } ),
	'/posts/post': () => prepareList( { type: 'post' } ),
};

it( 'lists ask for what the page has requested, so that nothing is requested twice', async () => {
	startPage( makeBoot() );
	let asked: unknown[] = [];
	apiFetch.use( ( { path } ) => {
		asked.push( path );
		return Promise.resolve( [] );
	} );
	for ( const [ list, prepare ] of Object.entries( LISTS ) ) {
		asked = [];
		await prepare();
		expect( [ list, asked ] ).toEqual( [
			list,
			first[ list as keyof typeof first ],
		] );
	}
} );
