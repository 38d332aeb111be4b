/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { makePage } from '@tests/support/makePage';
import {
	button,
	click,
	dialog,
	FakeSite,
	fill,
	isDisabled,
	openScreen,
	renderRoom,
	settle,
} from '@tests/support/renderRoom';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { isReviewOpen } from '@/features/saving';
import { Identity } from './Identity';
import { TemplateSiteSettings } from './TemplateSiteSettings';

type Values = Readonly< Record< string, unknown > >;

const SETTINGS = {
	title: 'Harbour & Sons',
	description: 'Since 1911',
	site_logo: 0,
	site_icon: 0,
	show_on_front: 'posts',
	page_on_front: 0,
	page_for_posts: 0,
	posts_per_page: 10,
};

function siteWith( more: Values = {} ): FakeSite {
	let settings: Values = { ...SETTINGS, ...more };
	return new FakeSite()
		.on( 'GET /wp/v2/settings', () => settings )
		.on( 'POST /wp/v2/settings', ( { data } ) => {
			settings = { ...settings, ...data };
			return settings;
		} );
}

describe( 'the site’s settings', () => {
	it( 'that can’t be loaded show an error, and load after a retry', async () => {
		const site = siteWith().fail( 'GET /wp/v2/settings', {
			status: 500,
			code: 'broken',
			message: 'Broken',
		} );
		await renderRoom( <Identity />, { site } );
		await waitFor( () =>
			expect( screen.getByRole( 'alert' ).textContent ).toContain(
				'The site’s settings could not be loaded'
			)
		);
		await click( 'Try again' );
		const title =
			await screen.findByLabelText< HTMLInputElement >( 'Site title' );
		expect( title.value ).toBe( 'Harbour & Sons' );
	} );

	it( 'are reviewed and saved, and an empty title is noticed', async () => {
		const site = siteWith();
		await renderRoom( <Identity />, { site } );
		await fill( 'Site title', 'Harbour & Daughters' );
		isReviewOpen.set( true );
		const review = await dialog( 'Are you ready to save?' );
		await waitFor( () =>
			expect( review.textContent ).toContain(
				'“Harbour & Sons” → “Harbour & Daughters”'
			)
		);
		// The checkbox of the row has the name.
		expect( review.textContent ).not.toContain( 'Site title:' );
		await click( 'Save', review );
		await waitFor( () =>
			expect( site.writes ).toMatchObject( [
				{
					path: '/wp/v2/settings',
					data: { title: 'Harbour & Daughters' },
				},
			] )
		);
		await fill( 'Site title', '' );
		await screen.findByText( /^Your site has no title\./ );
	} );

	it( 'are edited one step at a time, and reviewed with the keys', async () => {
		await openScreen( '/identity', { site: siteWith() } );
		const field = ( label: string ) =>
			screen.findByLabelText< HTMLInputElement >( label );
		const title = await field( 'Site title' );
		await fill( 'Site title', 'Harbour & Daughters' );
		const tagline = await field( 'Tagline' );
		// Typing without a pause is one step, however slow the machine.
		const clock = jest.spyOn( performance, 'now' ).mockReturnValue( 1e6 );
		for ( const text of [ 'S', 'Si', 'Since 1912' ] ) {
			await fill( 'Tagline', text );
		}
		clock.mockRestore();
		const icon = await screen.findByRole( 'img', {
			name: /Preview of the site icon/,
		} );
		expect( icon.textContent ).toContain(
			'Harbour & Daughters – Since 1912'
		);
		const press = async ( key: string ) => {
			fireEvent.keyDown( document.activeElement ?? document.body, {
				key,
				code: `Key${ key.toUpperCase() }`,
				ctrlKey: true,
			} );
			await settle();
		};
		await press( 'z' );
		expect( tagline.value ).toBe( 'Since 1911' );
		expect( title.value ).toBe( 'Harbour & Daughters' );
		await press( 'z' );
		expect( title.value ).toBe( 'Harbour & Sons' );
		await screen.findByRole( 'button', { name: 'Saved' } );
		await click( 'Redo' );
		expect( title.value ).toBe( 'Harbour & Daughters' );

		title.focus();
		await press( 's' );
		const review = await dialog( 'Are you ready to save?' );
		expect( review.textContent ).toContain(
			'“Harbour & Sons” → “Harbour & Daughters”'
		);
	} );

	it( 'that someone else has changed in the meantime are not overwritten without a question', async () => {
		const site = siteWith();
		let theirs: Values | null = { ...SETTINGS, title: 'Theirs' };
		site.on( 'POST /wp/v2/settings', ( { data } ) => {
			if ( theirs && data.title !== undefined ) {
				const record = theirs;
				theirs = null;
				return Response.json(
					{
						code: 'atelier_conflict',
						message: 'Changed in the meantime.',
						data: {
							status: 409,
							changed: [ 'title' ],
							record,
							version: 'title:their',
							author: { id: 2, name: 'Bob' },
						},
					},
					{ status: 409 }
				);
			}
			return { ...SETTINGS, title: 'Theirs', ...data };
		} );
		await renderRoom( <Identity />, { site } );
		await fill( 'Site title', 'Mine' );
		await fill( 'Tagline', 'My tagline' );
		isReviewOpen.set( true );
		await click( 'Save', await dialog( 'Are you ready to save?' ) );
		const conflict = await dialog(
			'“Site title” was changed in the meantime'
		);
		const side = ( name: string ) =>
			within( conflict ).getByRole( 'region', { name } );
		expect( side( 'Bob’s version' ).textContent ).toContain( '→ “Theirs”' );
		expect( side( 'Your version' ).textContent ).toContain( '→ “Mine”' );
		expect( conflict.textContent ).toContain(
			'You can undo your choice afterwards.'
		);
		// The other setting isn't kept back.
		expect( site.writes.map( ( { data } ) => data ) ).toContainEqual( {
			description: 'My tagline',
		} );
		await click( 'Save your version', conflict );
		await waitFor( () =>
			expect( site.writes.at( -1 )?.data ).toEqual( { title: 'Mine' } )
		);
	} );

	it( 'are for users who can manage the site', async () => {
		const site = siteWith().on( 'GET /wp/v2/settings', () =>
			Response.json(
				{
					code: 'rest_forbidden',
					message: 'Sorry, you are not allowed to do that.',
					data: { status: 403 },
				},
				{ status: 403 }
			)
		);
		const boot = { canManageSite: false };
		await openScreen( '/', { site, boot } );
		await screen.findByRole( 'link', { name: 'Templates' } );
		expect( screen.queryByRole( 'link', { name: 'Identity' } ) ).toBeNull();
		await openScreen( '/identity', { site, boot } );
		await screen.findAllByText( /you are not allowed to manage options/ );
		const other = siteWith();
		other.records( '/wp/v2/pages', [ makePage( 12, 'News' ) ] );
		await renderRoom( <BesideTemplate />, { site: other, boot } );
		await waitFor( () =>
			expect(
				other.requests.some(
					( { path } ) => path === '/wp/v2/pages/12'
				)
			).toBe( true )
		);
		await settle( 20 );
		expect( document.body.textContent ).not.toContain(
			'Homepage displays'
		);
	} );
} );

/** The settings beside a template, which has been loaded before them, and with it the post types. */
function BesideTemplate() {
	const page = useSelect(
		( select ) =>
			select( coreStore ).getEntityRecord( 'postType', 'page', 12 ),
		[]
	);
	return page ? <TemplateSiteSettings slug="home" /> : null;
}

describe( 'the homepage', () => {
	it( 'and the posts page are chosen in the settings of a template, and checked before they are saved', async () => {
		const site = siteWith();
		const pages = site.records( '/wp/v2/pages', [
			makePage( 11, 'Welcome' ),
			makePage( 12, 'News' ),
		] ) as Values[];
		await renderRoom( <BesideTemplate />, { site } );
		const choose = async ( name: string, option: string ) => {
			const box = await screen.findByRole( 'combobox', { name } );
			box.blur();
			box.focus();
			fireEvent.change( box, { target: { value: option } } );
			fireEvent.click(
				await screen.findByRole( 'option', { name: option } )
			);
			await settle();
		};
		fireEvent.click(
			await screen.findByRole( 'radio', { name: 'A static page' } )
		);
		await screen.findByText( /Choose a page for the homepage/ );
		for ( const name of [ 'Homepage', 'Posts page' ] ) {
			const box = await screen.findByRole( 'combobox', { name } );
			expect( ( box as HTMLInputElement ).value ).toBe( '' );
		}
		await choose( 'Homepage', 'Welcome' );
		await choose( 'Posts page', 'Welcome' );
		await screen.findByText( /can’t be the same page/ );
		isReviewOpen.set( true );
		const review = await dialog( 'Are you ready to save?' );
		await click( 'Save', review );
		await within( review ).findAllByText(
			/^Not saved\. The homepage and the posts page can’t be the same page\./
		);
		expect( site.writes ).toEqual( [] );
		await click( 'Cancel', review );

		await choose( 'Posts page', 'News' );
		await fill( 'Posts per page', '0' );
		await screen.findByText( 'Enter a whole number of at least 1.' );
		await fill( 'Posts per page', '7' );
		await fill( 'Title of the posts page', 'News of today' );
		// A chosen page is deleted.
		pages.splice( 0, 1 );
		isReviewOpen.set( true );
		const second = await dialog( 'Are you ready to save?' );
		await within( second ).findByText( /^none → “News/ );
		await click( 'Save', second );
		await within( second ).findAllByText(
			/^Not saved\. This page was deleted or isn’t published anymore\./
		);
		expect( site.writes ).toContainEqual(
			expect.objectContaining( { data: { posts_per_page: 7 } } )
		);
		await click( 'Cancel', second );

		pages.push( makePage( 13, 'Welcome again' ) );
		await choose( 'Homepage', 'Welcome again' );
		isReviewOpen.set( true );
		await click( 'Save', await dialog( 'Are you ready to save?' ) );
		await waitFor( () =>
			expect( screen.queryByRole( 'dialog' ) ).toBeNull()
		);
		const sent = Object.assign(
			{},
			...site.writes
				.filter( ( { path } ) => path === '/wp/v2/settings' )
				.map( ( { data } ) => data )
		) as Values;
		expect( sent ).toEqual( {
			posts_per_page: 7,
			show_on_front: 'page',
			page_on_front: 13,
			page_for_posts: 12,
		} );
	} );

	it( 'becomes a page of the list, and another one the posts page', async () => {
		const site = siteWith( { page_for_posts: 21 } );
		site.records( '/wp/v2/pages', [
			makePage( 21, 'First home' ),
			makePage( 22, 'Second home' ),
			makePage( 23, 'Journal' ),
		] );
		site.on( 'GET /atelier/v1/posts/page/counts', {} );
		await openScreen( '/page', { site, query: { layout: 'table' } } );
		const list = await screen.findByRole( 'region', { name: 'Pages' } );
		const act = async ( title: string, action: string ) => {
			const cell = await within( list ).findByText( title );
			await click(
				'Actions',
				cell.closest< HTMLElement >( 'tr' ) ?? undefined
			);
			fireEvent.click(
				await screen.findByRole( 'menuitem', { name: action } )
			);
			return dialog( action );
		};
		const agree = async ( title: string, action: string, says: string ) => {
			const question = await act( title, action );
			await waitFor( () =>
				expect( question.textContent ).toContain( says )
			);
			await click( action, question );
			await waitFor( () => expect( question.isConnected ).toBe( false ) );
		};
		const refused = await act( 'Journal', 'Set as posts page' );
		await within( refused ).findByText( /Set a page as homepage first\./ );
		expect( isDisabled( button( 'Set as posts page', refused ) ) ).toBe(
			true
		);
		await click( 'Cancel', refused );
		await agree(
			'First home',
			'Set as homepage',
			'Until now they see your latest posts'
		);
		await agree(
			'Second home',
			'Set as homepage',
			'“First home”, stays published at its own address.'
		);
		await agree(
			'Journal',
			'Set as posts page',
			'“Journal” will list your latest posts.'
		);
		const merged = ( from: number, to?: number ) =>
			Object.assign(
				{},
				...site.writes.slice( from, to ).map( ( { data } ) => data )
			) as Values;
		expect( merged( 0 ) ).toEqual( {
			show_on_front: 'page',
			page_on_front: 22,
			page_for_posts: 23,
		} );
		await within( list ).findByText( 'Homepage' );
		await within( list ).findByText( 'Posts Page' );
		const other = await act( 'Journal', 'Set as homepage' );
		await within( other ).findByText( /This page is the posts page/ );
		await click( 'Cancel', other );

		// An error of the server changes nothing, and is shown.
		site.fail(
			'POST /wp/v2/settings',
			{ status: 500, code: 'broken', message: 'Out of order' },
			9
		);
		const failing = await act( 'First home', 'Set as homepage' );
		await click( 'Set as homepage', failing );
		await within( failing ).findByRole( 'alert' );
		await click( 'Cancel', failing );
		expect(
			screen.queryByRole( 'button', { name: /^Review/ } )
		).toBeNull();
		await screen.findByRole( 'button', { name: 'Saved' } );
	} );
} );
