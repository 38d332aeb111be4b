/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
	address,
	button,
	choose,
	click,
	dialog,
	FakeSite,
	fill,
	isDisabled,
	notice,
	openScreen,
	renderRoom,
	settle,
} from '@tests/support/renderRoom';
import type { Choice } from '../model/describe';
import { AddToMenu } from './AddToMenu';

type Values = Readonly< Record< string, unknown > >;

const ROUTE = '/wp/v2/navigation';

const link = ( label: string ): string =>
	`<!-- wp:navigation-link ${ JSON.stringify( { label, url: `/${ label }` } ) } /-->`;

const makeMenu = ( id: number, title: string, more: Values = {} ): Values => ( {
	id,
	type: 'wp_navigation',
	slug: title,
	status: 'publish',
	title: { raw: title, rendered: title },
	content: { raw: '', rendered: '', block_version: 1 },
	meta: {},
	...more,
} );

const navigation = () =>
	within( screen.getByRole( 'region', { name: 'Navigation' } ) );

describe( 'the list of menus', () => {
	const list = () => screen.findByRole( 'region', { name: 'Menus' } );

	function siteWith( menus: Values[] ): FakeSite {
		const site = new FakeSite();
		site.records( ROUTE, menus );
		return site.on( 'GET /atelier/v1/menus', () =>
			menus.map( ( { id } ) => ( {
				id,
				items: 2,
				usedIn: [
					{
						type: 'wp_block',
						id: '9',
						title: `Pattern of ${ String( id ) }`,
					},
				],
				isInvalid: false,
				atelier_version: 'v1',
			} ) )
		);
	}

	const rowOf = async ( title: string ) => {
		const region = await list();
		const found = await within( region ).findByText( title );
		return found.closest( 'tr' ) as HTMLElement;
	};

	async function act( title: string, action: string ): Promise< void > {
		await click( 'Actions', await rowOf( title ) );
		fireEvent.click(
			await screen.findByRole( 'menuitem', { name: action } )
		);
		await settle();
	}

	it( 'has their items and uses, and renames, duplicates and deletes', async () => {
		const menus = [
			makeMenu( 3, 'Main', {
				content: { raw: link( 'a' ) + link( 'b' ), rendered: '' },
			} ),
			makeMenu( 4, 'Other' ),
		];
		const site = siteWith( menus );
		await openScreen( '/navigation', { site } );
		const row = await rowOf( 'Main' );
		await within( row ).findByRole( 'cell', { name: '2' } );
		within( row ).getByRole( 'link', { name: 'Pattern of 3' } );

		await act( 'Main', 'Rename' );
		const form = await dialog( 'Rename' );
		const save = () => button( 'Save', form );
		expect( isDisabled( save() ) ).toBe( true );
		await fill( 'Navigation title', '  ', form );
		expect( isDisabled( save() ) ).toBe( true );
		await fill( 'Navigation title', 'Main renamed', form );
		site.fail( `POST ${ ROUTE }/:id`, {
			status: 500,
			code: 'broken',
			message: 'No space left',
		} );
		await click( 'Save', form );
		await within( form ).findByText(
			'Unable to rename Navigation Menu (No space left).'
		);
		expect( screen.getByText( 'Main' ) ).toBeTruthy();
		await click( 'Save', form );
		await notice( 'Renamed Navigation Menu' );
		await rowOf( 'Main renamed' );

		await act( 'Main renamed', 'Duplicate' );
		await notice( 'Duplicated Navigation Menu' );
		const copy = await rowOf( 'Main renamed (Copy)' );
		await within( copy ).findByRole( 'cell', { name: '2' } );
		expect( menus.at( -1 ) ).toMatchObject( {
			title: { raw: 'Main renamed (Copy)' },
			content: { raw: link( 'a' ) + link( 'b' ) },
			status: 'publish',
		} );

		await act( 'Main renamed (Copy)', 'Delete' );
		await click( 'Delete', await dialog( /^Delete "/ ) );
		await notice( 'Navigation Menu successfully deleted.' );
		await waitFor( () =>
			expect( screen.queryByText( 'Main renamed (Copy)' ) ).toBeNull()
		);
		expect( menus ).toHaveLength( 2 );
	} );

	it( 'filters menus that aren’t used anywhere, not those that only pages use', async () => {
		const site = new FakeSite();
		site.records( ROUTE, [
			makeMenu( 3, 'Main' ),
			makeMenu( 4, 'Of a page' ),
			makeMenu( 5, 'Forgotten' ),
		] );
		site.on( 'GET /atelier/v1/menus', [
			{
				id: 3,
				items: 1,
				usedIn: [ { type: 'wp_block', id: '9', title: 'Header' } ],
			},
			{ id: 4, items: 1, usedIn: [] },
			{ id: 5, items: 1, usedIn: [] },
		] ).on( 'GET /atelier/v1/uses/counts', {
			counts: [
				{ thing: '3', count: 1 },
				{ thing: '4', count: 2 },
				{ thing: '5', count: 0 },
			],
			isComplete: true,
		} );
		await openScreen( '/navigation', { site } );
		await within( await rowOf( 'Of a page' ) ).findByRole( 'button', {
			name: '2 documents with “Of a page”',
		} );
		await within( await rowOf( 'Forgotten' ) ).findByText( 'Not used' );
		await choose( 'Add filter', 'Used in' );
		fireEvent.click(
			await screen.findByRole( 'option', { name: 'Not used anywhere' } )
		);
		await waitFor( () =>
			expect( screen.queryByText( 'Of a page' ) ).toBeNull()
		);
		expect( screen.queryByText( 'Main' ) ).toBeNull();
		await rowOf( 'Forgotten' );
	} );

	it( 'adds a menu, and opens it', async () => {
		const menus = [ makeMenu( 3, 'Main' ), makeMenu( 4, 'Other' ) ];
		const site = siteWith( menus );
		await openScreen( '/navigation', { site } );
		await rowOf( 'Main' );
		const add = 'Add Navigation Menu';
		await click( add );
		const form = await dialog( add );
		expect( isDisabled( button( 'Create', form ) ) ).toBe( true );
		await fill( 'Navigation title', 'Footer links', form );
		await click( 'Create', form );
		await screen.findByText( 'This Navigation Menu is empty.' );
		await notice( '"Footer links" successfully created.' );
		expect( menus.at( -1 ) ).toMatchObject( {
			title: { raw: 'Footer links' },
			status: 'publish',
		} );
		expect( address() ).toBe(
			`/wp_navigation/${ String( menus.at( -1 )?.id ) }`
		);

		// From a menu, also where the list is never shown because there is one.
		await click(
			'Actions',
			screen.getByRole( 'region', { name: 'Menu items' } )
		);
		fireEvent.click( await screen.findByRole( 'menuitem', { name: add } ) );
		await dialog( add );
	} );

	it( 'has an empty state, and a single menu opens directly', async () => {
		const menus: Values[] = [];
		const site = siteWith( menus ).on(
			'GET /wp-block-editor/v1/navigation-fallback',
			() => {
				menus.push( makeMenu( 5, 'From pages' ) );
				return { id: 5 };
			}
		);
		site.records( '/wp/v2/pages', [ { id: 1, status: 'publish' } ] );
		await openScreen( '/navigation', { site } );
		await screen.findByText( 'No Navigation Menus found.' );
		await click( 'Create a menu from your pages' );
		await screen.findByText( 'This Navigation Menu is empty.' );
		expect( address() ).toBe( '/wp_navigation/5' );
		fireEvent.click(
			await navigation().findByRole( 'link', { name: 'Back' } )
		);
		await navigation().findByRole( 'heading', { name: 'Design' } );
	} );

	it( 'knows nothing of a missing menu', async () => {
		await openScreen( '/wp_navigation/99999999', { site: siteWith( [] ) } );
		await screen.findByText( 'Navigation Menu missing.' );
	} );
} );

describe( 'what was just published', () => {
	const ABOUT: Choice = {
		kind: 'postType',
		type: 'page',
		id: 77,
		title: 'Tea & cake',
		url: 'https://shop.test/tea',
	};

	function siteWith( menus: Values[] ): FakeSite {
		const site = new FakeSite();
		site.records( ROUTE, menus );
		return site.on( 'GET /atelier/v1/menus', () =>
			menus.map( ( { id, uses } ) => ( {
				id,
				items: 1,
				usedIn: uses ?? [],
				isInvalid: false,
			} ) )
		);
	}
	const USES = [ { type: 'wp_template_part', id: 'a//b', title: 'Header' } ];
	const add = () => screen.findByRole( 'button', { name: 'Add to menu' } );
	const canAdd = async () =>
		waitFor( async () =>
			expect( isDisabled( await add() ) ).toBe( false )
		);

	it( 'is added to the menu that visitors see, at its end, and saved', async () => {
		const menus = [
			makeMenu( 21, 'Old' ),
			makeMenu( 22, 'Main', {
				uses: USES,
				content: { raw: link( 'a' ), rendered: '' },
			} ),
		];
		await renderRoom( <AddToMenu target={ ABOUT } />, {
			site: siteWith( menus ),
		} );
		await canAdd();
		await click( 'Add to menu' );
		await screen.findByText( 'Added to “Main”.' );
		const { content } = menus[ 1 ] as { content: { raw: string } };
		expect( content.raw.startsWith( link( 'a' ) ) ).toBe( true );
		expect( content.raw ).toMatch(
			/navigation-link {"label":"Tea [^}]*","type":"page","id":77,"url":"https:\/\/shop.test\/tea","kind":"post-type"} \/-->$/
		);
		expect( isDisabled( await add() ) ).toBe( true );
		screen.getByRole( 'link', { name: 'Open menu' } );
	} );

	it( 'stays a change of the menu if that can’t be saved', async () => {
		const menus = [ makeMenu( 23, 'Main' ) ];
		const site = siteWith( menus ).fail( `PUT ${ ROUTE }/:id`, {
			status: 403,
			code: 'rest_forbidden',
			message: 'Not you',
		} );
		await renderRoom( <AddToMenu target={ ABOUT } />, { site } );
		await canAdd();
		await click( 'Add to menu' );
		await screen.findByText( /^Added to “Main”, but not saved yet: / );
		expect( menus[ 0 ] ).toMatchObject( { content: { raw: '' } } );
	} );

	it( 'isn’t added twice', async () => {
		const content = `<!-- wp:page-list /-->`;
		const menus = [
			makeMenu( 24, 'Pages', {
				content: { raw: content, rendered: '' },
			} ),
		];
		await renderRoom( <AddToMenu target={ ABOUT } />, {
			site: siteWith( menus ),
		} );
		await screen.findByText( '“Pages” shows all pages, also this one.' );
		expect( isDisabled( await add() ) ).toBe( true );
	} );

	it( 'leads to the menus of a site that has none', async () => {
		await renderRoom( <AddToMenu target={ ABOUT } />, {
			site: siteWith( [] ),
		} );
		await screen.findByRole( 'link', {
			name: 'Create a menu to show it in',
		} );
	} );

	it( 'says that menus can’t be loaded, and tries again', async () => {
		const site = siteWith( [ makeMenu( 25, 'Main' ) ] ).fail(
			`GET ${ ROUTE }`,
			{ status: 500, code: 'broken', message: 'Down' }
		);
		await renderRoom( <AddToMenu target={ ABOUT } />, { site } );
		await screen.findByText( /The navigation menus could not be loaded/ );
		await click( 'Try again' );
		await canAdd();
	} );
} );
