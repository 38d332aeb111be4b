/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 * @jest-environment-options {"more":["block-library"]}
 */
import { registerBlocks } from '@tests/support/coreBlocks';
import { startPage } from '@tests/support/freshPage';
import { makeBoot } from '@tests/support/makeBoot';
import { invariant } from '@/kernel/invariant';
import { provideStage } from '@/platform/stages';
import type * as Documents from '@/features/documents/index.records';
import type { Search } from '@/features/replacing/index.model';
import { recordFinderOf } from '../model/placesIn';
import { replaceInDraft } from './replacing';

interface Sent {
	readonly path: string;
	readonly method?: string;
	readonly data?: { readonly content?: string };
}

const mockFetch = jest.fn< ( options: Sent ) => Promise< unknown > >();

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: ( options: Sent ) => mockFetch( options ),
} ) );
jest.mock( '@/features/documents/index.records', () => ( {
	...jest.requireActual< typeof Documents >(
		'@/features/documents/index.records'
	),
	routeOfRecord: ( { name, id }: { name: string; id: string } ) =>
		Promise.resolve( `/wp/v2/${ name }/${ id }` ),
} ) );

const paragraph = ( html: string ) =>
	`<!-- wp:paragraph -->\n<p>${ html }</p>\n<!-- /wp:paragraph -->`;
const CODE =
	'<!-- wp:html -->\n<script>one()</script>\n<!-- /wp:html -->\n\n' +
	paragraph( 'Old words' );

/** Replaces in pages with these contents; resolves with the outcome and what was saved. */
async function replaced(
	contents: readonly string[],
	more: Partial< Extract< Search, { kind: 'text' } > > = {}
) {
	const search: Search = {
		kind: 'text',
		text: 'old',
		to: 'new',
		matchesCase: false,
		matchesAccents: false,
		isWholeWords: false,
		isExpression: false,
		...more,
	};
	const saved: ( string | undefined )[] = [];
	mockFetch.mockImplementation( ( { path, method = 'GET', data } ) => {
		if ( path === '/atelier/v1/filtered-content' ) {
			const content = data?.content?.replace( /<\/?script>/g, '' );
			return Promise.resolve( { content } );
		}
		if ( method === 'PUT' ) {
			saved.push( data?.content );
		}
		const page = Number( /page\/(\d+)/.exec( path )?.[ 1 ] );
		return Promise.resolve( {
			content: { raw: contents[ page ] },
			atelier_version: 'v',
		} );
	} );
	const finder = recordFinderOf( { ...search, to: null } );
	invariant( finder.ok, 'the search is valid' );
	const documents = contents.map( ( content, id ) => ( {
		type: 'page',
		id: String( id ),
		title: `Page ${ id }`,
		content,
		values: { content },
		places: finder.value( { content } ),
	} ) );
	const outcome = await replaceInDraft( documents, 90, {
		search,
		leftOut: new Set(),
		onDone: () => undefined,
		signal: new AbortController().signal,
	} );
	return { outcome, saved };
}

const startAs = ( canSaveCode: boolean ) => {
	startPage( makeBoot( { user: { id: 1, canSaveCode } } ) );
	provideStage( 'editor', {} );
};

beforeAll( registerBlocks );

describe( 'replacing in a site draft', () => {
	it( 'leaves documents with code that the role may not save, and says which code', async () => {
		startAs( false );
		const { outcome, saved } = await replaced( [
			CODE,
			paragraph( 'Old words' ),
		] );
		expect( outcome ).toMatchObject( {
			done: 1,
			refused: [
				{
					title: 'Page 0',
					reason: expect.stringContaining( '<script>' ),
				},
			],
		} );
		expect( saved ).toEqual( [ paragraph( 'new words' ) ] );
	} );

	it( 'saves code of roles that may save it', async () => {
		startAs( true );
		const { outcome, saved } = await replaced( [ CODE ] );
		expect( outcome ).toEqual( { done: 1, refused: [] } );
		expect( saved ).toEqual( [ CODE.replace( 'Old', 'new' ) ] );
	} );

	it( 'leaves a document of which more would be made than a text can hold, and goes on', async () => {
		startAs( true );
		const { outcome, saved } = await replaced(
			[ paragraph( `old ${ 'x'.repeat( 5000 ) }` ), paragraph( 'old' ) ],
			{ text: 'old.*', isExpression: true, to: '$&'.repeat( 200000 ) }
		);
		expect( outcome ).toMatchObject( {
			done: 1,
			refused: [ { title: 'Page 0' } ],
		} );
		expect( saved ).toHaveLength( 1 );
	} );
} );
