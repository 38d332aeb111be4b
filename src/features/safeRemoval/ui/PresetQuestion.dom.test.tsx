/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 * @jest-environment-options {"more":["block-library"]}
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { registerBlocks } from '@tests/support/coreBlocks';
import {
	button,
	click,
	dialog,
	isDisabled,
	settle,
	type FakeSite,
} from '@tests/support/renderRoom';
import {
	choose,
	editedStyles,
	openStyles,
	savedStyles,
	STYLES,
	stylesSite,
} from '@tests/support/stylesSite';
import { provideStage } from '@/platform/stages';
import { switchDraft } from '@/features/siteDrafts';

jest.mock( '@/features/siteDrafts', () => ( {
	...jest.requireActual< object >( '@/features/siteDrafts' ),
	switchDraft: jest.fn(),
} ) );

beforeAll( () => {
	registerBlocks();
	provideStage( 'editor', {} );
} );

const painted = ( slug: string ) =>
	`<!-- wp:paragraph {"textColor":"${ slug }"} -->\n<p class="has-${ slug }-color has-text-color">Wet paint</p>\n<!-- /wp:paragraph -->`;

/** A site with a color "Ink" that the styles and a page use. */
function inkSite(): FakeSite {
	const site = stylesSite( {
		settings: {
			color: {
				palette: {
					custom: [ { slug: 'ink', name: 'Ink', color: '#123456' } ],
				},
			},
		},
		styles: {
			elements: { link: { color: { text: 'var:preset|color|ink' } } },
		},
	} ).on( 'GET /atelier/v1/uses', {
		places: [ { type: 'page', id: '3', title: 'Painted', isDirect: true } ],
		total: 1,
		others: 2,
		isComplete: true,
	} );
	site.records( '/wp/v2/pages', [
		{
			id: 3,
			type: 'page',
			status: 'publish',
			title: { raw: 'Painted', rendered: 'Painted' },
			content: { raw: painted( 'ink' ), rendered: '' },
			atelier_version: 'first',
		},
	] );
	return site.on( 'POST /atelier/v1/site-drafts', {
		id: 40,
		title: 'Without “Ink”',
		changes: [],
	} );
}

async function askToDelete(): Promise< HTMLElement > {
	await click( 'Options for Ink' );
	fireEvent.click(
		await screen.findByRole( 'menuitem', { name: 'Delete' } )
	);
	return dialog( 'Delete “Ink”?' );
}

/** Asks to delete the color, and chooses another one in its place. */
async function askToReplace( site: FakeSite ): Promise< HTMLElement > {
	await openStyles( '/colors/palette', site );
	const question = await askToDelete();
	await within( question ).findByRole( 'link', { name: 'Painted' } );
	await pick( 'Replace it by another one: visitors see that instead' );
	expect( isDisabled( button( 'Replace', question ) ) ).toBe( true );
	await choose( 'Replacement', 'Contrast' );
	return question;
}

async function pick( name: string ): Promise< void > {
	fireEvent.click( await screen.findByRole( 'radio', { name } ) );
	await settle();
}

/** Its slug, and references to it. */
const INK = /["|]ink"/;

const EDITS = 'As unsaved changes here';

const editedPage = () =>
	select( coreStore ).getEditedEntityRecord( 'postType', 'page', '3' ) as {
		readonly content?: unknown;
	};

describe( 'a color that is used', () => {
	it( 'is replaced and deleted by unsaved changes of all that use it', async () => {
		const site = inkSite();
		const question = await askToReplace( site );
		expect( question.textContent ).toContain( 'Links › Colors › Text' );
		expect( question.textContent ).toContain(
			'2 documents you can’t edit stay as they are.'
		);
		await pick( EDITS );
		await click( 'Replace', question );
		await waitFor( () => expect( question.isConnected ).toBe( false ) );
		expect( editedPage().content ).toBe( painted( 'contrast' ) );
		expect( editedStyles().styles ).toMatchObject( {
			elements: {
				link: { color: { text: 'var:preset|color|contrast' } },
			},
		} );
		expect( JSON.stringify( editedStyles().settings ) ).not.toMatch( INK );
		expect( site.writes ).toEqual( [] );
	} );

	it( 'is replaced and deleted in a new site draft', async () => {
		const site = inkSite();
		const question = await askToReplace( site );
		await click( 'Replace', question );
		await waitFor( () => expect( switchDraft ).toHaveBeenCalled() );
		expect( jest.mocked( switchDraft ).mock.calls[ 0 ]?.[ 0 ] ).toEqual( {
			id: 40,
			title: 'Without “Ink”',
		} );
		expect(
			site.writes.map( ( { method, path, query } ) => [
				method,
				path,
				query.atelier_draft,
			] )
		).toEqual( [
			[ 'POST', '/atelier/v1/site-drafts', undefined ],
			[ 'POST', '/wp/v2/pages/3', '40' ],
			[ 'POST', STYLES, '40' ],
		] );
		const [ styles ] = savedStyles( site );
		expect( JSON.stringify( styles ) ).toContain( 'color|contrast' );
		expect( JSON.stringify( styles ) ).not.toMatch( INK );
	} );

	it( 'is left everywhere if one page can’t be changed', async () => {
		const site = inkSite();
		site.fail(
			'GET /wp/v2/pages/3',
			{ status: 403, code: 'rest_forbidden', message: 'Not yours.' },
			9
		);
		const question = await askToReplace( site );
		await click( 'Replace', question );
		await within( question ).findByText( /Nothing was changed, because/ );
		expect( site.writes ).toEqual( [] );
		expect( JSON.stringify( editedStyles() ) ).toMatch( INK );
	} );

	it( 'isn’t replaced in a draft that wouldn’t have the unsaved styles', async () => {
		const site = inkSite();
		await openStyles( '/colors/palette', site );
		await click( 'Add color' );
		fireEvent.keyDown( document.activeElement ?? document.body, {
			key: 'Escape',
			code: 'Escape',
		} );
		await settle();
		const question = await askToDelete();
		await pick( 'Replace it by another one: visitors see that instead' );
		await choose( 'Replacement', 'Contrast' );
		await click( 'Replace', question );
		await within( question ).findByText(
			/The styles have unsaved changes/
		);
		expect( site.writes ).toEqual( [] );
	} );

	it( 'is deleted and reset in all that use it', async () => {
		const site = inkSite();
		await openStyles( '/colors/palette', site );
		const question = await askToDelete();
		await within( question ).findByRole( 'link', { name: 'Painted' } );
		fireEvent.click(
			within( question ).getByRole( 'radio', { name: /^Reset them/ } )
		);
		await pick( EDITS );
		await click( 'Delete', question );
		await waitFor( () => expect( question.isConnected ).toBe( false ) );
		expect( editedPage().content ).toBe(
			'<!-- wp:paragraph -->\n<p>Wet paint</p>\n<!-- /wp:paragraph -->'
		);
		expect( JSON.stringify( editedStyles() ) ).not.toMatch( INK );
		expect( site.writes ).toEqual( [] );
	} );

	it( 'can be left to what uses it', async () => {
		const site = inkSite();
		await openStyles( '/colors/palette', site );
		const question = await askToDelete();
		await within( question ).findByRole( 'radio', {
			name: /^Leave them: visitors see their default appearance/,
		} );
		await click( 'Delete', question );
		await waitFor( () => expect( question.isConnected ).toBe( false ) );
		expect( JSON.stringify( editedStyles() ) ).not.toMatch( INK );
	} );
} );
