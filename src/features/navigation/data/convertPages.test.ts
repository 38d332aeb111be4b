import { fail } from '../../../kernel/result';
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

/** A menu of nothing but a list of pages, and what takes the place of the hook. */
function makeEditing() {
	let tree: Tree = parse( '<!-- wp:page-list /-->', () => 'list' );
	return {
		current: () => tree,
		change: ( next: Tree ) => {
			tree = next;
		},
	};
}

/** Has the server answer after something else was done. */
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

it( 'regression: keeps what was edited while it waited', async () => {
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

it( 'changes nothing where the list was removed while it waited', async () => {
	const editing = makeEditing();
	answerAfter( () => editing.change( remove( editing.current(), 'list' ) ) );
	expect( await convertPages( editing, 'list' ) ).toEqual( {
		ok: true,
		value: null,
	} );
	expect( editing.current().items ).toEqual( [] );
} );

it( 'changes nothing where the pages cannot be had', async () => {
	const editing = makeEditing();
	const before = editing.current();
	const failure = fail( { code: 'offline' } );
	request.mockResolvedValue( failure );
	expect( await convertPages( editing, 'list' ) ).toEqual( failure );
	expect( editing.current() ).toBe( before );
} );
