/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { keepLists } from '@tests/support/preferences';
import {
	address,
	button,
	click,
	dialog,
	FakeSite,
	isDisabled,
	openScreen,
	settle,
} from '@tests/support/renderRoom';

type Values = Readonly< Record< string, unknown > >;

const VIEWS = '/wp/v2/wp_dataviews';

const makeView = ( id: number, title: string, content: string ): Values => ( {
	id,
	title: { raw: title, rendered: title },
	content: { raw: content, rendered: '' },
	atelier_version: 'content:1',
} );

/** A site with a page, and these custom views of pages. */
function siteWith( views: Values[] = [] ): FakeSite {
	const site = new FakeSite();
	site.records( '/wp/v2/pages', [
		{
			id: 1,
			type: 'page',
			slug: 'any',
			status: 'publish',
			title: { raw: 'Any', rendered: 'Any' },
			date: '2026-11-24T20:00:00',
			modified: '2026-11-24T20:00:00',
			author: 1,
			link: '',
			parent: 0,
			menu_order: 0,
		},
	] );
	site.records( VIEWS, views );
	return site
		.on( 'GET /wp/v2/wp_dataviews_type', [ { id: 3 } ] )
		.on( 'GET /atelier/v1/posts/page/counts', {} );
}

const region = () => screen.findByRole( 'region', { name: 'Pages' } );

async function chooseLayout( list: HTMLElement, name: string ) {
	await click( 'Layout', list );
	fireEvent.click( await screen.findByRole( 'menuitemradio', { name } ) );
	await settle();
}

const isTable = ( list: HTMLElement ) =>
	within( list ).queryByRole( 'table' ) !== null;

describe( 'a custom view', () => {
	const open = async ( site: FakeSite, id: number ) => {
		await openScreen( '/page', {
			site,
			query: { activeView: String( id ), isCustom: 'true' },
		} );
		const list = await region();
		await within( list ).findByRole( 'button', { name: 'Layout' } );
		return list;
	};
	const typeIn = ( view: Values | undefined ): unknown =>
		(
			JSON.parse(
				( view as { content: { raw: string } } ).content.raw
			) as Values
		 ).type;

	it( 'that someone else has changed asks which version to keep, and restores the other one', async () => {
		const views = [ makeView( 11, 'Shared', '{"type":"table"}' ) ];
		const site = siteWith( views );
		let version = 1;
		const arrangeElsewhere = ( type: string ) => {
			version++;
			views[ 0 ] = {
				...makeView( 11, 'Shared', `{"type":"${ type }"}` ),
				atelier_version: `content:${ version }`,
			};
		};
		// As includes/Conflicts answers.
		site.on( `POST ${ VIEWS }/:id`, ( { data, basedOn } ) => {
			if ( basedOn !== `content:${ version }` ) {
				return Response.json(
					{
						code: 'atelier_conflict',
						message: 'Conflict',
						data: { status: 409, record: views[ 0 ] },
					},
					{ status: 409 }
				);
			}
			version++;
			views[ 0 ] = {
				...makeView( 11, 'Shared', String( data.content ) ),
				atelier_version: `content:${ version }`,
			};
			return views[ 0 ];
		} );
		const stored = ( type: string ) =>
			waitFor( () => expect( typeIn( views[ 0 ] ) ).toBe( type ) );
		const asked = () =>
			screen.findAllByText(
				/Your changes to this view haven’t been saved/
			);

		const list = await open( site, 11 );
		arrangeElsewhere( 'list' );
		await chooseLayout( list, 'Grid' );
		await asked();
		expect( typeIn( views[ 0 ] ) ).toBe( 'list' );
		await click( 'Use the saved version' );
		// Nothing of the other one is sent when the page is left.
		const { length } = site.writes;
		window.dispatchEvent( new Event( 'pagehide' ) );
		await settle();
		expect( site.writes ).toHaveLength( length );
		await within( list ).findByRole( 'grid' );
		await click( 'Undo' );
		await stored( 'grid' );

		arrangeElsewhere( 'table' );
		await chooseLayout( list, 'List' );
		await asked();
		await click( 'Save your version' );
		await stored( 'list' );
		await click( 'Restore the replaced version' );
		await stored( 'table' );
		await waitFor( () => expect( isTable( list ) ).toBe( true ) );
	} );

	it( 'that has the same settings already is saved, whoever has sent them', async () => {
		const site = siteWith( [ makeView( 12, 'Sent', '{"type":"table"}' ) ] );
		let sent: Values | null = null;
		site.on( `POST ${ VIEWS }/:id`, ( { data } ) => {
			sent = makeView( 12, 'Sent', String( data.content ) );
			return Response.json(
				{
					code: 'atelier_conflict',
					message: 'Conflict',
					data: { status: 409, record: sent },
				},
				{ status: 409 }
			);
		} );
		const list = await open( site, 12 );
		await chooseLayout( list, 'Grid' );
		await waitFor( () => expect( typeIn( sent ?? {} ) ).toBe( 'grid' ) );
		await settle();
		expect(
			screen.queryByText( /Your changes to this view haven’t been saved/ )
		).toBeNull();
	} );

	it( 'with partly invalid settings shows the valid ones, and keeps the others until it is saved as shown', async () => {
		const settings =
			'{"type":"table","search":"","fields":["status","rating"],"mine":"kept"}';
		const views = [ makeView( 12, 'Odd', settings ) ];
		const site = siteWith( views );
		const list = await open( site, 12 );
		const warning = () =>
			within( list ).queryByText( /can’t be shown here: rating/ );
		expect( warning() ).not.toBeNull();
		within( list ).getByRole( 'columnheader', { name: 'Status' } );
		await chooseLayout( list, 'Grid' );
		await waitFor( () => expect( isTable( list ) ).toBe( false ) );
		expect( site.writes ).toEqual( [] );

		await click( 'Save as shown', list );
		await waitFor( () => expect( warning() ).toBeNull() );
		await waitFor( () => expect( site.writes ).toHaveLength( 1 ) );
		expect( site.writes[ 0 ] ).toMatchObject( {
			path: `${ VIEWS }/12`,
			basedOn: 'content:1',
		} );
		expect(
			JSON.parse( String( site.writes[ 0 ]?.data.content ) )
		).toMatchObject( {
			type: 'grid',
			fields: [ 'status' ],
			mine: 'kept',
		} );
	} );

	it( 'that doesn’t exist leads to all items', async () => {
		await openScreen( '/page', {
			site: siteWith(),
			query: { activeView: '13', isCustom: 'true' },
		} );
		const list = await region();
		await within( list ).findByText( 'This view doesn’t exist' );
		fireEvent.click(
			within( list ).getByRole( 'link', { name: 'Show all items' } )
		);
		await within( await region() ).findByRole( 'searchbox' );
		expect( address() ).toBe( '/page' );
	} );
} );

describe( 'the arrangement of a list', () => {
	it( 'is the default if the stored value is invalid', async () => {
		keepLists( { page: 'a word' } );
		await openScreen( '/page', { site: siteWith() } );
		const list = await region();
		await within( list ).findByRole( 'searchbox' );
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
		await click( 'View options', list );
		const options = await dialog( 'View options' );
		expect(
			within( options )
				.getByRole( 'radio', { name: '20' } )
				.getAttribute( 'aria-checked' )
		).toBe( 'true' );
		expect( isDisabled( button( 'Reset view', options ) ) ).toBe( true );
	} );
} );
