/**
 * @jest-environment jsdom
 */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { stubGlobal } from '@tests/unit/stubGlobal';
import { refetchDrafts } from '../data/freshDrafts';
import { sayPublished } from '../data/sayPublished';
import { ChangesList } from './ChangesList';
import { PublishDraftDialog } from './PublishDraftDialog';

interface Request {
	readonly method: string;
	readonly path: string;
	readonly data: unknown;
}

const mockFetch =
	jest.fn< ( request: Partial< Request > ) => Promise< unknown > >();
jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: Object.assign(
		( request: Partial< Request > ) => mockFetch( request ),
		{ use: jest.fn() }
	),
} ) );
jest.mock( '@/platform/boot', () => ( {
	__esModule: true,
	...jest.requireActual< object >( '@/platform/boot' ),
	boot: () => ( {
		homeUrl: 'https://site.test/',
		postTypes: { page: { label: 'Page', plural: 'Pages' } },
		theme: { stylesheet: 'one' },
		home: 'https://example.org/',
		site: { homepage: 0, postsPage: 0, privacyPage: 0 },
		siteDraft: null,
		clockAhead: 0,
	} ),
} ) );
interface DataModule {
	readonly createReduxStore: ( name: string, options: object ) => object;
	readonly register: ( store: object ) => void;
}
jest.mock( '@wordpress/core-data', () => {
	const { createReduxStore, register } =
		jest.requireActual< DataModule >( '@wordpress/data' );
	const templates = [
		{ slug: 'landing-page', title: { raw: 'Landing page' } },
	];
	const store = createReduxStore( 'core', {
		reducer: ( state: unknown = null ) => state,
		selectors: {
			getEntityRecord: (
				_state: unknown,
				_kind: string,
				_name: string,
				id: number
			) => ( id === 5 ? { id, name: 'Cakes &amp; pies' } : undefined ),
			getEntityRecords: () => templates,
		},
	} );
	register( store );
	return { __esModule: true, store };
} );
jest.mock( '@/ui/WhenInView', () => ( {
	__esModule: true,
	WhenInView: () => null,
} ) );
jest.mock( '@/platform/stages', () => ( {
	__esModule: true,
	...jest.requireActual< object >( '@/platform/stages' ),
	loadStage: jest.fn(),
} ) );
jest.mock( '../data/sayPublished', () => ( {
	__esModule: true,
	sayPublished: jest.fn(),
} ) );
jest.mock( '@/features/saving/data/changes', () => ( {
	__esModule: true,
	useChangedRecords: () => [],
} ) );
jest.mock( '@/features/previews', () => ( {
	__esModule: true,
} ) );
jest.mock( '../data/pictures', () => ( {
	__esModule: true,
	useDraftPreview: () => ( { status: 'loading' } ),
} ) );

type Values = Readonly< Record< string, unknown > >;

const SCRIPT = '<script>alert( 1 )</script>';
const ANN = { id: 3, name: 'Ann', avatar: '' };

const change = ( more: Values = {} ): Values => ( {
	key: 'page:2',
	type: 'page',
	recordId: '2',
	label: 'About',
	action: 'update',
	edits: { title: 'Over' },
	base: { title: 'About' },
	live: {},
	author: ANN,
	modified: '2026-11-24T20:00:00Z',
	version: 'v1',
	status: 'ready',
	conflicts: [],
	mergeable: false,
	message: '',
	withheld: [],
	approvable: false,
	...more,
} );

const unapproved = ( more: Values = {} ): Values =>
	change( {
		status: 'unapproved',
		message: 'Ann isn’t allowed to publish this.',
		edits: {
			content: `<p>Hi${ SCRIPT }</p>`,
			meta: { footnotes: '[]' },
		},
		base: { content: '' },
		withheld: [
			{ property: 'content', by: ANN, message: 'It has code.' },
			{ property: 'meta.footnotes', by: null, message: 'No rights.' },
		],
		approvable: true,
		...more,
	} );

/** A site with one draft: its changes, and its answers to the requests that write. */
function siteWith( first: readonly Values[] ) {
	const sent: Request[] = [];
	const site = {
		sent,
		changes: first,
		onPublish: (): unknown => ( {} ),
		onApprove: ( keys: readonly string[] ): unknown => {
			site.changes = site.changes.map( ( one ) =>
				keys.includes( String( one.key ) )
					? {
							...one,
							status: 'ready',
							withheld: [],
							message: '',
							approvable: false,
						}
					: one
			);
			return { approved: keys, versions: keys.map( () => 'v2' ) };
		},
		fails: false,
	};
	mockFetch.mockImplementation( ( { path = '', method = 'GET', data } ) => {
		if ( site.fails ) {
			return Promise.reject(
				Object.assign( new Error( 'Failed' ), {
					code: 'fetch_error',
				} )
			);
		}
		if ( method !== 'GET' ) {
			sent.push( { method, path, data } );
		}
		return new Promise( ( resolve ) =>
			resolve(
				path.endsWith( '/publish' )
					? site.onPublish()
					: path.endsWith( '/approve' )
						? site.onApprove(
								( data as { keys: readonly string[] } ).keys
							)
						: path.endsWith( '/changes' )
							? site.changes
							: {
									id: 7,
									title: 'Spring',
									status: 'open',
									count: site.changes.length,
								}
			)
		);
	} );
	return site;
}

const refuse = ( code: string, message: string, changes: unknown ): never => {
	throw Object.assign( new Error( message ), {
		code,
		data: { status: 409, changes },
	} );
};

const settle = () =>
	act( async () => {
		for ( let turn = 0; turn < 20; turn++ ) {
			await Promise.resolve();
		}
	} );

async function openDialog() {
	const onClose = jest.fn();
	const { unmount } = render(
		<PublishDraftDialog
			draft={ { id: 7, title: 'Spring' } }
			onClose={ onClose }
		/>
	);
	await settle();
	return { onClose, unmount };
}

async function openList() {
	render( <ChangesList id={ 7 } /> );
	await settle();
}

const button = ( name: string | RegExp ) =>
	screen.getByRole( 'button', { name } );
const click = async ( name: string | RegExp ) => {
	fireEvent.click( button( name ) );
	await settle();
};
const agree = async () => {
	fireEvent.click( screen.getByRole( 'checkbox' ) );
	await settle();
};
const isDisabled = ( element: HTMLElement ) =>
	element.getAttribute( 'aria-disabled' ) === 'true';
const paths = ( { sent }: { readonly sent: readonly Request[] } ) =>
	sent.map( ( { path } ) => path.replace( /.*site-drafts\/7/, '' ) );

beforeEach( () => {
	// jsdom has none.
	stubGlobal( 'Response', jest.fn() );
	jest.mocked( sayPublished ).mockReset();
	act( refetchDrafts );
} );

describe( 'the dialog', () => {
	it( 'lists what the site refuses to publish, and publishes once that is taken over knowingly', async () => {
		const site = siteWith( [ change() ] );
		const { onClose } = await openDialog();
		const refused = unapproved();
		site.onPublish = () => {
			site.changes = [ refused ];
			return refuse(
				'atelier_draft_unapproved',
				'One change needs approval.',
				[ refused ]
			);
		};
		await click( 'Publish' );
		expect( screen.getByRole( 'alert' ).textContent ).toBe(
			'One change needs approval.'
		);
		const section = screen.getByRole( 'region', {
			name: '1 change needs approval',
		} );
		expect( document.activeElement ).toBe(
			within( section ).getByRole( 'heading', { level: 2 } )
		);
		expect( section.textContent ).toContain( 'Content, changed by Ann' );
		expect( section.textContent ).toContain( 'It has code.' );
		expect( section.textContent ).toContain( 'Footnotes' );
		expect( section.textContent ).toContain( SCRIPT );

		// The same button again does nothing.
		const act1 = button( 'Take over 1 change and publish' );
		expect( isDisabled( act1 ) ).toBe( true );
		await click( 'Take over 1 change and publish' );
		expect( paths( site ) ).toEqual( [ '/publish' ] );

		site.onPublish = () => ( {} );
		await agree();
		await click( 'Take over 1 change and publish' );
		expect( paths( site ) ).toEqual( [
			'/publish',
			'/changes/approve',
			'/publish',
		] );
		expect( site.sent[ 1 ]?.data ).toEqual( {
			keys: [ 'page:2' ],
			versions: [ 'v1' ],
		} );
		expect( sayPublished ).toHaveBeenCalled();
		expect( onClose ).toHaveBeenCalled();
	} );

	it( 'lists unapproved changes before anything is sent, apart from others', async () => {
		const site = siteWith( [
			change( { key: 'page:3', label: 'Fine', edits: {} } ),
			...Array.from( { length: 200 }, ( _value, index ) =>
				unapproved( {
					key: `page:${ index + 10 }`,
					label: `${ index } ${ 'Long title '.repeat( 40 ) }`,
				} )
			),
		] );
		await openDialog();
		const section = screen
			.getByText( '200 changes need approval' )
			.closest( 'section' );
		expect( section?.querySelectorAll( 'h3' ) ).toHaveLength( 200 );
		expect( section?.textContent ).not.toContain( 'Fine' );
		// Queries for roles and labels take seconds in so many elements.
		const [ checkbox ] = document.querySelectorAll(
			'input[type="checkbox"]'
		);
		expect( checkbox?.closest( 'div' )?.parentElement?.textContent ).toBe(
			'I’ve checked 200 changes and take responsibility for them.'
		);
		fireEvent.click( checkbox as Element );
		fireEvent.click(
			screen.getByText( 'Take over 200 changes and publish' )
		);
		await settle();
		expect( paths( site ) ).toEqual( [ '/changes/approve', '/publish' ] );
		expect( site.sent[ 1 ]?.data ).toMatchObject( {
			versions: [ 'v1', ...Array.from( { length: 200 }, () => 'v2' ) ],
		} );
		expect( site.sent[ 0 ]?.data ).toMatchObject( {
			keys: { length: 200 },
		} );
	} );

	it( 'says in place why taking over was refused, and publishes nothing', async () => {
		const site = siteWith( [ unapproved() ] );
		const { onClose } = await openDialog();
		site.onApprove = () => {
			site.changes = [ unapproved( { approvable: false } ) ];
			return refuse(
				'atelier_draft_forbidden',
				'You aren’t allowed to use this code.',
				site.changes
			);
		};
		await agree();
		await click( /^Take over/ );
		expect( screen.getByRole( 'alert' ).textContent ).toBe(
			'You aren’t allowed to use this code.'
		);
		expect( paths( site ) ).toEqual( [ '/changes/approve' ] );
		expect( onClose ).not.toHaveBeenCalled();
		expect( isDisabled( button( 'Publish' ) ) ).toBe( true );
		expect( document.body.textContent ).toContain(
			'Ask someone who may publish this to take it over.'
		);
	} );

	it( 'has no way to take over what the user isn’t allowed to publish', async () => {
		const site = siteWith( [
			unapproved( { approvable: false } ),
			unapproved( { key: 'page:3' } ),
		] );
		await openDialog();
		expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
		expect( isDisabled( button( 'Publish' ) ) ).toBe( true );
		await click( 'Publish' );
		expect( site.sent ).toEqual( [] );
		expect( document.body.textContent ).toContain(
			'Nothing can be published yet, because you aren’t allowed to publish 1 change.'
		);
		expect( button( 'Review changes' ) ).toBeTruthy();
	} );

	it( 'forgets the agreement once a change is different', async () => {
		const site = siteWith( [ unapproved() ] );
		await openDialog();
		await agree();
		expect( isDisabled( button( /^Take over/ ) ) ).toBe( false );
		site.changes = [ unapproved( { edits: { content: 'Other' } } ) ];
		act( refetchDrafts );
		await settle();
		expect( isDisabled( button( /^Take over/ ) ) ).toBe( true );
	} );

	it( 'takes over nothing that has changed since it was shown', async () => {
		const site = siteWith( [ unapproved() ] );
		await openDialog();
		await agree();
		site.changes = [ unapproved( { edits: { content: 'Other' } } ) ];
		await click( /^Take over/ );
		expect( site.sent ).toEqual( [] );
		expect( screen.getByRole( 'alert' ).textContent ).toContain(
			'Check it again.'
		);
		expect( isDisabled( button( /^Take over/ ) ) ).toBe( true );
	} );

	it( 'publishes nothing if it is closed while taking over', async () => {
		const site = siteWith( [ unapproved() ] );
		const { unmount } = await openDialog();
		await agree();
		let answer: ( value: unknown ) => void = () => undefined;
		site.onApprove = () =>
			new Promise( ( resolve ) => {
				answer = resolve;
			} );
		await click( /^Take over/ );
		expect( screen.getByText( 'Taking over…' ) ).toBeTruthy();
		unmount();
		answer( { approved: [ 'page:2' ] } );
		await settle();
		expect( paths( site ) ).toEqual( [ '/changes/approve' ] );
	} );

	it( 'keeps the agreement and says so without a connection', async () => {
		const site = siteWith( [ unapproved() ] );
		await openDialog();
		await agree();
		site.fails = true;
		await click( /^Take over/ );
		expect( screen.getByRole( 'alert' ).textContent ).toContain(
			'could not be reached'
		);
		expect( site.sent ).toEqual( [] );
		site.fails = false;
		await click( /^Take over/ );
		expect( paths( site ) ).toEqual( [ '/changes/approve', '/publish' ] );
	} );
} );

describe( 'the list', () => {
	it( 'takes over a change after a question', async () => {
		const site = siteWith( [ unapproved() ] );
		await openList();
		expect( document.body.textContent ).toContain(
			'Ann isn’t allowed to publish this.'
		);
		const opener = button( 'Take over “About”…' );
		opener.focus();
		await click( 'Take over “About”…' );
		expect( site.sent ).toEqual( [] );
		await click( 'Take over' );
		expect( site.sent.map( ( { data } ) => data ) ).toEqual( [
			{ keys: [ 'page:2' ], versions: [ 'v1' ] },
		] );
		expect(
			screen.queryByRole( 'button', { name: /^Take over/ } )
		).toBeNull();
		expect( document.activeElement?.tagName ).toBe( 'H3' );
	} );

	it( 'says in place why that was refused', async () => {
		const site = siteWith( [ unapproved() ] );
		await openList();
		site.onApprove = () =>
			refuse( 'atelier_draft_forbidden', 'Not you.', site.changes );
		await click( 'Take over “About”…' );
		await click( 'Take over' );
		expect( screen.getByRole( 'alert' ).textContent ).toBe( 'Not you.' );
	} );

	it( 'says who can take over what the user isn’t allowed to', async () => {
		siteWith( [
			unapproved( {
				approvable: false,
				withheld: [ { property: '*', by: null, message: 'Unsigned.' } ],
			} ),
		] );
		await openList();
		expect(
			screen.queryByRole( 'button', { name: /^Take over/ } )
		).toBeNull();
		expect( document.body.textContent ).toContain(
			'The whole changeUnsigned.'
		);
		expect( document.body.textContent ).toContain(
			'Ask someone who may publish this to take it over.'
		);
	} );

	it( 'shows changes that were altered, to discard them only', async () => {
		siteWith( [
			{
				key: '812',
				status: 'invalid',
				message:
					'This change was altered outside of Atelier. Discard it.',
			},
		] );
		await openList();
		expect( document.body.textContent ).toContain( 'Other changes' );
		expect( document.body.textContent ).toContain(
			'altered outside of Atelier'
		);
		expect( button( 'Discard changes to “(no title)”' ) ).toBeTruthy();
		expect( screen.queryByRole( 'button', { name: /^Move/ } ) ).toBeNull();
		expect( screen.queryByRole( 'button', { name: /^Open/ } ) ).toBeNull();
	} );

	it( 'names values that can’t be shown, and shows their code and source', async () => {
		siteWith( [
			change( {
				edits: {
					title: 'Harmless',
					content: { raw: { raw: SCRIPT } },
					template: 'wide',
					status: 'publish',
					meta: { color: 'red' },
				},
				base: {
					title: 'About',
					content: '<!-- wp:html --><b>x</b><!-- /wp:html -->',
					status: 'draft',
				},
			} ),
		] );
		await openList();
		const text = document.body.textContent;
		expect( text ).toContain( 'Content: This value can’t be shown.' );
		// Its blocks aren't compared: all of them would be removed.
		expect( text ).not.toContain( 'Loading changes to the content' );
		expect( text ).toContain( `Added codeContent${ SCRIPT }` );
		expect( text ).toContain( 'Template: “Default template” → “wide”' );
		expect( text ).toContain( 'Status: “Draft” → “Published”' );
		expect( text ).toContain( 'Custom fields › Color: none → “red”' );
		const toggle = button( 'Show source' );
		expect( toggle.getAttribute( 'aria-expanded' ) ).toBe( 'false' );
		await click( 'Show source' );
		expect( document.body.textContent ).toContain( '"raw": {' );
		await click( 'Hide source' );
		expect( document.body.textContent ).not.toContain( '"raw": {' );
	} );

	it( 'names the other sites that visitors’ browsers would ask', async () => {
		siteWith( [
			change( {
				edits: {
					content:
						'<!-- wp:image -->\n<figure class="wp-block-image"><img src="https://cdn.example/a.png" alt=""/></figure>\n<!-- /wp:image -->',
				},
				base: { content: '<a href="https://other.example/">x</a>' },
			} ),
		] );
		await openList();
		const text = document.body.textContent;
		expect( text ).toContain( 'Loaded from other sites' );
		expect( text ).toContain( 'cdn.example' );
		expect( text ).not.toContain( 'Added code' );
	} );

	it( 'shows the values and the code of a new record', async () => {
		siteWith( [
			change( {
				action: 'create',
				edits: {
					title: 'New',
					status: 'publish',
					slug: 'new',
					template: 'wide',
					content: SCRIPT,
				},
				base: {},
			} ),
		] );
		await openList();
		const text = document.body.textContent;
		expect( text ).toContain( 'Template: “wide”' );
		expect( text ).not.toContain( 'none' );
		expect( text ).not.toContain( 'Status' );
		expect( text ).not.toContain( 'Slug' );
		expect( text ).toContain( SCRIPT );
	} );

	it( 'names templates and terms, and what left the trash', async () => {
		siteWith( [
			change( {
				edits: {
					status: 'publish',
					slug: 'about',
					template: 'landing-page',
					categories: [ 5 ],
					tags: [ 6 ],
				},
				base: {
					status: 'trash',
					slug: 'about__trashed',
					template: '',
					categories: [],
				},
			} ),
		] );
		await openList();
		const text = document.body.textContent;
		expect( text ).toContain( 'Restored from the trash (Published)' );
		expect( text ).not.toContain( 'Slug' );
		expect( text ).toContain( '“Default template” → “Landing page”' );
		expect( text ).toContain( 'Categories: none → “Cakes & pies”' );
		// Its name is still loading.
		expect( text ).toContain( 'Tags: none → 1 item' );
	} );

	it( 'shows code as text only, with all of it on request', async () => {
		const long = `<script>${ 'x'.repeat( 3000 ) }</script>`;
		siteWith( [
			change( {
				edits: {
					content: long + '<i onclick=go()>'.repeat( 1 ),
					excerpt: Array.from(
						{ length: 8 },
						( _value, index ) => `<b onclick=${ index }>`
					).join( '' ),
				},
				base: {},
			} ),
		] );
		await openList();
		expect( document.querySelector( 'script, [onclick]' ) ).toBeNull();
		expect( document.body.textContent ).not.toContain( long );
		await click( 'Show all of it: Content' );
		expect( document.body.textContent ).toContain( long );
		await click( 'Show 5 more pieces of code' );
		expect( document.querySelectorAll( 'pre' ) ).toHaveLength( 10 );
	} );
} );
