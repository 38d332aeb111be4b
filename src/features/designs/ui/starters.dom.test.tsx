/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { store as preferencesStore } from '@wordpress/preferences';
import {
	click,
	dialog,
	FakeSite,
	renderRoom,
	settle,
} from '@tests/support/renderRoom';
import { Starters } from './Starters';

type Values = Readonly< Record< string, unknown > >;

const THEME = 'twentytwentyfive';
const OFFER = 'enableChoosePatternModal';

const makePattern = ( title: string, more: Values ): Values => ( {
	name: `theme/${ title }`,
	title,
	content: `<!-- wp:paragraph --><p>${ title }</p><!-- /wp:paragraph -->`,
	...more,
} );

const PATTERNS = [
	makePattern( 'Shop page', { block_types: [ 'core/post-content' ] } ),
	makePattern( 'Text blog archive', { template_types: [ 'archive' ] } ),
	makePattern( 'Centered footer', {
		block_types: [ 'core/template-part/footer' ],
	} ),
	makePattern( 'Centered header', {
		block_types: [ 'core/template-part/header' ],
	} ),
];

const makeEmpty = (
	id: number | string,
	type: string,
	more: Values = {}
) => ( {
	id,
	type,
	slug: 'empty',
	status: 'publish',
	title: { raw: 'Empty', rendered: 'Empty' },
	content: { raw: '', rendered: '' },
	...more,
} );

/** Renders the offer for an empty document. */
async function offer( post: ReturnType< typeof makeEmpty > ) {
	const site = new FakeSite();
	site.records( '/wp/v2/pages', [ post ] );
	site.records( '/wp/v2/template-parts', [ post ] );
	site.records( '/wp/v2/templates', [
		post,
		makeEmpty( `${ THEME }//index`, 'wp_template', {
			content: { raw: '<!-- wp:query /-->', rendered: '' },
		} ),
	] );
	site.on( 'GET /wp/v2/templates/lookup', { id: `${ THEME }//index` } )
		.on( 'GET /wp/v2/block-patterns/patterns', PATTERNS )
		.on( 'GET /wp/v2/block-patterns/categories', [] )
		.on( 'GET /wp/v2/themes', [ { stylesheet: THEME } ] );
	await renderRoom(
		<Starters
			document={ { type: post.type, id: String( post.id ) } }
			post={ post }
		/>,
		{ site }
	);
}

const prefer = ( isOffered: boolean ) =>
	void dispatch( preferencesStore ).set( 'core', OFFER, isOffered );
const names = async () =>
	within( await dialog( 'Choose a pattern' ) )
		.getAllByRole( 'option' )
		.map(
			( option ) =>
				option.getAttribute( 'aria-label' ) ?? option.textContent
		);
const isAsking = () => screen.queryByRole( 'dialog' ) !== null;

beforeEach( () => prefer( true ) );

it( 'offers starters of pages once per visit', async () => {
	const page = makeEmpty( 1, 'page' );
	await offer( page );
	expect( await names() ).toEqual( [ 'Shop page' ] );
	await click( 'Start blank' );
	expect( isAsking() ).toBe( false );
	await offer( page );
	await settle();
	expect( isAsking() ).toBe( false );
} );

it( 'offers nothing to users who have turned it off, which they can in the dialog', async () => {
	await offer( makeEmpty( 2, 'page' ) );
	const asked = await dialog( 'Choose a pattern' );
	fireEvent.click(
		within( asked ).getByRole( 'checkbox', {
			name: 'Show starter patterns',
		} )
	);
	await waitFor( () =>
		expect( select( preferencesStore ).get( 'core', OFFER ) ).toBe( false )
	);
	fireEvent.keyDown( asked, { key: 'Escape', code: 'Escape' } );
	await waitFor( () => expect( isAsking() ).toBe( false ) );
	await offer( makeEmpty( 3, 'page' ) );
	await settle();
	expect( isAsking() ).toBe( false );
} );

it( 'offers those of its kind for a template, beside its fallback content', async () => {
	const id = `${ THEME }//archive-e2e`;
	await offer( makeEmpty( id, 'wp_template', { slug: 'archive-e2e' } ) );
	expect( await names() ).toEqual( [
		'Fallback content',
		'Text blog archive',
	] );
	fireEvent.click(
		screen.getByRole( 'option', { name: 'Text blog archive' } )
	);
	await waitFor( () => expect( isAsking() ).toBe( false ) );
	expect(
		JSON.stringify(
			select( coreStore ).getEntityRecordEdits(
				'postType',
				'wp_template',
				id
			)
		)
	).toContain( 'Text blog archive' );
} );

it( 'offers those of its area for a template part', async () => {
	await offer(
		makeEmpty( `${ THEME }//empty`, 'wp_template_part', { area: 'footer' } )
	);
	expect( await names() ).toEqual( [ 'Centered footer' ] );
} );
