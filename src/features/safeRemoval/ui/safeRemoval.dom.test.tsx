/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { startPage } from '@tests/support/freshPage';
import { makeBoot } from '@tests/support/makeBoot';
import { switchDraft } from '@/features/siteDrafts';
import type * as Documents from '@/features/documents/index.records';
import type { RemovedRecord } from '../model/repair';
import { SafeRemoval } from './SafeRemoval';

interface Sent {
	readonly path: string;
	readonly method?: string;
	readonly data?: { readonly content?: string };
	readonly headers?: Readonly< Record< string, string > >;
}

const mockFetch = jest.fn< ( options: Sent ) => Promise< unknown > >();

const mockReceive =
	jest.fn< ( page: { readonly id: string } ) => Promise< null > >();

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: ( options: Sent ) => mockFetch( options ),
} ) );
jest.mock( '@/features/siteDrafts', () => ( {
	__esModule: true,
	switchDraft: jest.fn(),
} ) );
jest.mock( '@/features/documents/index.records', () => ( {
	...jest.requireActual< typeof Documents >(
		'@/features/documents/index.records'
	),
	routeOfRecord: ( { name, id }: { name: string; id: string } ) =>
		Promise.resolve( `/wp/v2/${ name }/${ id }` ),
	refetch: jest.fn(),
	receive: ( page: { id: string } ) => mockReceive( page ),
} ) );

const CONTENT = '<!-- wp:block {"ref":7} /--><!-- wp:separator /-->';

/** A site with pages that use pattern 7. */
function siteWith( {
	pages,
	content = CONTENT,
	others = 0,
	places = [],
	isRefused = () => false,
}: {
	pages: number;
	content?: string;
	others?: number;
	places?: readonly object[];
	/** Whether a save is refused, because somebody else has changed the document. */
	isRefused?: ( path: string ) => boolean;
} ): Sent[] {
	const sent: Sent[] = [];
	mockFetch.mockImplementation( ( options ) => {
		const { path, method = 'GET' } = options;
		if ( method !== 'GET' ) {
			sent.push( options );
			if ( method === 'POST' && isRefused( path ) ) {
				return Promise.reject(
					Object.assign(
						new Error( 'Jo changed this in the meantime.' ),
						{ code: 'atelier_conflict', data: { status: 409 } }
					)
				);
			}
		}
		if ( path.startsWith( '/atelier/v1/uses?' ) ) {
			return Promise.resolve( {
				places: [
					...Array.from( { length: pages }, ( _, at ) => ( {
						type: 'page',
						id: String( at + 1 ),
						title: `Page ${ at + 1 }`,
						isDirect: true,
					} ) ),
					...places,
				],
				others,
				total: pages + others + places.length,
				isComplete: true,
			} );
		}
		if ( path === '/atelier/v1/filtered-content' ) {
			const filtered = options.data?.content?.replace(
				/<\/?script>/g,
				''
			);
			return Promise.resolve( { content: filtered } );
		}
		if ( path === '/atelier/v1/site-drafts' ) {
			return Promise.resolve( {
				id: 90,
				title: 'Without “Hours”',
				status: 'open',
			} );
		}
		return Promise.resolve( {
			content: {
				raw: path.startsWith( '/wp/v2/wp_block/' )
					? '<!-- wp:spacer /-->'
					: content,
			},
			atelier_version: `content:${ path.split( '?' )[ 0 ] }`,
		} );
	} );
	return sent;
}

const removed: RemovedRecord = { kind: 'pattern', id: '7' };
const onRemove = jest.fn< () => void >();

const onClose = jest.fn();

const Dialog = () => (
	<SafeRemoval
		removed={ [ removed ] }
		title="Hours"
		paths={ [ '/wp/v2/wp_block/7?force=true' ] }
		others={ [ { id: '9', title: 'New hours' } ] }
		label="Delete"
		onRemove={ onRemove }
		onClose={ onClose }
	>
		<p>Delete it?</p>
	</SafeRemoval>
);

const choose = async ( name: RegExp ) =>
	fireEvent.click( await screen.findByRole( 'radio', { name } ) );
const press = ( name: string ) =>
	fireEvent.click( screen.getByRole( 'button', { name } ) );

beforeEach( () => {
	jest.clearAllMocks();
	startPage( makeBoot() );
	Element.prototype.scrollIntoView = () => undefined;
} );

describe( 'removing what is used', () => {
	it( 'replaces it in a new site draft, in which it is deleted last', async () => {
		const sent = siteWith( { pages: 2 } );
		render( <Dialog /> );
		await choose( /^Replace it/ );
		expect(
			screen
				.getByRole( 'button', { name: 'Delete' } )
				.getAttribute( 'aria-disabled' )
		).toBe( 'true' );
		fireEvent.change( screen.getByLabelText( 'Replacement' ), {
			target: { value: '9' },
		} );
		press( 'Delete' );
		await waitFor( () => expect( switchDraft ).toHaveBeenCalled() );
		expect(
			sent.map( ( { path, method, data } ) => [
				method,
				path.replace( /[?&]context=.*?(?=&atelier|$)/, '' ),
				data?.content,
			] )
		).toEqual( [
			[ 'POST', '/atelier/v1/site-drafts', undefined ],
			...[ 1, 2 ].map( ( id ) => [
				'POST',
				`/wp/v2/page/${ id }?atelier_draft=90`,
				'<!-- wp:block {"ref":9} /--><!-- wp:separator /-->',
			] ),
			[
				'DELETE',
				'/wp/v2/wp_block/7?force=true&atelier_draft=90',
				undefined,
			],
		] );
	} );

	it( 'saves no document without the code that the role may not save', async () => {
		startPage( makeBoot( { user: { id: 1, canSaveCode: false } } ) );
		const sent = siteWith( {
			pages: 2,
			content: `<!-- wp:html --><script>one()</script><!-- /wp:html -->${ CONTENT }`,
		} );
		render( <Dialog /> );
		await choose( /^Keep its blocks/ );
		press( 'Delete' );
		await screen.findByText( /“Page 2” – .*would remove: <script>/ );
		expect( sent.filter( ( { path } ) => /page/.test( path ) ) ).toEqual(
			[]
		);
	} );

	it( 'finds in the draft, too, what somebody else has changed since it was read, and goes on from there', async () => {
		let isChanged = true;
		const sent = siteWith( {
			pages: 2,
			isRefused: ( path ) => isChanged && path.includes( '/page/2?' ),
		} );
		render( <Dialog /> );
		await choose( /^Keep its blocks/ );
		press( 'Delete' );
		await screen.findByText( /“Page 2” – Jo changed this/ );
		expect(
			sent
				.filter( ( { path } ) => path.includes( '/page/' ) )
				.map( ( { headers } ) => headers )
		).toEqual(
			[ 1, 2 ].map( ( id ) => ( {
				'X-Atelier-Based-On': `content:/wp/v2/page/${ id }`,
			} ) )
		);
		expect( sent.some( ( { method } ) => method === 'DELETE' ) ).toBe(
			false
		);
		isChanged = false;
		press( 'Delete' );
		await waitFor( () => expect( switchDraft ).toHaveBeenCalled() );
		expect(
			sent.filter( ( { path } ) => path === '/atelier/v1/site-drafts' )
		).toHaveLength( 1 );
	} );

	it( 'changes all documents or none as unsaved changes', async () => {
		let second = '<!-- wp:block {"ref":7,"content":{"A":{}}} /-->';
		const sent = siteWith( { pages: 2 } );
		const core = dispatch( coreStore ) as unknown as {
			addEntities: ( entities: readonly object[] ) => void;
			receiveEntityRecords: (
				kind: string,
				name: string,
				records: readonly object[]
			) => void;
		};
		core.addEntities( [
			{
				kind: 'postType',
				name: 'page',
				baseURL: '/wp/v2/page',
				rawAttributes: [ 'content' ],
			},
		] );
		mockReceive.mockImplementation( ( { id } ) => {
			const raw = id === '2' ? second : CONTENT;
			core.receiveEntityRecords( 'postType', 'page', [
				{ id: Number( id ), content: { raw } },
			] );
			return Promise.resolve( null );
		} );
		const edited = () =>
			[ 1, 2 ].map(
				( id ) =>
					select( coreStore ).getEntityRecordEdits(
						'postType',
						'page',
						id
					)?.content
			);
		render( <Dialog /> );
		await choose( /^Keep its blocks/ );
		await choose( /^As unsaved changes/ );
		press( 'Change them' );
		await screen.findByText( /“Page 2” – It shows other texts/ );
		expect( edited() ).toEqual( [ undefined, undefined ] );
		second = CONTENT;
		press( 'Change them' );
		const repaired = '<!-- wp:spacer /--><!-- wp:separator /-->';
		await waitFor( () =>
			expect( edited() ).toEqual( [ repaired, repaired ] )
		);
		expect( sent ).toEqual( [] );
	} );

	it( 'can’t be cancelled any more once documents are being changed', async () => {
		siteWith( { pages: 2 } );
		render( <Dialog /> );
		await choose( /^Keep its blocks/ );
		press( 'Delete' );
		press( 'Cancel' );
		expect( onClose ).not.toHaveBeenCalled();
		await waitFor( () => expect( onClose ).toHaveBeenCalledTimes( 1 ) );
	} );

	it( 'doesn’t take those into the draft who have closed it while it was at work', async () => {
		siteWith( { pages: 2 } );
		const { unmount } = render( <Dialog /> );
		await choose( /^Keep its blocks/ );
		press( 'Delete' );
		unmount();
		await waitFor( () => expect( onClose ).toHaveBeenCalledTimes( 1 ) );
		expect( switchDraft ).not.toHaveBeenCalled();
		const notices = select( noticesStore ).getNotices() as readonly {
			content: string;
		}[];
		expect( notices.map( ( { content } ) => content ) ).toContain(
			'“Hours” is deleted in a new site draft.'
		);
	} );

	it( 'isn’t replaced by what contains it, itself or through another pattern', async () => {
		const sent = siteWith( {
			pages: 1,
			places: [
				{
					type: 'wp_block',
					id: '9',
					title: 'New hours',
					isDirect: false,
				},
			],
		} );
		render( <Dialog /> );
		await choose( /^Replace it/ );
		fireEvent.change( screen.getByLabelText( 'Replacement' ), {
			target: { value: '9' },
		} );
		press( 'Delete' );
		await screen.findByText( /^“New hours” can’t come in its place/ );
		expect( sent ).toEqual( [] );
	} );

	it( 'keeps its blocks, and says how many documents stay as they are', async () => {
		const sent = siteWith( { pages: 2, others: 3 } );
		render( <Dialog /> );
		await choose( /^Keep its blocks/ );
		screen.getByText( '3 documents you can’t edit stay as they are.' );
		press( 'Delete' );
		await waitFor( () => expect( switchDraft ).toHaveBeenCalled() );
		expect( sent[ 1 ]?.data?.content ).toBe(
			'<!-- wp:spacer /--><!-- wp:separator /-->'
		);
	} );

	it( 'doesn’t save documents that have no reference', async () => {
		const sent = siteWith( { pages: 2, content: '<!-- wp:spacer /-->' } );
		render( <Dialog /> );
		await choose( /^Keep its blocks/ );
		press( 'Delete' );
		await waitFor( () => expect( switchDraft ).toHaveBeenCalled() );
		expect( sent.map( ( { method } ) => method ) ).toEqual( [
			'POST',
			'DELETE',
		] );
	} );

	it( 'deletes nothing if a document can’t be changed, and names it', async () => {
		const sent = siteWith( {
			pages: 2,
			content: '<!-- wp:block {"ref":7,"content":{"A":{}}} /-->',
		} );
		render( <Dialog /> );
		await choose( /^Keep its blocks/ );
		press( 'Delete' );
		const problem = await screen.findByText( /couldn’t be changed:/ );
		expect( problem.textContent.split( '\n' ) ).toEqual( [
			expect.stringMatching( /^Nothing was changed/ ),
			expect.stringMatching( /^“Page 1” – It shows other texts/ ),
			expect.stringMatching( /^“Page 2” – It shows other texts/ ),
			'Change them yourself, then try again.',
		] );
		expect( sent.some( ( { method } ) => method === 'DELETE' ) ).toBe(
			false
		);
		expect( switchDraft ).not.toHaveBeenCalled();
	} );

	it( 'is deleted at once while its uses are left, or if there are none', async () => {
		siteWith( { pages: 0 } );
		render( <Dialog /> );
		await screen.findByText( 'It isn’t used anywhere.' );
		press( 'Delete' );
		expect( onRemove ).toHaveBeenCalled();
	} );
} );
