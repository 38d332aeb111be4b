/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
	address,
	button,
	choose as chooseIn,
	click,
	dialog,
	FakeSite,
	fill,
	notice,
	openScreen,
	settle,
} from '@tests/support/renderRoom';
import { inNewPage, keepLists, keptLists } from '@tests/support/preferences';
import type * as ViewState from '../data/viewState';

type Values = Readonly< Record< string, unknown > >;

const THEME = 'twentytwentyfive';

const makeTemplate = (
	slug: string,
	title: string,
	more: Values = {}
): Values => ( {
	id: `${ THEME }//${ slug }`,
	slug,
	theme: THEME,
	type: 'wp_template',
	title: { raw: title, rendered: title },
	description: '',
	content: { raw: '', block_version: 1 },
	status: 'publish',
	source: 'theme',
	has_theme_file: true,
	is_custom: false,
	author: 0,
	author_text: 'Twenty Twenty-Five',
	original_source: 'theme',
	...more,
} );

const label = ( singular: string, plural: string ): Values => ( {
	singular_name: singular,
	all_items: `All ${ plural }`,
	search_items: `Search ${ plural }`,
	not_found: `No ${ plural.toLowerCase() } found.`,
} );

/** A site with templates of the theme and one of a user. */
function siteWith( templates: Values[] = usual() ): FakeSite {
	const site = new FakeSite();
	site.records( '/wp/v2/templates', templates );
	return site
		.on( 'GET /wp/v2/templates/lookup', {} )
		.on( 'GET /wp/v2/themes', [
			{
				stylesheet: THEME,
				default_template_types: [
					{
						slug: 'front-page',
						title: 'Front Page',
						description: '',
					},
					{
						slug: 'author',
						title: 'Author Archives',
						description: '',
					},
					{ slug: 'tag', title: 'Tag Archives', description: '' },
					{ slug: 404, title: 'Page: 404', description: '' },
				],
			},
		] )
		.on( 'GET /wp/v2/taxonomies', {
			post_tag: {
				slug: 'post_tag',
				name: 'Tags',
				rest_base: 'tags',
				rest_namespace: 'wp/v2',
				visibility: { publicly_queryable: true },
				labels: label( 'Tag', 'Tags' ),
			},
		} )
		.on( 'GET /wp/v2/users', [
			{ id: 1, name: 'Ann', slug: 'ann', link: '' },
		] )
		.on( 'GET /wp/v2/tags', [] );
}

const usual = () => [
	makeTemplate( '404', 'Page: 404' ),
	makeTemplate( 'single', 'Single Posts' ),
	makeTemplate( 'someones', 'Someone’s', {
		source: 'custom',
		has_theme_file: false,
		is_custom: true,
		original_source: 'user',
		author_text: 'Ann',
		author: 1,
	} ),
];

const region = () => screen.findByRole( 'region', { name: 'Templates' } );
const link = async ( name: string ) =>
	within( await region() ).findByRole( 'link', { name } );
const menuLink = ( name: string ) =>
	within( screen.getByRole( 'region', { name: 'Navigation' } ) ).findByRole(
		'link',
		{ name }
	);
const isListed = ( name: string ) =>
	screen.queryByRole( 'link', { name } ) !== null;
const search = async ( words: string ) =>
	fireEvent.change( within( await region() ).getByRole( 'searchbox' ), {
		target: { value: words },
	} );

describe( 'the list of templates', () => {
	it( 'keeps its layout and search until the page is closed', async () => {
		await openScreen( '/template', { site: siteWith() } );
		await link( 'Page: 404' );
		await click( 'Layout' );
		fireEvent.click(
			await screen.findByRole( 'menuitemradio', { name: 'Table' } )
		);
		await within( await region() ).findByRole( 'columnheader', {
			name: 'Author',
		} );
		expect( address() ).toBe( '/template?layout=table' );
		await search( '404' );
		await within( await region() ).findByText( '1 item' );

		fireEvent.click( await menuLink( 'Back' ) );
		await settle();
		fireEvent.click( await menuLink( 'Templates' ) );
		await settle();
		await within( await region() ).findByText( '1 item' );
		expect( within( await region() ).getByRole( 'table' ) ).toBeTruthy();
	} );

	it( 'keeps its layout for later visits, and is as usual if what is stored is invalid', async () => {
		const viewAtStart = () =>
			inNewPage( () =>
				jest
					.requireActual< typeof ViewState >( '../data/viewState' )
					.ownView.get()
			);
		keepLists( {} );
		const usual = viewAtStart();
		keepLists( {
			templates: {
				type: 'kanban',
				perPage: -1,
				sort: { field: 'rating' },
				fields: { 0: 'author' },
				layout: [],
			},
		} );
		expect( viewAtStart() ).toEqual( usual );
		await openScreen( '/template', { site: siteWith() } );
		await link( 'Page: 404' );
		await click( 'Layout' );
		fireEvent.click(
			await screen.findByRole( 'menuitemradio', { name: 'Table' } )
		);
		await screen.findByRole( 'table' );
		expect( keptLists() ).toEqual( {
			templates: expect.objectContaining( { type: 'table' } ) as unknown,
		} );
		expect( viewAtStart().type ).toBe( 'table' );
	} );

	it( 'shows the selected one beside it, with its own address', async () => {
		await openScreen( '/template', {
			site: siteWith(),
			query: { layout: 'list' },
		} );
		// The first template, without a selection.
		await within( await region() ).findByRole( 'link', { name: /^Edit / } );
		await click( 'Page: 404', await region() );
		const edit = await link( 'Edit Page: 404' );
		expect( edit.getAttribute( 'href' ) ).toContain( 'canvas=edit' );
		expect(
			new URLSearchParams( window.location.search ).get( 'postId' )
		).toBe( `${ THEME }//404` );
	} );

	it( 'is filtered by author in the menu', async () => {
		await openScreen( '/template', { site: siteWith() } );
		await link( 'Page: 404' );
		fireEvent.click( await menuLink( 'Ann' ) );
		await settle();
		await link( 'Someone’s' );
		await waitFor( () => expect( isListed( 'Page: 404' ) ).toBe( false ) );
		expect( address() ).toBe( '/template?activeView=Ann' );
		fireEvent.click( await menuLink( 'All templates' ) );
		await link( 'Page: 404' );
	} );

	it( 'says what visitors see in each, and filters those that they never see', async () => {
		const site = siteWith().on( 'GET /atelier/v1/uses/templates', {
			templates: [
				{
					id: `${ THEME }//404`,
					shows: [ { label: 'Page: 404', type: '', count: 0 } ],
				},
				{
					id: `${ THEME }//single`,
					shows: [
						{ label: 'Posts', type: 'post', count: 1200 },
						{ label: 'Books', type: 'book', count: 3 },
						{ label: 'Films', type: 'film', count: 1 },
					],
				},
				{ id: `${ THEME }//someones`, shows: [] },
			],
			isComplete: true,
		} );
		await openScreen( '/template', { site } );
		await link( 'Single Posts' );
		await within( await region() ).findByText( 'Not used' );
		await click( /^Posts: 1,200/ );
		within( await dialog( 'Where “Single Posts” is used' ) ).getByText(
			'Films'
		);
		await click( 'Close' );
		await chooseIn( 'Add filter', 'Used in' );
		fireEvent.click(
			await screen.findByRole( 'option', { name: 'Not used anywhere' } )
		);
		await waitFor( () =>
			expect( isListed( 'Single Posts' ) ).toBe( false )
		);
		expect( isListed( 'Someone’s' ) ).toBe( true );
	} );

	it( 'shows an error, and loads after a retry', async () => {
		await openScreen( '/template', {
			site: siteWith().fail( 'GET /wp/v2/templates', {
				status: 500,
				code: 'broken',
				message: 'Broken',
			} ),
		} );
		await screen.findByText( 'The templates could not be loaded' );
		await click( 'Try again', await region() );
		await link( 'Page: 404' );
	} );
} );

describe( 'a new template', () => {
	/** Opens the dialog, with all kinds listed. */
	async function openDialog( site: FakeSite ): Promise< HTMLElement > {
		await openScreen( '/template', { site } );
		await link( 'Page: 404' );
		await click( 'Add Template', await region() );
		await choice( 'Author Archives' );
		return dialog();
	}

	/** A button of the dialog by the start of its name. */
	const choice = async ( name: string ) =>
		within( await dialog() ).findByRole( 'button', {
			name: new RegExp( `^${ name }` ),
		} );

	async function choose( name: string ): Promise< void > {
		fireEvent.click( await choice( name ) );
		await settle();
	}

	const options = () => screen.queryAllByRole( 'option' );
	const creations = ( { writes }: FakeSite ) =>
		writes.filter( ( { path } ) => path === '/wp/v2/templates' );

	it( 'offers what has no template yet', async () => {
		await openDialog( siteWith() );
		expect(
			screen.queryByRole( 'button', { name: /^Page: 404/ } )
		).toBeNull();
	} );

	it( 'has any name, is added once, and shows the reason if it isn’t', async () => {
		const name = '<b>Any & all</b>';
		const site = siteWith();
		await openDialog( site );
		await choose( 'Custom template' );
		const form = await dialog( 'Create custom template' );
		await fill( 'Name', name, form );
		site.fail( 'POST /wp/v2/templates', {
			status: 500,
			code: 'unknown_error',
			message: 'Odd',
		} );
		await choose( 'Create' );
		await notice( 'An error occurred while creating the template.' );
		expect( await dialog() ).toBeTruthy();

		const before = creations( site ).length;
		site.on( 'POST /wp/v2/templates', ( { data } ) =>
			makeTemplate( String( data.slug ), String( data.title ), {
				is_custom: true,
				source: 'custom',
			} )
		);
		const create = await choice( 'Create' );
		fireEvent.submit( create.closest( 'form' ) as HTMLFormElement );
		fireEvent.submit( create.closest( 'form' ) as HTMLFormElement );
		await settle();
		await notice( `"${ name }" successfully created.` );
		expect( creations( site ).slice( before ) ).toMatchObject( [
			{
				data: {
					title: name,
					status: 'publish',
					is_wp_suggestion: false,
				},
			},
		] );
		expect( address() ).toContain( 'canvas=edit' );
	} );

	it( 'has many items searched on the server; late responses are ignored', async () => {
		const item = ( at: number | string ) => ( {
			id: Number( at ) || 1,
			name: `Tag ${ at }`,
			slug: `tag-${ at }`,
			link: `https://shop.test/tag/tag-${ at }/`,
		} );
		let answerSlow = () => {};
		let isBroken = true;
		const site = siteWith().on( 'GET /wp/v2/tags', ( { query } ) => {
			switch ( query.search ) {
				case undefined:
					return Array.from( { length: 10 }, ( _none, at ) =>
						item( at )
					);
				case 'slow':
					return new Promise( ( resolve ) => {
						answerSlow = () => resolve( [ item( 'slow' ) ] );
					} );
				case 'broken':
					return isBroken
						? Response.json( { code: 'broken' }, { status: 500 } )
						: [ item( 'mended' ) ];
				default:
					return [];
			}
		} );
		const asked = () =>
			site.requests.filter( ( { path } ) => path === '/wp/v2/tags' );
		await openDialog( site );
		await choose( 'Tag Archives' );
		await choose( 'Tag For a specific item' );
		await waitFor( () => expect( options() ).toHaveLength( 10 ) );
		const box = screen.getByRole( 'searchbox', { name: 'Search Tags' } );
		await waitFor( () => expect( document.activeElement ).toBe( box ) );
		expect( asked()[ 0 ]?.query ).toMatchObject( {
			_fields: 'id,name,slug,link',
			context: 'view',
			order: 'asc',
			per_page: '10',
		} );
		const type = ( value: string ) =>
			fireEvent.change( box, { target: { value } } );

		type( 'slow' );
		await waitFor( () =>
			expect( asked().at( -1 )?.query.search ).toBe( 'slow' )
		);
		type( 'nothing' );
		await screen.findByText( 'No tags found.' );
		expect( options() ).toHaveLength( 0 );
		expect( asked().at( -1 )?.query.per_page ).toBe( '20' );
		answerSlow();
		await settle();
		expect( options() ).toHaveLength( 0 );
		type( 'broken' );
		await screen.findByText( 'The items could not be loaded' );
		expect( options() ).toHaveLength( 0 );
		isBroken = false;
		await click( 'Try again' );
		await waitFor( () =>
			expect( options()[ 0 ]?.textContent ).toContain( 'mended' )
		);
		type( '' );
		await waitFor( () => expect( options() ).toHaveLength( 10 ) );
	} );

	it( 'leads to each step and back with the focus', async () => {
		await openDialog( siteWith() );
		await waitFor( () =>
			expect( document.activeElement?.textContent ).toContain(
				'Front Page'
			)
		);
		await choose( 'Author Archives' );
		await choose( 'Author For a specific item' );
		await waitFor( () =>
			expect( document.activeElement ).toBe( options()[ 0 ] )
		);
		const back = await choice( 'Back' );
		expect(
			back.compareDocumentPosition( options()[ 0 ] as Node ) &
				Node.DOCUMENT_POSITION_FOLLOWING
		).toBeTruthy();
		await choose( 'Back' );
		await choose( 'Back' );
		const kind = await choice( 'Author Archives' );
		await waitFor( () => expect( document.activeElement ).toBe( kind ) );
		fireEvent.keyDown( kind, { key: 'Escape', code: 'Escape' } );
		await waitFor( () =>
			expect( screen.queryByRole( 'dialog' ) ).toBeNull()
		);
		expect( document.activeElement ).toBe(
			button( 'Add Template', await region() )
		);
	} );

	it( 'is added from the command palette', async () => {
		await openScreen( '/template', { site: siteWith() } );
		await link( 'Page: 404' );
		fireEvent.keyDown( document.body, {
			key: 'k',
			code: 'KeyK',
			ctrlKey: true,
		} );
		fireEvent.change( await screen.findByRole( 'combobox' ), {
			target: { value: 'Add template' },
		} );
		fireEvent.click(
			await screen.findByRole( 'option', { name: 'Add template' } )
		);
		await choice( 'Author Archives' );
	} );
} );

describe( 'deleting a template', () => {
	const own = ( slug: string, title: string, more: Values = {} ) =>
		makeTemplate( slug, title, {
			source: 'custom',
			has_theme_file: false,
			original_source: 'user',
			...more,
		} );
	const ask = async ( template: Values, title: string ) => {
		const site = siteWith( [
			makeTemplate( 'index', 'Index' ),
			makeTemplate( 'page', 'Pages' ),
			makeTemplate( 'wide', 'Wide', { is_custom: true } ),
			template,
		] ).on( 'GET /atelier/v1/uses', {
			places: [ { type: 'page', id: '9', title: 'About' } ],
			others: 0,
			total: 1,
			isComplete: true,
		} );
		await openScreen( '/template', { site, query: { layout: 'table' } } );
		const row = ( await link( title ) ).closest( 'tr' ) as HTMLElement;
		await click( 'Actions', row );
		fireEvent.click(
			await screen.findByRole( 'menuitem', { name: 'Delete' } )
		);
		await settle();
		return dialog( `Delete "${ title }"?` );
	};

	it( 'says what visitors see then, and offers the templates that can be chosen', async () => {
		const question = await ask(
			own( 'narrow', 'Narrow', { is_custom: true } ),
			'Narrow'
		);
		within( question ).getByText(
			'Without “Narrow”, pages that have chosen it are shown in “Pages”, and posts in “Index”.'
		);
		await within( question ).findByRole( 'link', { name: 'About' } );
		fireEvent.click(
			within( question ).getByRole( 'radio', { name: /^Replace it/ } )
		);
		expect(
			within( question )
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Choose one', 'Wide' ] );
	} );

	it( 'says what becomes of a homepage that is a page', async () => {
		const question = await ask( own( 'front-page', 'Front' ), 'Front' );
		within( question ).getByText(
			'Without “Front”, the homepage is shown in “Index”. A page that is the homepage is shown in its own template.'
		);
	} );
} );
