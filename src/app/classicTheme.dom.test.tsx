/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
	address,
	FakeSite,
	notice,
	openScreen,
	settle,
} from '@tests/support/renderRoom';

const UNSUPPORTED =
	'The theme you are currently using does not support this screen.';

const HEADER = { id: 'classic//header', title: 'Header', area: 'header' };

const themeOf = ( name: string, parts: readonly object[] ) => ( {
	theme: {
		stylesheet: 'classic',
		name,
		isBlockTheme: false,
		supportsStyles: false,
		supportsParts: parts.length > 0,
		parts,
	},
	home: null,
} );

/** A site of pages and, for hybrid themes, a header. */
function makeSite(): FakeSite {
	const site = new FakeSite();
	for ( const list of [ 'pages', 'posts', 'blocks', 'navigation' ] ) {
		site.records( `/wp/v2/${ list }`, [] );
	}
	site.records( '/wp/v2/templates', [] );
	site.records( '/wp/v2/template-parts', [
		{
			id: 'classic//header',
			type: 'wp_template_part',
			slug: 'header',
			theme: 'classic',
			status: 'publish',
			title: { raw: 'Header', rendered: 'Header' },
			content: { raw: '', rendered: '' },
			area: 'header',
		},
	] );
	return site.on( 'GET /atelier/v1/site-drafts', [] );
}

const navigation = () =>
	within( screen.getByRole( 'region', { name: 'Navigation' } ) );

describe( 'with a classic theme', () => {
	const boot = themeOf( 'Atelier Classic', [] );

	it( 'the site is shown, with the reason why it can’t be edited', async () => {
		await openScreen( '/', { site: makeSite(), boot } );
		await navigation().findByText( /Atelier Classic isn’t a block theme/ );
		expect( screen.queryByRole( 'button', { name: /^Edit / } ) ).toBeNull();
		expect(
			navigation().queryByRole( 'heading', { name: 'Template parts' } )
		).toBeNull();
	} );

	it.each( [
		'/template',
		'/page',
		'/navigation',
		'/styles',
		'/stylebook',
		'/wp_template/classic//index',
		'/wp_template_part/classic//header',
	] )( 'there is no %s, but a link to other screens', async ( path ) => {
		await openScreen( path, {
			site: makeSite(),
			boot,
			query: { canvas: 'edit' },
		} );
		await notice( UNSUPPORTED );
		fireEvent.click( screen.getByRole( 'link', { name: 'Go to Design' } ) );
		await settle();
		await navigation().findByRole( 'heading', { name: 'Design' } );
		expect( address() ).toBe( '/' );
	} );
} );

describe( 'with a hybrid theme', () => {
	const boot = themeOf( 'Atelier Hybrid', [ HEADER ] );

	it( 'there are template parts, but no templates', async () => {
		await openScreen( '/', { site: makeSite(), boot } );
		fireEvent.click(
			await navigation().findByRole( 'link', { name: /^Header/ } )
		);
		await settle();
		expect( address() ).toBe( '/wp_template_part/classic//header' );
		const edit = await navigation().findByRole( 'link', { name: 'Edit' } );
		expect( edit.getAttribute( 'href' ) ).toContain( 'canvas=edit' );
		await waitFor( () =>
			expect( screen.queryByText( UNSUPPORTED ) ).toBeNull()
		);
	} );

	it( 'there is no list of templates', async () => {
		await openScreen( '/template', { site: makeSite(), boot } );
		await notice( UNSUPPORTED );
	} );
} );
