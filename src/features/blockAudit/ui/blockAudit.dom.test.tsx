/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { registerBlockType } from '@wordpress/blocks';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
	click,
	dialog,
	FakeSite,
	goTo,
	openScreen,
	settle,
} from '@tests/support/renderRoom';
import { provideStage } from '@/platform/stages';

const ROUTE = 'GET /atelier/v1/uses/blocks';

const makeType = (
	name: string,
	more: Readonly< Record< string, unknown > > = {}
) => ( {
	name,
	title: '',
	owner: { kind: 'unknown', name: '' },
	isRegistered: false,
	blocks: 3,
	documents: 2,
	...more,
} );

const TYPES = [
	makeType( 'core/paragraph', {
		title: 'Paragraph',
		owner: { kind: 'wordpress', name: 'WordPress' },
		isRegistered: true,
		blocks: 5000,
	} ),
	makeType( 'shop/price', {
		title: 'Price',
		owner: { kind: 'plugin', name: 'Shop' },
		isRegistered: true,
	} ),
	makeType( 'audit/by-script' ),
	makeType( 'gone/slider', {
		owner: { kind: 'inactive', name: 'Gone Slider' },
	} ),
];

const siteWith = ( answer: Readonly< Record< string, unknown > > = {} ) =>
	new FakeSite().on( ROUTE, () => ( {
		types: TYPES,
		total: TYPES.length,
		isComplete: true,
		...answer,
	} ) );

const list = () => screen.findByRole( 'region', { name: 'Block audit' } );

const rows = async (): Promise< readonly string[] > => {
	await screen.findByText( 'core/paragraph' );
	return within( await list() )
		.getAllByRole( 'row' )
		.slice( 1 )
		.map( ( row ) => row.textContent );
};

describe( 'the list of block types', () => {
	beforeAll( () => {
		registerBlockType( 'audit/by-script', {
			apiVersion: 3,
			title: 'By script',
			category: 'text',
			icon: 'smiley',
			attributes: {},
			usesContext: [],
			supports: {},
			edit: () => null,
			save: () => null,
		} );
		provideStage( 'editor', {} );
	} );

	it( 'names those of others first, and what only the editor knows', async () => {
		await openScreen( '/blocks', { site: siteWith() } );
		await screen.findByText( 'By script' );
		expect( await rows() ).toEqual( [
			expect.stringMatching( /^By script.*Unknown.*Available/ ),
			expect.stringMatching(
				/^gone\/slider.*Gone Slider \(not active\).*Gone/
			),
			expect.stringMatching( /^Price.*Shop.*Available/ ),
			expect.stringMatching( /^Paragraph.*WordPress.*5,000/ ),
		] );
	} );

	it( 'says where one is used', async () => {
		const site = siteWith().on( 'GET /atelier/v1/uses', {
			places: [ { type: 'page', id: '7', title: 'Old page' } ],
			others: 1,
			total: 2,
			isComplete: true,
		} );
		await openScreen( '/blocks', { site } );
		await click( '2 documents with “gone/slider”' );
		const open = await dialog( 'Where “gone/slider” is used' );
		await within( open ).findByRole( 'link', { name: 'Old page' } );
		within( open ).getByText( '1 more you can’t edit' );
	} );

	it( 'filters those that are gone', async () => {
		await openScreen( '/blocks', { site: siteWith() } );
		await screen.findByText( 'By script' );
		// Before the header of the column.
		const [ filter ] = screen.getAllByRole( 'button', { name: 'Status' } );
		fireEvent.click( filter as HTMLElement );
		fireEvent.click(
			await screen.findByRole( 'option', {
				name: 'Of plugins that are gone',
			} )
		);
		await settle();
		await waitFor( () =>
			expect( screen.queryByText( 'Price' ) ).toBeNull()
		);
		screen.getByText( 'gone/slider' );
	} );

	it( 'says what isn’t known, and tries again after an error', async () => {
		const site = siteWith( { isComplete: false, total: 2004 } )
			.on( 'POST /atelier/v1/uses/index', { isReading: false, done: 1 } )
			.fail( ROUTE, {
				status: 500,
				code: 'broken',
				message: 'Out of order',
			} );
		await openScreen( '/blocks', { site } );
		await screen.findByText( 'The blocks could not be loaded' );
		await click( 'Try again' );
		await screen.findByText( /Not all content could be checked yet/ );
		screen.getByText( '2,000 blocks that are used less aren’t listed.' );
	} );
} );

describe( 'the check of all blocks', () => {
	const FIND = 'GET /atelier/v1/find';

	const makeDocument = ( id: number, content: string ) => ( {
		type: 'page',
		id: String( id ),
		title: `Page ${ id }`,
		content,
	} );

	const makeStep = ( more: Readonly< Record< string, unknown > > ) => ( {
		documents: [],
		others: 0,
		read: 1,
		total: 0,
		cursor: '',
		...more,
	} );

	beforeAll( () => {
		registerBlockType( 'audit/box', {
			apiVersion: 3,
			title: 'Box',
			category: 'text',
			icon: 'smiley',
			attributes: {
				text: { type: 'string', source: 'text', selector: 'p' },
			},
			usesContext: [],
			supports: { className: false },
			edit: () => null,
			save: ( {
				attributes,
			}: {
				attributes: Record< string, string >;
			} ) => <p>{ attributes.text }</p>,
		} );
	} );

	// The parser tells developers what it has found.
	afterEach( () => {
		for ( const name of [ 'error', 'warn', 'info' ] as const ) {
			jest.mocked( console[ name ] ).mockClear();
		}
	} );

	const BROKEN =
		'<!-- wp:audit/box --><p class="odd">Words</p><!-- /wp:audit/box -->';
	const LOST =
		'<!-- wp:audit/box --><div>More</div><p>Words</p><!-- /wp:audit/box -->';

	it( 'goes on where it failed, and says what can be repaired and why not', async () => {
		const site = new FakeSite()
			.on( FIND, ( { query } ) =>
				query.cursor === '2'
					? makeStep( {
							documents: [ makeDocument( 2, LOST ) ],
							others: 3,
						} )
					: makeStep( {
							documents: [ makeDocument( 1, BROKEN + BROKEN ) ],
							total: 5,
							cursor: '2',
						} )
			)
			.fail( FIND, {
				status: 500,
				code: 'broken',
				message: 'Out of order',
			} );
		await openScreen( '/blocks', {
			site,
			query: { activeView: 'problems' },
		} );
		await click( 'Check all blocks' );
		await screen.findByText( 'The check couldn’t be finished' );
		await click( 'Try again' );
		await screen.findByText(
			/Invalid: 3\. Outdated: 0\. Missing: 0\. In 2 documents/
		);
		screen.getByText(
			/It has <div> where the block would save <p>.*lose content/
		);
		screen.getByText( /3 documents weren’t checked/ );
		screen.getByText( /Blocks: 2, in 1 document/ );
		const [ first ] = screen.getAllByRole( 'checkbox', {
			name: 'Repair Box: Invalid',
		} );
		fireEvent.click( first as HTMLElement );
		await screen.findByText( /Blocks: 1, in 1 document/ );
		expect(
			screen
				.getAllByRole< HTMLAnchorElement >( 'link', {
					name: 'Open Box: Invalid',
				} )
				.map( ( { href } ) =>
					new URL( href ).searchParams.get( 'block' )
				)
		).toEqual( [ 'audit/box.0', 'audit/box.1', 'audit/box.0' ] );
		// What was chosen stays as long as the check.
		goTo( '?page=atelier&p=/blocks' );
		await settle();
		goTo( '?page=atelier&p=/blocks&activeView=problems' );
		await screen.findByText( /Blocks: 1, in 1 document/ );
	} );

	it( 'offers one way on after repairing, and leaves nothing to choose', async () => {
		const site = new FakeSite()
			.on(
				FIND,
				makeStep( { documents: [ makeDocument( 1, BROKEN ) ] } )
			)
			.on( 'GET /wp/v2/pages/1', {
				id: 1,
				content: { raw: `${ BROKEN } and more` },
			} );
		await openScreen( '/blocks', {
			site,
			query: { activeView: 'problems' },
		} );
		await click( 'Check all blocks' );
		await screen.findByRole( 'checkbox', { name: 'Repair Box: Invalid' } );
		await click( 'Repair' );
		await screen.findByText( 'No document was changed.' );
		screen.getByText( /^It has changed since it was found/ );
		expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
		await click( 'Check again' );
		await screen.findByRole( 'checkbox', { name: 'Repair Box: Invalid' } );
		screen.getByRole( 'button', { name: 'Repair' } );
	} );

	it( 'says that everything is fine', async () => {
		const site = new FakeSite().on( FIND, makeStep( {} ) );
		await openScreen( '/blocks', {
			site,
			query: { activeView: 'problems' },
		} );
		await click( /Check/ );
		await screen.findByText( 'All blocks are fine.' );
	} );
} );
