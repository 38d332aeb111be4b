/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Removal } from '@/features/documents/index.model';
import { switchDraft } from '@/features/siteDrafts';
import { RemovalDialog } from './RemovalDialog';
import { removalLabels } from './removalLabels';

const mockFetch =
	jest.fn< ( options: { path: string } ) => Promise< unknown > >();

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: ( options: { path: string } ) => mockFetch( options ),
} ) );
jest.mock( '@/features/documents/index.records', () => ( {
	__esModule: true,
	OfflineWarnings: () => null,
	forgetEdits: jest.fn(),
	routeOf: ( type: string ) => `/wp/v2/${ type }`,
	routeOfRecord: ( { name, id }: { name: string; id: string } ) =>
		Promise.resolve( `/wp/v2/${ name }/${ id }` ),
	fetchNow: ( path: string ) => mockFetch( { path } ),
	refetch: jest.fn(),
	refuseStripping: () => Promise.resolve( { ok: true } ),
} ) );
jest.mock( '@/features/siteDrafts', () => ( {
	__esModule: true,
	switchDraft: jest.fn(),
} ) );

/** A site with one page that uses whatever is asked about, and two patterns. */
const answer = ( path: string ): unknown =>
	path.startsWith( '/atelier/v1/uses?' )
		? {
				places: [
					{ type: 'page', id: '3', title: 'Shop', isDirect: true },
				],
				others: 0,
				total: 1,
				isComplete: true,
			}
		: [
				{ id: 7, title: { raw: 'Hours' } },
				{ id: 8, title: { raw: 'Summer hours' } },
				{
					id: 9,
					title: { raw: 'Copied hours' },
					wp_pattern_sync_status: 'unsynced',
				},
			];

const show = (
	type: string,
	post: Readonly< Record< string, unknown > >,
	removal: Removal = 'trash'
) => {
	const calls = {
		onRemove: jest.fn(),
		onRemoved: jest.fn(),
		onLeave: jest.fn(),
		onClose: jest.fn(),
	};
	render(
		<RemovalDialog
			document={ { type, id: '7' } }
			post={ { id: 7, type, title: { raw: 'Hours' }, ...post } }
			removal={ removal }
			labels={ removalLabels( removal, 'Hours' ) }
			{ ...calls }
		/>
	);
	return calls;
};

const asked = ( start: string ) =>
	mockFetch.mock.calls.filter( ( [ { path } ] ) => path.startsWith( start ) );

beforeEach( () => {
	jest.clearAllMocks();
	mockFetch.mockImplementation( ( { path } ) =>
		Promise.resolve( answer( path ) )
	);
} );

describe( 'removing the open document', () => {
	it( 'says where a page is linked, and leaves the links unless the user chooses otherwise', async () => {
		const { onRemove } = show( 'page', {
			link: 'https://shop.test/hours/',
		} );
		await screen.findByRole( 'link', { name: 'Shop' } );
		screen.getByRole( 'radio', {
			name: /^Leave the links/,
			checked: true,
		} );
		fireEvent.click(
			screen.getByRole( 'button', { name: 'Move to trash' } )
		);
		expect( onRemove ).toHaveBeenCalled();
	} );

	it( 'offers other synced patterns in the place of one', async () => {
		show( 'wp_block', {} );
		fireEvent.click(
			await screen.findByRole( 'radio', { name: /^Replace it/ } )
		);
		expect(
			screen
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Choose one', 'Summer hours' ] );
	} );

	it( 'still asks if the others can’t be loaded, and tries again', async () => {
		mockFetch.mockImplementation( ( { path } ) =>
			path.startsWith( '/atelier/v1/uses?' )
				? Promise.resolve( answer( path ) )
				: Promise.reject( new Error( 'Offline' ) )
		);
		show( 'wp_block', {} );
		await screen.findByRole( 'radio', { name: /^Keep its blocks/ } );
		await waitFor( () =>
			expect( asked( '/wp/v2/blocks' ) ).not.toHaveLength( 0 )
		);
		await screen.findByText( /^What could replace it couldn’t be loaded/ );
		expect(
			screen.queryByRole( 'radio', { name: /^Replace it/ } )
		).toBeNull();
		mockFetch.mockImplementation( ( { path } ) =>
			Promise.resolve( answer( path ) )
		);
		fireEvent.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		await screen.findByRole( 'radio', { name: /^Replace it/ } );
	} );

	it( 'leaves its screen before the page reloads in the new site draft', async () => {
		mockFetch.mockImplementation( ( { path } ) =>
			Promise.resolve(
				path === '/atelier/v1/site-drafts'
					? { id: 40, title: 'Without', changes: [] }
					: path.startsWith( '/wp/v2/page/3' )
						? {
								content: {
									raw: '<!-- wp:block {"ref":7} /-->',
								},
								atelier_version: '1',
							}
						: answer( path )
			)
		);
		const { onLeave, onRemoved } = show( 'wp_block', {} );
		fireEvent.click(
			await screen.findByRole( 'radio', { name: /^Replace it/ } )
		);
		fireEvent.change( screen.getByRole( 'combobox' ), {
			target: { value: '8' },
		} );
		fireEvent.click(
			screen.getByRole( 'radio', { name: /^In a new site draft/ } )
		);
		jest.mocked( switchDraft ).mockImplementation( () =>
			expect( onLeave ).toHaveBeenCalled()
		);
		fireEvent.click(
			screen.getByRole( 'button', { name: 'Move to trash' } )
		);
		await waitFor( () => expect( switchDraft ).toHaveBeenCalled() );
		expect( onRemoved ).not.toHaveBeenCalled();
	} );

	it.each( [
		[
			'a pattern whose copies are on their own',
			'wp_block',
			{ wp_pattern_sync_status: 'unsynced' },
			'trash',
		],
		[ 'a template that is reset', 'wp_template', {}, 'reset' ],
	] as const )(
		'asks nobody about uses of %s',
		async ( _name, type, post, removal ) => {
			const { onRemove } = show( type, post, removal );
			fireEvent.click(
				await screen.findByRole( 'button', {
					name: removalLabels( removal, '' ).action,
				} )
			);
			expect( onRemove ).toHaveBeenCalled();
			expect( asked( '/atelier/v1/uses' ) ).toEqual( [] );
		}
	);
} );
