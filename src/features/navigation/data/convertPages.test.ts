import { fail } from '@/kernel/result';
import { insert, makeItem, remove } from '../model/edit';
import { LINK, type Tree } from '../model/item';
import { parse } from '../model/parse';
import { convertPages } from './convertPages';
import { fetchPages } from './links';

jest.mock( './links', () => ( { __esModule: true, fetchPages: jest.fn() } ) );
jest.mock( './useTree', () => {
	let made = 0;
	return { __esModule: true, makeKey: () => `made-${ made++ }` };
} );
const request = jest.mocked( fetchPages );

const PAGES = [ { id: 7, parent: 0, order: 0, title: 'About', url: '/about' } ];

/** A menu with only a page list, and a replacement for the hook. */
function makeEditing() {
	let tree: Tree = parse( '<!-- wp:page-list /-->', () => 'list' );
	return {
		current: () => tree,
		change: ( next: Tree ) => {
			tree = next;
		},
	};
}

/** Runs a function before the server responds. */
const answerAfter = ( act: () => void ) =>
	request.mockImplementation( () => {
		act();
		return Promise.resolve( { ok: true, value: PAGES } );
	} );

const labels = ( { items }: Tree ) =>
	items.map( ( { attributes } ) => attributes.label );

beforeEach( () => {
	request.mockReset();
} );

it( 'regression: keeps edits during the request', async () => {
	const editing = makeEditing();
	answerAfter( () =>
		editing.change(
			insert(
				editing.current(),
				[ makeItem( 'new', LINK, { label: 'New' } ) ],
				{ parent: null, index: 1 }
			)
		)
	);
	const first = await convertPages( editing, 'list' );
	expect( labels( editing.current() ) ).toEqual( [ 'About', 'New' ] );
	expect( first ).toEqual( {
		ok: true,
		value: editing.current().items[ 0 ]?.key,
	} );
} );

it( 'changes nothing if the page list was removed during the request', async () => {
	const editing = makeEditing();
	answerAfter( () => editing.change( remove( editing.current(), 'list' ) ) );
	expect( await convertPages( editing, 'list' ) ).toEqual( {
		ok: true,
		value: null,
	} );
	expect( editing.current().items ).toEqual( [] );
} );

it( 'changes nothing if the request fails', async () => {
	const editing = makeEditing();
	const before = editing.current();
	const failure = fail( { code: 'offline' } );
	request.mockResolvedValue( failure );
	expect( await convertPages( editing, 'list' ) ).toEqual( failure );
	expect( editing.current() ).toBe( before );
} );
