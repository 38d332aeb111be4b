import { expect, hasTestPlugin, test } from './support/test';

const UNSUPPORTED =
	'The theme you are currently using does not support this screen.';

/** A previewed theme acts as the active one, without affecting other tests. */
const classic = { wp_theme_preview: 'atelier-classic' };
const hybrid = { wp_theme_preview: 'atelier-hybrid' };

test.describe( 'a classic theme', () => {
	test.skip( ! hasTestPlugin, 'needs the tests’ own themes' );

	test( 'shows the site, and the reason why it can’t be edited', async ( {
		atelier,
		page,
	} ) => {
		await atelier.open( '/', classic );
		await expect(
			atelier.navigation.getByText(
				'Atelier Classic isn’t a block theme'
			)
		).toBeVisible();
		await expect( atelier.preview.locator( 'body' ) ).toBeVisible();
		await expect(
			page.getByRole( 'button', { name: /^Edit / } )
		).toHaveCount( 0 );
		await expect(
			atelier.navigation.getByRole( 'heading', {
				name: 'Template parts',
			} )
		).toHaveCount( 0 );
	} );

	for ( const path of [
		'/template',
		'/page',
		'/navigation',
		'/styles',
		'/stylebook',
		'/wp_template/atelier-classic//index',
		'/wp_template_part/atelier-classic//header',
	] ) {
		test( `has no ${ path }, and links to other screens @full`, async ( {
			atelier,
			page,
		} ) => {
			await atelier.open( path, { ...classic, canvas: 'edit' } );
			await expect( page.getByText( UNSUPPORTED ).first() ).toBeVisible();
			await page.getByRole( 'link', { name: 'Go to Design' } ).click();
			await expect(
				atelier.navigation.getByRole( 'heading', { name: 'Design' } )
			).toBeVisible();
		} );
	}

	test( 'has editable pages @full', async ( { atelier, site } ) => {
		const { id } = await site.rest( 'POST', '/wp/v2/pages', {
			title: 'A page in a classic theme',
			status: 'publish',
			content:
				'<!-- wp:paragraph --><p>Classic words</p><!-- /wp:paragraph -->',
		} );
		try {
			await atelier.open( `/page/${ id }`, {
				...classic,
				canvas: 'edit',
			} );
			await atelier.waitForEditor();
			await expect(
				atelier.canvas.getByText( 'Classic words' )
			).toBeVisible();
		} finally {
			await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
		}
	} );
} );

test.describe( 'a hybrid theme', () => {
	test.skip( ! hasTestPlugin, 'needs the tests’ own themes' );

	test( 'has editable template parts @full', async ( { atelier, page } ) => {
		await atelier.open( '/', hybrid );
		await atelier.navigation
			.getByRole( 'link', { name: /^Header/ } )
			.click();
		await atelier.navigation
			.getByRole( 'link', { name: 'Edit', exact: true } )
			.click();
		await atelier.waitForEditor();
		await atelier.canvas.getByText( 'Words of a hybrid header' ).click();
		await page.keyboard.press( 'End' );
		await page.keyboard.type( ', changed' );
		await expect(
			atelier.bar.getByRole( 'button', { name: /^Activate .+ & Save$/ } )
		).toBeVisible();
	} );

	test( 'shows that it has no templates @full', async ( {
		atelier,
		page,
	} ) => {
		await atelier.open( '/template', hybrid );
		await expect( page.getByText( UNSUPPORTED ).first() ).toBeVisible();
	} );
} );
