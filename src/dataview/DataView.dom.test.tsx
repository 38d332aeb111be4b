/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { speak } from '@wordpress/a11y';
import { useState } from '@wordpress/element';
import { stubGlobal } from '@tests/unit/stubGlobal';
import {
	DataView,
	filterSortAndPaginate,
	type Action,
	type Field,
	type View,
} from '.';

jest.mock( '@wordpress/a11y', () => ( {
	__esModule: true,
	speak: jest.fn(),
} ) );

interface Post {
	readonly id: number;
	readonly title: string;
	readonly status: string;
}

const posts: readonly Post[] = Array.from( { length: 25 }, ( _, at ) => ( {
	id: at + 1,
	title: `Post ${ String( at + 1 ).padStart( 2, '0' ) }`,
	status: at % 5 === 4 ? 'trash' : 'publish',
} ) );

let renders: string[];

const fields: readonly Field< Post >[] = [
	{
		id: 'title',
		label: 'Title',
		enableGlobalSearch: true,
		render: ( { item } ) => {
			renders.push( item.title );
			return <>{ item.title }</>;
		},
	},
	{
		id: 'status',
		label: 'Status',
		elements: [
			{ value: 'publish', label: 'Published' },
			{ value: 'trash', label: 'Trash' },
		],
	},
	{ id: 'note', label: 'Note', getValue: ( { item } ) => item.title },
];

const trashed = jest.fn< ( ids: readonly number[] ) => void >();
const actions: readonly Action< Post >[] = [
	{ id: 'view', label: 'View', callback: () => undefined },
	{
		id: 'trash',
		label: 'Move to trash',
		supportsBulk: true,
		isDestructive: true,
		isEligible: ( { status } ) => status !== 'trash',
		callback: ( items ) => trashed( items.map( ( { id } ) => id ) ),
	},
	{
		id: 'export',
		label: 'Export',
		disabled: true,
		disabledReason: 'Nothing to export to',
		callback: () => trashed( [] ),
	},
];

const initial: View = {
	type: 'table',
	page: 1,
	perPage: 10,
	titleField: 'title',
	fields: [ 'status' ],
	sort: { field: 'title', direction: 'asc' },
};

function Posts( {
	view: overrides,
	data = posts,
	...props
}: {
	readonly view?: Partial< View >;
	readonly data?: readonly Post[];
	readonly isLoading?: boolean;
} ) {
	const [ view, setView ] = useState< View >( { ...initial, ...overrides } );
	return (
		<DataView
			view={ view }
			onChangeView={ setView }
			fields={ fields }
			actions={ actions }
			defaultLayouts={ { table: {}, grid: {}, list: {} } }
			// New functions at every render, as usual in JSX.
			getItemId={ ( { id } ) => String( id ) }
			onClickItem={ () => undefined }
			{ ...filterSortAndPaginate( data, view, fields ) }
			{ ...props }
		/>
	);
}

const rows = () => screen.getAllByRole( 'row' ).slice( 1 );
const checkbox = ( name: string ) => screen.getByRole( 'checkbox', { name } );

beforeEach( () => {
	renders = [];
	// Missing in jsdom.
	stubGlobal( 'matchMedia', () => ( {
		matches: false,
		addListener: () => undefined,
		addEventListener: () => undefined,
		removeEventListener: () => undefined,
	} ) );
	jest.useFakeTimers();
	jest.mocked( speak ).mockClear();
	trashed.mockClear();
} );
afterEach( () => {
	jest.useRealTimers();
} );

const type = ( text: string ) => {
	fireEvent.change( screen.getByRole( 'searchbox', { name: 'Search' } ), {
		target: { value: text },
	} );
};
/** Waits longer than the pause of the search. */
const pause = async () => {
	await act( () => jest.advanceTimersByTimeAsync( 300 ) );
};

describe( 'rows', () => {
	it( 'are those of the page', () => {
		render( <Posts /> );
		expect( new Set( renders ).size ).toBe( 10 );
		expect( rows() ).toHaveLength( 10 );
	} );

	it( 're-render only where their own data changed', () => {
		render( <Posts /> );
		renders = [];
		fireEvent.click( checkbox( 'Post 03' ) );
		expect( renders ).toEqual( [ 'Post 03' ] );
	} );

	it( 'that stay after a search don’t re-render', async () => {
		render( <Posts /> );
		renders = [];
		type( '0' );
		await pause();
		expect( screen.getByText( '11 items' ) ).toBeTruthy();
		expect( renders ).toEqual( [] );
	} );
} );

describe( 'search', () => {
	it( 'waits for a pause, and says how many items are left', async () => {
		render( <Posts /> );
		type( '1' );
		expect( rows() ).toHaveLength( 10 );
		type( '11' );
		await pause();
		expect( rows() ).toHaveLength( 1 );
		expect( speak ).toHaveBeenLastCalledWith( '1 item' );
	} );

	it( 'that is still waiting is reset, too', async () => {
		const filters = [
			{ field: 'status', operator: 'is', value: 'publish' },
		] as const;
		render( <Posts view={ { filters } } /> );
		type( 'Post 03' );
		fireEvent.click( screen.getByRole( 'button', { name: 'Reset' } ) );
		await pause();
		expect( rows() ).toHaveLength( 10 );
		const box = screen.getByRole< HTMLInputElement >( 'searchbox' );
		expect( box.value ).toBe( '' );
	} );

	it( 'offers to clear the search where nothing is found', async () => {
		render( <Posts /> );
		type( 'nothing' );
		await pause();
		expect( screen.getByText( 'No results' ) ).toBeTruthy();
		expect( speak ).toHaveBeenLastCalledWith( 'No results' );
		fireEvent.click(
			screen.getByRole( 'button', { name: 'Reset search and filters' } )
		);
		expect( rows() ).toHaveLength( 10 );
		const box = screen.getByRole< HTMLInputElement >( 'searchbox' );
		expect( box.value ).toBe( '' );
	} );
} );

describe( 'a filter', () => {
	it( 'with an operator that its field doesn’t have is called unknown', () => {
		render(
			<Posts
				view={ {
					filters: [
						{
							field: 'status',
							operator: 'isNot',
							value: 'trash',
						},
					],
				} }
			/>
		);
		screen.getByRole( 'button', { name: 'Unknown status for Status' } );
	} );
} );

describe( 'pages', () => {
	it( 'show the current page', () => {
		render( <Posts view={ { page: 3 } } /> );
		expect( screen.getByText( '25 items' ) ).toBeTruthy();
		expect( screen.getByText( 'of 3' ) ).toBeTruthy();
		const next = screen.getByRole( 'button', { name: 'Next page' } );
		expect( next.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
		fireEvent.click(
			screen.getByRole( 'button', { name: 'Previous page' } )
		);
		expect(
			within( rows()[ 0 ] ?? document.body ).getByText( 'Post 11' )
		).toBeTruthy();
	} );

	it( 'go back to the last one when items vanish', () => {
		const { rerender } = render( <Posts view={ { page: 3 } } /> );
		rerender( <Posts data={ posts.slice( 0, 15 ) } /> );
		const page = screen.getByRole< HTMLSelectElement >( 'combobox', {
			name: 'Current page',
		} );
		expect( page.value ).toBe( '2' );
		expect( rows() ).toHaveLength( 5 );
	} );
} );

describe( 'selection', () => {
	it( 'takes only items that an action supports', () => {
		render( <Posts /> );
		expect(
			screen.queryByRole( 'checkbox', { name: 'Post 05' } )
		).toBeNull();
		const [ all ] = screen.getAllByRole( 'checkbox', {
			name: 'Select all',
		} );
		fireEvent.click( all ?? document.body );
		expect( screen.getByText( '8 items selected' ) ).toBeTruthy();
		fireEvent.click(
			screen.getByRole( 'button', { name: 'Move to trash' } )
		);
		expect( trashed ).toHaveBeenCalledWith( [ 1, 2, 3, 4, 6, 7, 8, 9 ] );
		fireEvent.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
		expect( screen.getByText( '25 items' ) ).toBeTruthy();
	} );

	it( 'with Shift takes a range', () => {
		render( <Posts /> );
		fireEvent.click( checkbox( 'Post 02' ) );
		fireEvent.click( checkbox( 'Post 06' ), { shiftKey: true } );
		expect( screen.getByText( '4 items selected' ) ).toBeTruthy();
		const [ all ] = screen.getAllByRole< HTMLInputElement >( 'checkbox', {
			name: 'Select all',
		} );
		expect( all?.indeterminate ).toBe( true );
	} );

	it( 'drops removed items', () => {
		const { rerender } = render( <Posts /> );
		fireEvent.click( checkbox( 'Post 01' ) );
		fireEvent.click( checkbox( 'Post 02' ) );
		rerender( <Posts data={ posts.slice( 1 ) } /> );
		expect( screen.getByText( '1 item selected' ) ).toBeTruthy();
	} );
} );

describe( 'the table', () => {
	it( 'marks the sorted column', () => {
		render( <Posts /> );
		const header = screen.getByRole( 'columnheader', { name: 'Title' } );
		expect( header.getAttribute( 'aria-sort' ) ).toBe( 'ascending' );
		expect(
			screen
				.getByRole( 'columnheader', { name: 'Status' } )
				.hasAttribute( 'aria-sort' )
		).toBe( false );
	} );

	it( 'keeps the focus on the header of a column that moves right', async () => {
		render( <Posts view={ { fields: [ 'status', 'note' ] } } /> );
		const header = () => screen.getByRole( 'button', { name: 'Status' } );
		header().focus();
		fireEvent.click( header() );
		await act( () => jest.advanceTimersByTimeAsync( 100 ) );
		fireEvent.click(
			screen.getByRole( 'menuitem', { name: 'Move right' } )
		);
		await act( () => jest.advanceTimersByTimeAsync( 500 ) );
		expect(
			screen
				.getAllByRole( 'columnheader' )
				.map( ( { textContent } ) => textContent )
		).toEqual( expect.arrayContaining( [ 'Note', 'Status' ] ) );
		expect( header() ).toBe( header().ownerDocument.activeElement );
	} );

	it( 'shows its header while loading', () => {
		render( <Posts data={ [] } isLoading /> );
		expect( screen.queryByText( /\d items?/ ) ).toBeNull();
		expect(
			screen.getByRole( 'columnheader', { name: 'Title' } )
		).toBeTruthy();
		expect( rows() ).toHaveLength( 10 );
		expect( screen.queryByText( 'No results' ) ).toBeNull();
	} );
} );

describe( 'actions', () => {
	it( 'that are disabled show the reason, and do nothing', async () => {
		render( <Posts /> );
		const [ menu ] = screen.getAllByRole( 'button', { name: 'Actions' } );
		fireEvent.click( menu ?? document.body );
		await pause();
		const item = screen.getByRole( 'menuitem', { name: /^Export/ } );
		expect( item.textContent ).toContain( 'Nothing to export to' );
		fireEvent.click( item );
		expect( trashed ).not.toHaveBeenCalled();
	} );
} );

describe( 'the list', () => {
	it( 'has one item in the tab order and goes to others by arrow keys', () => {
		render( <Posts view={ { type: 'list' } } /> );
		const button = ( name: string ) =>
			screen.getByRole( 'button', { name } );
		act( () => button( 'Post 01' ).focus() );
		fireEvent.keyDown( button( 'Post 01' ), { key: 'ArrowDown' } );
		expect( document.activeElement ).toBe( button( 'Post 02' ) );
		expect( button( 'Post 01' ).tabIndex ).toBe( -1 );
		expect( button( 'Post 02' ).tabIndex ).toBe( 0 );
		fireEvent.keyDown( button( 'Post 02' ), { key: 'End' } );
		expect( document.activeElement ).toBe( button( 'Post 10' ) );
		fireEvent.keyDown( button( 'Post 10' ), { key: 'ArrowRight' } );
		expect( document.activeElement?.getAttribute( 'aria-label' ) ).toBe(
			'Actions'
		);
	} );
} );

it( 'does not compile with fields that do not exist', () => {
	const known = [ { id: 'title' }, { id: 'date' } ] as const;
	render(
		<DataView
			fields={ known }
			data={ [] }
			paginationInfo={ { totalItems: 0, totalPages: 0 } }
			// @ts-expect-error -- There is no such field.
			view={ { type: 'table', titleField: 'nothing' } }
			onChangeView={ () => undefined }
		/>
	);
	expect( screen.getByText( 'No results' ) ).toBeTruthy();
} );
