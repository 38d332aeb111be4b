/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import {
	address,
	button,
	choose,
	click,
	dialog,
	FakeSite,
	fill,
	goTo,
	isDisabled,
	notice,
	openScreen,
	POST_TYPES,
	settle,
} from '@tests/support/renderRoom';
import { inNewPage, keepLists, keptLists } from '@tests/support/preferences';
import { stubGlobal } from '@tests/unit/stubGlobal';
import type * as ViewState from '../data/viewState';

type Values = Readonly< Record< string, unknown > >;

const THEME = 'twentytwentyfive';
const CATEGORIES = '/wp/v2/wp_pattern_category';
const WORDS =
	'<!-- wp:paragraph -->\n<p>Words of a test</p>\n<!-- /wp:paragraph -->';

const makePattern = (
	id: number,
	title: string,
	more: Values = {}
): Values => ( {
	id,
	type: 'wp_block',
	status: 'publish',
	slug: title.toLowerCase(),
	title: { raw: title, rendered: title },
	content: { raw: WORDS, rendered: '' },
	excerpt: { raw: '' },
	meta: {},
	wp_pattern_category: [],
	wp_pattern_sync_status: '',
	modified: '2026-11-24T20:00:00',
	can_delete: true,
	...more,
} );

const makePart = (
	slug: string,
	title: string,
	more: Values = {}
): Values => ( {
	id: `${ THEME }//${ slug }`,
	type: 'wp_template_part',
	slug,
	theme: THEME,
	status: 'publish',
	source: 'theme',
	has_theme_file: true,
	title: { raw: title, rendered: title },
	content: { raw: WORDS, rendered: '' },
	area: 'uncategorized',
	...more,
} );

const makeCategory = ( id: number, name: string ): Values => ( {
	id,
	name,
	slug: name.toLowerCase().replaceAll( ' ', '-' ),
	description: '',
} );

const area = ( slug: string, label: string, description = '' ): Values => ( {
	area: slug,
	label,
	description,
	icon: slug,
	area_tag: 'div',
} );

interface Things {
	readonly patterns?: Values[];
	readonly parts?: Values[];
	readonly categories?: Values[];
	/** Those of the theme. */
	readonly registered?: Values[];
}

/** A site with these patterns, template parts and categories. */
function siteWith( {
	patterns = [],
	parts = [ makePart( 'header', 'Header', { area: 'header' } ) ],
	categories = [],
	registered = [],
}: Things = {} ): FakeSite {
	const site = new FakeSite();
	site.records( '/wp/v2/blocks', patterns );
	site.records( '/wp/v2/template-parts', parts );
	site.records( CATEGORIES, categories );
	for ( const list of [ 'pages', 'posts', 'templates', 'navigation' ] ) {
		site.records( `/wp/v2/${ list }`, [] );
	}
	const slugOf = ( id: number ) =>
		categories.find( ( category ) => category.id === id )?.slug;
	return site
		.on( 'GET /atelier/v1/patterns', () =>
			patterns
				.filter( ( { status } ) => status === 'publish' )
				.map( ( pattern ) => ( {
					...pattern,
					category_slugs: (
						pattern.wp_pattern_category as number[]
					 ).map( slugOf ),
				} ) )
		)
		.on( 'DELETE /wp/v2/blocks/:id', ( { params } ) => {
			const at = patterns.findIndex(
				( { id } ) => String( id ) === params.id
			);
			patterns[ at ] = { ...patterns[ at ], status: 'trash' };
			return patterns[ at ];
		} )
		.on( 'GET /wp/v2/block-patterns/patterns', registered )
		.on( 'GET /wp/v2/block-patterns/categories', [
			{ name: 'banner', label: 'Banners', description: '' },
		] )
		.on( 'GET /wp/v2/taxonomies', {
			wp_pattern_category: {
				slug: 'wp_pattern_category',
				name: 'Pattern Categories',
				rest_base: 'wp_pattern_category',
				rest_namespace: 'wp/v2',
				labels: { singular_name: 'Category' },
				visibility: {},
			},
		} )
		.on( 'GET /wp/v2/themes', [
			{
				stylesheet: THEME,
				default_template_part_areas: [
					area( 'uncategorized', 'General' ),
					area( 'header', 'Header', 'The top of pages.' ),
					area( 'footer', 'Footer' ),
				],
			},
		] )
		.on( 'GET /atelier/v1/site-drafts', [] );
}

const list = () => screen.findByRole( 'region', { name: 'Patterns' } );
const navigation = () =>
	within( screen.getByRole( 'region', { name: 'Navigation' } ) );
const link = async ( name: string | RegExp ) =>
	within( await list() ).findByRole( 'link', { name } );
const isListed = ( name: string ) =>
	screen.queryByRole( 'link', { name } ) !== null;
const heading = ( name: string ) => screen.findByRole( 'heading', { name } );
const atCategory = ( categoryId: string, more = {} ) => ( {
	query: { categoryId, layout: 'table', ...more },
} );
const current = () =>
	screen
		.getByRole( 'region', { name: 'Navigation' } )
		.querySelector( '[aria-current]' )?.textContent;

/** Chooses an action of a listed item. */
async function act( title: string, action: string ): Promise< void > {
	const row = ( await link( title ) ).closest( 'tr' ) as HTMLElement;
	await click( 'Actions', row );
	fireEvent.click( await screen.findByRole( 'menuitem', { name: action } ) );
	await settle();
}

/** Chooses an action of the listed category. */
async function actOnCategory( action: string ): Promise< void > {
	const [ menu ] = await within( await list() ).findAllByRole( 'button', {
		name: 'Actions',
	} );
	fireEvent.click( menu as HTMLElement );
	fireEvent.click( await screen.findByRole( 'menuitem', { name: action } ) );
	await settle();
}

async function selectAll(): Promise< void > {
	const [ all ] = within( await list() ).getAllByRole( 'checkbox', {
		name: 'Select all',
	} );
	fireEvent.click( all as HTMLElement );
	await settle();
}

/** Requests that wrote something, as `POST /wp/v2/blocks`. */
const writes = ( { writes: sent }: FakeSite ) =>
	sent.map( ( { method, path } ) => `${ method } ${ path }` );
/** What was sent to a path. */
const sentTo = ( { writes: sent }: FakeSite, to: string ) =>
	sent.filter( ( { path } ) => path === to ).map( ( { data } ) => data );

describe( 'the menu', () => {
	it( 'marks the category of an item, and leads to all others', async () => {
		await openScreen( '/wp_block/10', {
			site: siteWith( { patterns: [ makePattern( 10, 'Mine' ) ] } ),
		} );
		await navigation().findByRole( 'link', { name: /^Header ?1$/ } );
		await waitFor( () => expect( current() ).toMatch( /^My patterns/ ) );
	} );

	it( 'marks the area of a template part, and leads to its list', async () => {
		await openScreen( `/wp_template_part/${ THEME }//header`, {
			site: siteWith(),
		} );
		await waitFor( () => expect( current() ).toMatch( /^Header/ ) );
		fireEvent.click(
			await navigation().findByRole( 'link', { name: /^Header/ } )
		);
		await settle();
		expect( address() ).toBe(
			'/pattern?postType=wp_template_part&categoryId=header'
		);
	} );
} );

describe( 'the list', () => {
	/** The layouts of patterns and template parts when a page begins. */
	const layouts = () =>
		inNewPage( () => {
			const { patterns, parts } =
				jest.requireActual< typeof ViewState >(
					'../data/viewState'
				).ownViews;
			return [ patterns.get().type, parts.get().type ];
		} );

	it( 'keeps its layout for later visits, apart from that of template parts', async () => {
		keepLists( { patterns: [], parts: { type: 'kanban' } } );
		expect( layouts() ).toEqual( [ 'grid', 'grid' ] );
		await openScreen( '/pattern', {
			site: siteWith( { patterns: [ makePattern( 11, 'Kept' ) ] } ),
			query: { categoryId: 'all-patterns' },
		} );
		await link( 'Kept' );
		await click( 'Layout' );
		fireEvent.click(
			await screen.findByRole( 'menuitemradio', { name: 'Table' } )
		);
		await screen.findByRole( 'table' );
		expect( keptLists() ).toMatchObject( {
			patterns: { type: 'table' },
			parts: { type: 'kanban' },
		} );
		expect( layouts() ).toEqual( [ 'table', 'grid' ] );
	} );
} );

describe( 'patterns of the user', () => {
	it( 'are told by the name that the site has stored', async () => {
		const pattern = makePattern( 29, 'First', {
			wp_pattern_sync_status: 'unsynced',
		} );
		const site = siteWith( { patterns: [ pattern ] } );
		site.on( 'POST /wp/v2/blocks/:id', () => ( {
			...pattern,
			title: { raw: 'Tidy', rendered: 'Tidy' },
		} ) );
		await openScreen( '/pattern', {
			site,
			...atCategory( 'my-patterns' ),
		} );
		await act( 'First', 'Rename' );
		const rename = await dialog( 'Rename' );
		await fill( 'Name', '<b>Tidy</b>', rename );
		await click( 'Save', rename );
		await notice( 'Renamed to “Tidy”.' );
	} );

	it( 'are renamed, trashed and restored, and duplicated', async () => {
		const patterns = [
			makePattern( 20, 'First', { wp_pattern_sync_status: 'unsynced' } ),
		];
		const site = siteWith( { patterns } );
		await openScreen( '/pattern', {
			site,
			...atCategory( 'my-patterns' ),
		} );
		await act( 'First', 'Rename' );
		const rename = await dialog( 'Rename' );
		await fill( 'Name', 'Second', rename );
		// The list is loaded again after what it has seen being saved.
		const go = site.hold( 'POST /wp/v2/blocks/20' );
		await click( 'Save', rename );
		await waitFor( () => expect( site.writes ).toHaveLength( 1 ) );
		await settle();
		go();
		await link( 'Second' );
		expect( sentTo( site, '/wp/v2/blocks/20' ) ).toMatchObject( [
			{ title: 'Second' },
		] );

		await act( 'Second', 'Move to trash' );
		await click(
			'Move to trash',
			await dialog( 'Move "Second" to the trash?' )
		);
		await waitFor( () => expect( isListed( 'Second' ) ).toBe( false ) );
		expect( patterns[ 0 ]?.status ).toBe( 'trash' );
		await click( 'Undo' );
		await link( 'Second' );
		expect( patterns[ 0 ]?.status ).toBe( 'publish' );

		await act( 'Second', 'Duplicate' );
		await link( 'Second (Copy)' );
		await notice( '“Second (Copy)” created.' );
		expect( sentTo( site, '/wp/v2/blocks' ) ).toMatchObject( [
			{
				title: 'Second (Copy)',
				content: WORDS,
				status: 'publish',
				meta: { wp_pattern_sync_status: 'unsynced' },
			},
		] );
	} );
} );

describe( 'a pattern of the theme', () => {
	const intro = {
		name: 'twentytwentyfive/banner-intro',
		title: 'Intro with description',
		content: WORDS,
		categories: [ 'banner' ],
		inserter: true,
		source: 'theme',
	};

	it( 'is viewed, and duplicated for editing', async () => {
		const site = siteWith( { registered: [ intro ] } );
		await openScreen( '/pattern', { site, ...atCategory( 'banner' ) } );
		fireEvent.click( await link( /^Intro with description/ ) );
		await settle();
		expect( address() ).toBe( `/pattern/${ intro.name }` );
		await heading( intro.title );
		site.on( 'POST /wp/v2/blocks', ( { data } ) =>
			makePattern( 21, String( data.title ) )
		);
		await click( 'Duplicate to edit' );
		await waitFor( () =>
			expect( address() ).toBe( '/wp_block/21?canvas=edit' )
		);
		expect( sentTo( site, '/wp/v2/blocks' ) ).toMatchObject( [
			{
				title: `${ intro.title } (Copy)`,
				content: WORDS,
				meta: { wp_pattern_sync_status: 'unsynced' },
			},
		] );
	} );

	it( 'is listed for those who may not edit patterns of the site', async () => {
		await openScreen( '/pattern', {
			site: siteWith( { registered: [ intro ] } ).fail(
				'GET /atelier/v1/patterns',
				{ status: 403, code: 'rest_forbidden', message: 'No.' },
				9
			),
			...atCategory( 'banner' ),
			boot: {
				postTypes: {
					...POST_TYPES,
					wp_block: { ...POST_TYPES.wp_block, canEdit: false },
				},
			},
		} );
		await link( /^Intro with description/ );
	} );
} );

describe( 'template parts of an area', () => {
	it( 'are duplicated, deleted and reset', async () => {
		const parts = [
			makePart( 'sidebar', 'Sidebar', { source: 'custom' } ),
			makePart( 'header', 'Header', { area: 'header' } ),
		];
		const site = siteWith( { parts } );
		site.on( 'POST /wp/v2/template-parts', ( { data } ) => {
			const part = makePart( String( data.slug ), String( data.title ), {
				source: 'custom',
				has_theme_file: false,
			} );
			parts.push( part );
			return part;
		} );
		await openScreen( '/pattern', {
			site,
			...atCategory( 'all-parts', { postType: 'wp_template_part' } ),
		} );
		await screen.findByText(
			'Includes every template part defined for any area.'
		);
		await link( 'Header' );
		fireEvent.click(
			await navigation().findByRole( 'link', { name: /^General/ } )
		);
		await settle();
		await waitFor( () => expect( isListed( 'Header' ) ).toBe( false ) );

		await act( 'Sidebar', 'Duplicate' );
		await link( 'Sidebar (Copy)' );
		expect( sentTo( site, '/wp/v2/template-parts' ) ).toMatchObject( [
			{
				title: 'Sidebar (Copy)',
				slug: 'sidebar-copy',
				area: 'uncategorized',
				content: WORDS,
			},
		] );
		await act( 'Sidebar (Copy)', 'Delete' );
		await click( 'Delete', await dialog( 'Delete "Sidebar (Copy)"?' ) );
		await waitFor( () =>
			expect( isListed( 'Sidebar (Copy)' ) ).toBe( false )
		);

		site.on( `DELETE /wp/v2/template-parts/${ THEME }//sidebar`, () => {
			parts[ 0 ] = makePart( 'sidebar', 'Sidebar' );
			return { deleted: true };
		} );
		await act( 'Sidebar', 'Reset' );
		await click( 'Reset', await dialog( 'Reset "Sidebar"?' ) );
		await notice( '“Sidebar” reset.' );
		await link( 'Sidebar' );
		expect( writes( site ) ).toEqual( [
			'POST /wp/v2/template-parts',
			`DELETE /wp/v2/template-parts/${ THEME }//sidebar-copy`,
			`DELETE /wp/v2/template-parts/${ THEME }//sidebar`,
		] );
	} );
} );

describe( 'what can be added', () => {
	const add = ( what: string ) => choose( 'Add Pattern', what );

	it.each( [
		[ 'wp_template_part', [ 'Add Pattern', 'Import pattern from JSON' ] ],
		[ 'wp_block', [ 'Add Template Part' ] ],
	] as const )(
		'is only what the user may add: no %s',
		async ( denied, offered ) => {
			await openScreen( '/pattern', {
				site: siteWith(),
				...atCategory( 'all-patterns' ),
				boot: {
					postTypes: {
						...POST_TYPES,
						[ denied ]: {
							...POST_TYPES[ denied ],
							canCreate: false,
						},
					},
				},
			} );
			await click( offered[ 0 ] );
			expect(
				screen
					.getAllByRole( 'menuitem' )
					.map( ( { textContent } ) => textContent )
			).toEqual( offered );
		}
	);

	it( 'is first of all what is listed', async () => {
		await openScreen( '/pattern', {
			site: siteWith(),
			...atCategory( 'all-parts', { postType: 'wp_template_part' } ),
		} );
		await click( 'Add Template Part' );
		expect(
			screen
				.getAllByRole( 'menuitem' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'Add Template Part',
			'Add Pattern',
			'Import pattern from JSON',
		] );
	} );

	it( 'is a template part of an area', async () => {
		const site = siteWith();
		site.on( 'POST /wp/v2/template-parts', ( { data } ) =>
			makePart( String( data.slug ), String( data.title ), {
				area: data.area,
			} )
		);
		await openScreen( '/pattern', {
			site,
			...atCategory( 'all-patterns' ),
		} );
		await add( 'Add Template Part' );
		const form = await dialog();
		const radio = ( name: string ) =>
			within( form ).getByRole< HTMLInputElement >( 'radio', { name } );
		await waitFor( () =>
			expect( radio( 'General' ).checked ).toBe( true )
		);
		expect( isDisabled( button( 'Add', form ) ) ).toBe( true );
		fireEvent.click( radio( 'Footer' ) );
		await fill( 'Name', 'Other footer', form );
		await click( 'Add', form );
		await waitFor( () =>
			expect( address() ).toBe(
				`/wp_template_part/${ THEME }//other-footer?canvas=edit`
			)
		);
		expect( sentTo( site, '/wp/v2/template-parts' ) ).toMatchObject( [
			{ title: 'Other footer', slug: 'other-footer', area: 'footer' },
		] );
	} );

	it( 'is a pattern in a new category, from the command palette', async () => {
		const categories: Values[] = [];
		const site = siteWith( { categories } ).on(
			'POST /wp/v2/blocks',
			( { data } ) => makePattern( 22, String( data.title ) )
		);
		await openScreen( '/pattern', {
			site,
			...atCategory( 'all-patterns' ),
		} );
		await heading( 'All patterns' );
		fireEvent.keyDown( document.body, {
			key: 'k',
			code: 'KeyK',
			ctrlKey: true,
		} );
		fireEvent.change( await screen.findByRole( 'combobox' ), {
			target: { value: 'Add pattern' },
		} );
		fireEvent.click(
			await screen.findByRole( 'option', { name: 'Add pattern' } )
		);
		const form = await dialog();
		await fill( 'Name', 'Added', form );
		const field = within( form ).getByRole( 'combobox', {
			name: 'Categories',
		} );
		field.focus();
		fireEvent.change( field, { target: { value: 'New ones' } } );
		fireEvent.keyDown( field, { key: 'Enter', code: 'Enter' } );
		fireEvent.click(
			within( form ).getByRole( 'checkbox', { name: 'Synced' } )
		);
		await click( 'Add', form );
		await waitFor( () =>
			expect( address() ).toBe( '/wp_block/22?canvas=edit' )
		);
		expect( sentTo( site, CATEGORIES ) ).toEqual( [
			{ name: 'New ones' },
		] );
		expect( sentTo( site, '/wp/v2/blocks' ) ).toMatchObject( [
			{
				title: 'Added',
				status: 'publish',
				wp_pattern_category: [ categories[ 0 ]?.id ],
				meta: { wp_pattern_sync_status: 'unsynced' },
			},
		] );
	} );

	it( 'are files: valid ones go into the listed category, others are named with their reasons', async () => {
		const site = siteWith( { categories: [ makeCategory( 7, 'Kinds' ) ] } );
		await openScreen( '/pattern', { site, ...atCategory( 'kinds' ) } );
		await heading( 'Kinds' );
		await screen.findByRole( 'button', { name: 'Add Pattern' } );
		const file = ( name: string, text: string ) => ( {
			name,
			size: text.length,
			type: 'application/json',
			text: () => Promise.resolve( text ),
		} );
		const textOf = ( title: string, content = WORDS ) =>
			JSON.stringify( {
				__file: 'wp_block',
				title,
				content,
				syncStatus: '',
			} );
		const chooseFiles = ( ...files: ReturnType< typeof file >[] ) => {
			fireEvent.change(
				document.querySelector( 'input[type="file"]' ) as Element,
				{ target: { files } }
			);
			return settle();
		};

		await chooseFiles(
			file( 'good.json', textOf( 'First' ) ),
			file( 'theme.json', '{"version":3}' ),
			file(
				'deep.json',
				textOf( 'Deep', '<!-- wp:group --><div>'.repeat( 500 ) )
			)
		);
		const report = await dialog( 'Some files were not imported' );
		expect(
			within( report )
				.getAllByRole( 'listitem' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			expect.stringMatching( /^theme\.json.+"__file": "wp_block"/ ),
			expect.stringMatching( /^deep\.json.+blocks aren’t closed/ ),
		] );
		fireEvent.click( within( report ).getByText( 'Close' ) );
		await link( 'First' );

		const title = '<b>Second</b>';
		const dropped = file( 'dropped.json', textOf( title ) );
		const dataTransfer = {
			types: [ 'Files' ],
			files: [ dropped ],
			items: [],
			getData: () => '',
		};
		fireEvent.dragEnter( document.body, { dataTransfer } );
		fireEvent.drop(
			await screen.findByText( 'Drop pattern files to import them' ),
			{ dataTransfer }
		);
		await notice( `Imported "${ title }" from JSON.` );
		await link( title );
		await chooseFiles( file( 'no.json', 'no' ) );
		await notice( /“no\.json” could not be imported\. The file/ );
		expect( sentTo( site, '/wp/v2/blocks' ) ).toMatchObject(
			[ 'First', title ].map( ( name ) => ( {
				title: name,
				content: WORDS,
				status: 'publish',
				wp_pattern_category: [ 7 ],
			} ) )
		);
		expect( address() ).toContain( 'categoryId=kinds' );
	} );
} );

describe( 'files of patterns', () => {
	it( 'are exported together, and imported again unchanged', async () => {
		const files: Blob[] = [];
		const names: string[] = [];
		stubGlobal(
			'URL',
			Object.assign( URL, {
				createObjectURL: ( file: Blob ) => {
					files.push( file );
					return 'blob:patterns';
				},
				revokeObjectURL: () => undefined,
			} )
		);
		jest.spyOn( HTMLAnchorElement.prototype, 'click' ).mockImplementation(
			function ( this: HTMLAnchorElement ) {
				names.push( this.download );
			}
		);
		const site = siteWith( {
			patterns: [ 81, 82 ].map( ( id ) =>
				makePattern( id, 'Exported', { wp_pattern_category: [ 7 ] } )
			),
			categories: [ makeCategory( 7, 'Kinds' ) ],
		} );
		await openScreen( '/pattern', { site, ...atCategory( 'kinds' ) } );
		await waitFor( () =>
			expect(
				screen.getAllByRole( 'link', { name: 'Exported' } )
			).toHaveLength( 2 )
		);
		await selectAll();
		await click( 'Export as JSON', await list() );
		await waitFor( () =>
			expect( names ).toEqual( [ 'patterns-export.zip' ] )
		);
		const bytes = await new Promise< ArrayBuffer >( ( resolve ) => {
			const reader = new FileReader();
			reader.onload = () => resolve( reader.result as ArrayBuffer );
			reader.readAsArrayBuffer( files[ 0 ] as Blob );
		} );
		const zipped = unzipSync( new Uint8Array( bytes ) );
		expect( Object.keys( zipped ) ).toEqual( [
			'exported.json',
			'exported-1.json',
		] );

		goTo( 'p=/pattern&categoryId=my-patterns&layout=table' );
		const asked = jest.spyOn( HTMLInputElement.prototype, 'click' );
		await choose( 'Add Pattern', 'Import pattern from JSON' );
		expect( asked ).toHaveBeenCalledTimes( 1 );
		const text = strFromU8( zipped[ 'exported.json' ] as Uint8Array );
		fireEvent.change(
			document.querySelector( 'input[type="file"]' ) as Element,
			{
				target: {
					files: [
						{
							name: 'one.json',
							size: text.length,
							type: 'application/json',
							text: () => Promise.resolve( text ),
						},
					],
				},
			}
		);
		await notice( 'Imported "Exported" from JSON.' );
		expect( address() ).toContain( 'categoryId=my-patterns' );
		expect( sentTo( site, '/wp/v2/blocks' ) ).toMatchObject( [
			{ title: 'Exported', content: WORDS, status: 'publish' },
		] );
	} );
} );

describe( 'categories', () => {
	const SHARED = [ makeCategory( 1, 'One' ), makeCategory( 2, 'Two' ) ];

	it( 'are assigned to several patterns at once, and undone', async () => {
		const patterns = [
			makePattern( 31, 'Ant', { wp_pattern_category: [ 1 ] } ),
			makePattern( 32, 'Bee', { wp_pattern_category: [ 1, 2 ] } ),
		];
		const categories = [ ...SHARED ];
		const site = siteWith( { patterns, categories } );
		await openScreen( '/pattern', { site, ...atCategory( 'one' ) } );
		await link( 'Bee' );
		await selectAll();
		await click( 'Assign categories', await list() );
		const form = await dialog( 'Assign categories' );
		within( form ).getByText( `${ patterns.length } patterns` );
		const box = ( name: string ) =>
			within( form ).getByRole< HTMLInputElement >( 'checkbox', {
				name,
			} );
		await waitFor( () =>
			expect( box( 'Two' ).indeterminate ).toBe( true )
		);
		expect( isDisabled( button( 'Save', form ) ) ).toBe( true );
		fireEvent.click( box( 'Two' ) );
		await fill( 'New category', 'Three', form );
		fireEvent.keyDown(
			within( form ).getByRole( 'textbox', { name: 'New category' } ),
			{ key: 'Enter', code: 'Enter' }
		);
		await settle();
		expect( box( 'Three' ).checked ).toBe( true );
		await click( 'Save', form );
		await notice( 'Categories of 2 patterns changed.' );
		const made = categories[ 2 ]?.id;
		expect( sentTo( site, CATEGORIES ) ).toEqual( [ { name: 'Three' } ] );
		const assigned = () =>
			patterns.map( ( { wp_pattern_category: ids } ) =>
				[ ...( ids as number[] ) ].sort( ( one, other ) => one - other )
			);
		expect( assigned() ).toEqual( [
			[ 1, 2, made ],
			[ 1, 2, made ],
		] );
		await click( 'Undo' );
		await notice( 'Previous categories of 2 patterns restored.' );
		expect( assigned() ).toEqual( [ [ 1 ], [ 1, 2 ] ] );
		// In the history, both patterns are one entry, and so is the way back.
		expect( site.runsOf( 4 ) ).toEqual( [ 2, 2 ] );
	} );

	it( 'are renamed, but not like another one, and deleted', async () => {
		const categories = [ ...SHARED ];
		const site = siteWith( {
			patterns: [
				makePattern( 33, 'Cat', { wp_pattern_category: [ 2 ] } ),
			],
			categories,
		} );
		await openScreen( '/pattern', { site, ...atCategory( 'two' ) } );
		await link( 'Cat' );
		await actOnCategory( 'Rename' );
		const form = await dialog( 'Rename' );
		await fill( 'Name', 'ONE', form );
		await click( 'Save', form );
		expect(
			( await within( form ).findByRole( 'alert' ) ).textContent
		).toContain( 'Another category already has this name' );
		expect( writes( site ) ).toEqual( [] );
		await fill( 'Name', 'Three', form );
		await click( 'Save', form );
		await heading( 'Three' );
		await navigation().findByRole( 'link', { name: /^Three/ } );
		expect( sentTo( site, `${ CATEGORIES }/2` ) ).toEqual( [
			{ name: 'Three' },
		] );

		await actOnCategory( 'Delete' );
		const question = await dialog( 'Delete "Three"?' );
		expect( question.textContent ).toContain(
			'Are you sure you want to delete the category "Three"? The patterns will not be deleted.'
		);
		await click( 'Delete', question );
		await notice( '"Three" deleted.' );
		expect( address() ).toContain( 'categoryId=all-patterns' );
		await link( 'Cat' );
		expect( writes( site ) ).toEqual( [
			`POST ${ CATEGORIES }/2`,
			`DELETE ${ CATEGORIES }/2`,
		] );
	} );

	it( 'that someone else has deleted lead to all patterns', async () => {
		const categories = [ makeCategory( 4, 'Gone' ) ];
		const site = siteWith( { categories } );
		await openScreen( '/pattern', { site, ...atCategory( 'gone' ) } );
		await actOnCategory( 'Rename' );
		const form = await dialog( 'Rename' );
		categories.length = 0;
		site.fail( `POST ${ CATEGORIES }/4`, {
			status: 404,
			code: 'rest_term_invalid',
			message: 'Term does not exist.',
		} );
		await fill( 'Name', 'Never', form );
		await click( 'Save', form );
		await notice( /“Gone” no longer exists/ );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( address() ).toContain( 'categoryId=all-patterns' );
	} );
} );

describe( 'where patterns and parts are used', () => {
	const counted = ( isComplete: boolean ) =>
		siteWith( {
			patterns: [
				makePattern( 1, 'Everywhere' ),
				makePattern( 2, 'Nowhere' ),
				makePattern( 3, 'Copied', {
					wp_pattern_sync_status: 'unsynced',
				} ),
			],
		} )
			.on( 'GET /atelier/v1/uses/counts', {
				counts: [
					{ thing: '1', count: 2 },
					{ thing: '2', count: 0 },
				],
				isComplete,
			} )
			.on( 'POST /atelier/v1/uses/index', { isReading: false, done: 0 } )
			.on( 'GET /atelier/v1/uses', {
				places: [
					{ type: 'page', id: '9', title: 'About', isDirect: true },
				],
				others: 1,
				total: 2,
				isComplete,
			} );
	const counts = ( site: FakeSite ) =>
		site.requests.filter( ( { path } ) => path.endsWith( '/uses/counts' ) );

	it( 'is counted for a page of the list at once, and listed on demand', async () => {
		const site = counted( true );
		await openScreen( '/pattern', {
			site,
			...atCategory( 'my-patterns' ),
		} );
		const row = ( await link( 'Nowhere' ) ).closest( 'tr' );
		await within( row as HTMLElement ).findByText( 'Not used' );
		expect( counts( site ) ).toHaveLength( 1 );
		const copied = ( await link( 'Copied' ) ).closest( 'tr' );
		expect( copied?.textContent ).toContain( '–' );
		await click( '2 documents with “Everywhere”' );
		await dialog( 'Where “Everywhere” is used' );
		await screen.findByRole( 'link', { name: 'About' } );
		await screen.findByText( '1 more you can’t edit' );
	} );

	it( 'filters those that aren’t used anywhere, and says what isn’t known', async () => {
		await openScreen( '/pattern', {
			site: counted( false ),
			...atCategory( 'my-patterns' ),
		} );
		await link( 'Everywhere' );
		await choose( 'Add filter', 'Used in' );
		fireEvent.click(
			await screen.findByRole( 'option', { name: 'Not used anywhere' } )
		);
		await screen.findByText( /some of these may be used/ );
		await waitFor( () => expect( isListed( 'Everywhere' ) ).toBe( false ) );
		expect( isListed( 'Nowhere' ) ).toBe( true );
		expect( isListed( 'Copied' ) ).toBe( false );
	} );

	it( 'is asked about for several at once, and keeps their blocks where they are used', async () => {
		const site = counted( true );
		await openScreen( '/pattern', {
			site,
			...atCategory( 'my-patterns' ),
		} );
		const list = await screen.findByRole( 'table' );
		for ( const name of [ /Everywhere/, /Nowhere/, /Copied/ ] ) {
			const row = await within( list ).findByRole( 'row', { name } );
			fireEvent.click( within( row ).getByRole( 'checkbox' ) );
		}
		await settle();
		await click( 'Move to trash' );
		const question = await dialog( 'Move 3 items to the trash?' );
		await within( question ).findByText( 'These use them:' );
		within( question ).getByRole( 'link', { name: 'About' } );
		within( question ).getByText( /1 more you can’t edit/ );
		expect(
			site.requests.find( ( { path } ) => path.endsWith( '/uses' ) )
				?.query
		).toMatchObject( { kind: 'pattern' } );
		within( question ).getByRole( 'radio', { name: /^Keep its blocks/ } );
	} );
} );
