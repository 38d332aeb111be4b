/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
	button,
	click,
	dialog,
	isDisabled,
	openScreen,
	settle,
	type FakeSite,
} from '@tests/support/renderRoom';
import { editedStyles, STYLES, stylesSite } from '@tests/support/stylesSite';

const COUNTS = 'GET /atelier/v1/uses/counts';

const color = ( slug: string, name: string ) => ( {
	slug,
	name,
	color: '#123456',
} );

/** A site with two colors, two patterns and an installed font, and how often each thing is used. */
function unusedSite( uses: Record< string, number > = {} ): FakeSite {
	const patterns = [ 'Banner', 'Teaser' ].map( ( title, at ) => ( {
		id: at + 1,
		type: 'wp_block',
		status: 'publish',
		title: { raw: title, rendered: title },
		content: { raw: '', rendered: '' },
		wp_pattern_sync_status: '',
		category_slugs: [],
		can_delete: true,
		atelier_version: 'first',
	} ) );
	const styles = {
		id: 7,
		title: { raw: '', rendered: '' },
		settings: {
			color: {
				palette: {
					custom: [ color( 'ink', 'Ink' ), color( 'sea', 'Sea' ) ],
				},
			},
		},
		styles: {},
	};
	return stylesSite()
		.on( `GET ${ STYLES }`, () =>
			Response.json( styles, { headers: { Allow: 'GET, POST, PUT' } } )
		)
		.on( 'GET /atelier/v1/patterns', patterns )
		.on( 'GET /wp/v2/blocks', [] )
		.on( 'DELETE /wp/v2/blocks/:id', ( { params } ) => ( {
			id: Number( params.id ),
			status: 'trash',
		} ) )
		.on( 'GET /wp/v2/font-families', [
			{
				id: 5,
				font_family_settings: {
					name: 'Lonely',
					slug: 'lonely',
					fontFamily: 'Lonely, serif',
				},
				_links: {
					self: [ { targetHints: { allow: [ 'GET', 'DELETE' ] } } ],
				},
			},
		] )
		.on( 'DELETE /wp/v2/font-families/5', {} )
		.on( COUNTS, () => ( {
			isComplete: true,
			counts: [ 'ink', 'sea', 'lonely', '1', '2' ].map( ( thing ) => ( {
				thing,
				count: uses[ thing ] ?? 0,
			} ) ),
		} ) );
}

/** One whose index of uses isn't complete. */
const halfReadSite = ( done: number ): FakeSite =>
	unusedSite()
		.on( COUNTS, {
			isComplete: false,
			counts: [ { thing: 'ink', count: 0 } ],
		} )
		.on( 'POST /atelier/v1/uses/index', {
			isReading: true,
			done,
			total: 9,
		} );

/** The same site, where only the unused pattern “Teaser” uses “Banner” and “Ink”, and a page as well uses “Sea”. */
const chainedSite = (): FakeSite =>
	unusedSite( { 1: 1, ink: 1, sea: 2, lonely: 1 } )
		.on( 'GET /wp/v2/blocks', [
			{
				id: 2,
				content: {
					raw: '<!-- wp:block {"ref":1} /--><!-- wp:paragraph {"textColor":"ink","backgroundColor":"sea"} --><p>a</p><!-- /wp:paragraph -->',
				},
			},
		] )
		.on( 'GET /atelier/v1/uses', ( { query } ) => ( {
			places: [
				{ type: 'wp_block', id: '2', title: 'Teaser', isDirect: true },
				...( Object.values( query ).includes( 'sea' )
					? [ { type: 'page', id: '4', title: 'Page' } ]
					: [] ),
			],
			others: 0,
			isComplete: true,
		} ) );

const box = ( name: string ) =>
	screen.findByRole< HTMLInputElement >( 'checkbox', { name } );

const removals = ( site: FakeSite ) =>
	site.writes.filter( ( { method } ) => method === 'DELETE' );

async function chooseEdits(): Promise< void > {
	fireEvent.click(
		await screen.findByRole( 'radio', {
			name: 'Unsaved changes, to review now',
		} )
	);
	await settle();
}

describe( 'cleaning up', () => {
	it( 'removes what is chosen: presets as one unsaved change, patterns into the trash', async () => {
		const site = unusedSite( { sea: 1 } );
		await openScreen( '/clean-up', { site } );
		await box( 'Ink' );
		expect( screen.queryByRole( 'checkbox', { name: 'Sea' } ) ).toBeNull();
		fireEvent.click( await box( 'Teaser' ) );
		await chooseEdits();
		await click( 'Remove 2 items' );
		await screen.findByText(
			'2 items were removed. Review and save your unsaved changes.'
		);
		expect( removals( site ).map( ( { path } ) => path ) ).toEqual( [
			'/wp/v2/blocks/1',
		] );
		expect( editedStyles().settings ).toEqual( {
			color: { palette: { custom: [ color( 'sea', 'Sea' ) ] } },
		} );
	} );

	it( 'keeps what is used by the time of removing, and says so', async () => {
		const uses: Record< string, number > = {};
		const site = unusedSite( uses );
		await openScreen( '/clean-up', { site } );
		await box( 'Ink' );
		await chooseEdits();
		uses[ '1' ] = 1;
		uses.ink = 2;
		await click( 'Remove 4 items' );
		await screen.findByText( 'Banner' );
		expect(
			screen.getAllByText( 'It’s used now, so it stays.' )
		).toHaveLength( 2 );
		expect( removals( site ).map( ( { path } ) => path ) ).toEqual( [
			'/wp/v2/blocks/2',
		] );
		expect( JSON.stringify( editedStyles().settings ) ).toContain( 'ink' );
	} );

	it( 'asks before the files of fonts are deleted, which nobody has chosen yet', async () => {
		const site = unusedSite( { ink: 1, sea: 1, 1: 1, 2: 1 } );
		await openScreen( '/clean-up', { site } );
		const font = await box( 'Lonely' );
		expect( font.checked ).toBe( false );
		fireEvent.click( font );
		await settle();
		await click( 'Remove 1 item' );
		const question = await dialog( 'Remove 1 item' );
		expect( question.textContent ).toContain( 'This can’t be undone.' );
		expect( removals( site ) ).toHaveLength( 0 );
		await click( 'Remove 1 item', question );
		await screen.findByText( '1 item was removed.' );
		expect( removals( site ) ).toHaveLength( 1 );
	} );

	it( 'removes nothing while the site isn’t read completely', async () => {
		const site = halfReadSite( 0 );
		await openScreen( '/clean-up', { site } );
		await screen.findByText( /hasn’t been read completely/ );
		await waitFor( () =>
			expect( isDisabled( button( /^Remove/ ) ) ).toBe( true )
		);
	} );

	it( 'checks again without the progress of the time before', async () => {
		const site = halfReadSite( 3 );
		await openScreen( '/clean-up', { site } );
		await screen.findByText( /hasn’t been read completely/ );
		const letGo = site.hold( COUNTS );
		await click( 'Check again' );
		screen.getByText( 'Checking uses…' );
		letGo();
		await screen.findByText( /hasn’t been read completely/ );
	} );

	it( 'says what went wrong, and checks again', async () => {
		const site = unusedSite( { ink: 1, sea: 1, 1: 1, 2: 1, lonely: 1 } );
		site.fail( COUNTS, {
			status: 500,
			code: 'broken',
			message: 'Out of order',
		} );
		await openScreen( '/clean-up', { site } );
		await screen.findByText( 'The uses could not be checked' );
		await click( 'Try again' );
		await screen.findByText(
			'Everything that you made or installed is used.'
		);
	} );

	it( 'removes what only an unused pattern uses after that pattern, and keeps it with it', async () => {
		const site = chainedSite();
		await openScreen( '/clean-up', { site } );
		const banner = await box( 'Banner' );
		const teaser = await box( 'Teaser' );
		const ink = await box( 'Ink' );
		expect(
			screen.getAllByText( 'Used only by unused patterns: Teaser' )
		).toHaveLength( 2 );
		expect( screen.queryByRole( 'checkbox', { name: 'Sea' } ) ).toBeNull();
		fireEvent.click( teaser );
		await settle();
		for ( const used of [ banner, ink ] ) {
			expect( used.checked ).toBe( false );
			expect( used.disabled ).toBe( true );
		}
		fireEvent.click( teaser );
		await chooseEdits();
		await click( 'Remove 3 items' );
		await screen.findByText( /^3 items were removed/ );
		expect( removals( site ).map( ( { path } ) => path ) ).toEqual( [
			'/wp/v2/blocks/2',
			'/wp/v2/blocks/1',
		] );
		expect( JSON.stringify( editedStyles().settings ) ).not.toContain(
			'ink'
		);
	} );

	/** Where “Banner” and “Teaser” contain each other, and one has “Ink”; the server counts no uses of such circles. */
	const circleSite = ( more: readonly object[] = [] ) =>
		unusedSite( { ink: 1, sea: 1, lonely: 1 } )
			.on( 'GET /wp/v2/blocks', [
				{
					id: 1,
					content: {
						raw: '<!-- wp:block {"ref":2} /--><!-- wp:paragraph {"textColor":"ink"} --><p>a</p><!-- /wp:paragraph -->',
					},
				},
				{ id: 2, content: { raw: '<!-- wp:block {"ref":1} /-->' } },
			] )
			.on( 'GET /atelier/v1/uses', {
				places: [
					{ type: 'wp_block', id: '1', title: '', isDirect: true },
					{ type: 'wp_block', id: '2', title: '', isDirect: false },
					...more,
				],
				others: 0,
				isComplete: true,
			} );

	it( 'removes patterns together that only contain each other, with what only they use', async () => {
		const site = circleSite();
		await openScreen( '/clean-up', { site } );
		const banner = await box( 'Banner' );
		const teaser = await box( 'Teaser' );
		const ink = await box( 'Ink' );
		screen.getByText( 'Used only by unused patterns: Teaser' );
		fireEvent.click( teaser );
		await settle();
		expect( [ banner.checked, banner.disabled ] ).toEqual( [
			false,
			false,
		] );
		expect( [ ink.checked, ink.disabled ] ).toEqual( [ false, true ] );
		fireEvent.click( banner );
		await chooseEdits();
		await click( 'Remove 3 items' );
		await screen.findByText( /^3 items were removed/ );
		expect( removals( site ) ).toHaveLength( 2 );
	} );

	it( 'keeps what patterns use that contain each other, if something else uses it', async () => {
		const page = { type: 'page', id: '4', title: 'Page', isDirect: true };
		await openScreen( '/clean-up', { site: circleSite( [ page ] ) } );
		await box( 'Banner' );
		expect( screen.queryByRole( 'checkbox', { name: 'Ink' } ) ).toBeNull();
	} );

	it( 'keeps what a pattern uses that couldn’t be removed', async () => {
		const site = chainedSite().fail( 'DELETE /wp/v2/blocks/:id', {
			status: 500,
			code: 'broken',
			message: 'Out of order',
		} );
		await openScreen( '/clean-up', { site } );
		await box( 'Banner' );
		await chooseEdits();
		await click( 'Remove 3 items' );
		await screen.findByText( 'Nothing was removed.' );
		expect(
			screen.getAllByText( 'A pattern that stays uses it, so it stays.' )
		).toHaveLength( 2 );
		expect( removals( site ) ).toHaveLength( 1 );
		expect( JSON.stringify( editedStyles().settings ) ).toContain( 'ink' );
	} );

	it( 'stops, and names what hasn’t been removed', async () => {
		const site = unusedSite( { ink: 1, sea: 1 } );
		await openScreen( '/clean-up', { site } );
		await box( 'Banner' );
		await chooseEdits();
		const letGo = site.hold( 'DELETE /wp/v2/blocks/:id' );
		await click( 'Remove 2 items' );
		await screen.findByText( 'Removing 0 of 2…' );
		await waitFor( () => expect( removals( site ) ).toHaveLength( 1 ) );
		await click( 'Stop' );
		letGo();
		await screen.findByText( '1 item was removed.' );
		screen.getByText( 'Not attempted yet.' );
		expect( removals( site ) ).toHaveLength( 1 );
	} );
} );
