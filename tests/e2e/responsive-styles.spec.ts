import type { Page } from '@playwright/test';
import type { Atelier } from './support/atelier';
import { Audit } from './support/audit';
import { expect, test } from './support/test';

const CONTENT = [
	'<!-- wp:heading {"fontSize":"x-large"} --><h2 class="wp-block-heading has-x-large-font-size">Opening words</h2><!-- /wp:heading -->',
	'<!-- wp:group {"layout":{"type":"flex","flexWrap":"nowrap"}} --><div class="wp-block-group"><!-- wp:paragraph --><p>Alpha</p><!-- /wp:paragraph --><!-- wp:paragraph --><p>Omega</p><!-- /wp:paragraph --></div><!-- /wp:group -->',
	'<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button">Press</a></div><!-- /wp:button --></div><!-- /wp:buttons -->',
].join( '' );

async function showDevice( atelier: Atelier, device: RegExp ) {
	await atelier.button( 'View' ).click();
	await atelier.page.getByRole( 'menuitemradio', { name: device } ).click();
	await atelier.page.keyboard.press( 'Escape' );
	await expect( atelier.button( 'View' ) ).toBeFocused();
}

const toggle = ( page: Page ) =>
	page.getByRole( 'menuitemcheckbox', { name: /^Responsive styles/ } );

test( 'a block has other styles on phones and tablets, and is reset to those of all screens', async ( {
	atelier,
	page,
	site,
} ) => {
	const { id, link } = await site.rest( 'POST', '/wp/v2/pages', {
		title: 'Small and large',
		status: 'publish',
		content: CONTENT,
	} );
	const content = async () =>
		(
			await site.rest< { content: { raw: string } } >(
				'GET',
				`/wp/v2/pages/${ id }?context=edit`
			)
		).content.raw;
	const { settings, canvas, bar } = atelier;
	const heading = canvas.getByText( 'Opening words' );
	const row = canvas.getByText( 'Alpha' ).locator( '..' );
	const size = ( name: string ) =>
		settings.getByRole( 'radio', { name, exact: true } );
	const different = settings.getByRole( 'heading', {
		name: 'Different on Mobile',
	} );
	const toolbar = page.getByRole( 'toolbar', { name: 'Block tools' } );
	const bold = toolbar.getByRole( 'button', { name: 'Bold' } );
	try {
		await atelier.edit( 'page', id );
		await atelier.showSettings();
		await heading.click();
		await expect( bold ).toBeVisible();

		// A device preview alone doesn't change the target of edits.
		await showDevice( atelier, /^Mobile/ );
		await expect(
			settings.getByRole( 'heading', { name: 'Heading 2' } )
		).toBeVisible();
		await atelier.button( 'View' ).click();
		await toggle( page ).click();
		await expect( toggle( page ) ).toBeChecked();
		await expect(
			page.getByRole( 'menuitemradio', {
				name: /Styles for phones only/,
			} )
		).toBeChecked();
		await page.keyboard.press( 'Escape' );

		// The controls are WordPress's own, and start with the current values.
		await expect(
			settings.getByText( 'Changes apply to screens up to 480px wide.' )
		).toBeVisible();
		await expect(
			settings.getByText( 'No other styles on Mobile' )
		).toBeVisible();
		await expect( size( 'Extra Large' ) ).toBeChecked();
		// Changes by the toolbar would apply to all screens.
		await expect( bold ).toBeHidden();
		await size( 'Small' ).click();
		await expect( different ).toBeVisible();
		await expect( size( 'Small' ) ).toBeChecked();
		await expect( heading ).toHaveCSS( 'font-size', '14px' );
		await settings
			.getByRole( 'button', { name: 'Align text center' } )
			.click();
		await expect( heading ).toHaveCSS( 'text-align', 'center' );

		// The layout of a row.
		await canvas.getByText( 'Alpha' ).click();
		await toolbar
			.getByRole( 'button', { name: /^Select parent block/ } )
			.click();
		await expect(
			settings.getByRole( 'heading', { name: 'Row' } )
		).toBeVisible();
		await settings.getByRole( 'radio', { name: 'Vertical' } ).click();
		await expect( row ).toHaveCSS( 'flex-direction', 'column' );
		await expect(
			settings.getByText( 'Layout › Orientation' )
		).toBeVisible();

		// A state of a button.
		await canvas.getByText( 'Press' ).click();
		await settings.getByLabel( 'State' ).selectOption( 'Hover' );
		await size( 'Large' ).click();
		await expect(
			settings.getByText( 'Hover › Typography › Size' )
		).toBeVisible();

		const audit = new Audit( page );
		await audit.look( 'styles on phones', settings, '.atelier-root' );
		audit.expectNothing();

		// Several blocks of one type are changed and reset together, each in one undo step.
		const words = [
			canvas.getByText( 'Alpha' ),
			canvas.getByText( 'Omega' ),
		];
		const expectSmall = async () => {
			for ( const text of words ) {
				await expect( text ).toHaveCSS( 'font-size', '14px' );
			}
		};
		const expectNoneSmall = async () => {
			for ( const text of words ) {
				await expect( text ).not.toHaveCSS( 'font-size', '14px' );
			}
		};
		const both = settings.getByRole( 'heading', { name: 'Paragraph (2)' } );
		const undo = bar.getByRole( 'button', { name: 'Undo' } );
		await words[ 0 ]?.click();
		await words[ 1 ]?.click( { modifiers: [ 'Shift' ] } );
		await expect( both ).toBeVisible();
		await size( 'Small' ).click();
		await expectSmall();
		await expect( both ).toBeVisible();
		await settings.getByRole( 'button', { name: 'Reset all' } ).click();
		await expectNoneSmall();
		await undo.click();
		await expectSmall();
		await undo.click();
		await expectNoneSmall();
		// Their toolbar covers the heading.
		await canvas.getByText( 'Press' ).click();

		await atelier.showSettings();

		// Other screens keep their styles.
		await showDevice( atelier, /^Tablet/ );
		await heading.click();
		await expect( heading ).not.toHaveCSS( 'font-size', '14px' );
		await expect( row ).toHaveCSS( 'flex-direction', 'row' );
		await expect(
			settings.getByText( 'No other styles on Tablet' )
		).toBeVisible();
		await size( 'Medium' ).click();
		await expect(
			settings.getByRole( 'heading', { name: 'Different on Tablet' } )
		).toBeVisible();
		await bar.getByRole( 'button', { name: 'Undo' } ).click();
		await expect(
			settings.getByText( 'No other styles on Tablet' )
		).toBeVisible();
		await expect( size( 'Extra Large' ) ).toBeChecked();
		await expect( heading ).not.toHaveCSS( 'font-size', '14px' );

		await atelier.button( 'Save' ).click();
		await expect( atelier.button( 'Saved' ) ).toBeVisible();
		const saved = await content();
		expect( saved ).toContain(
			'<!-- wp:heading {"style":{"@mobile":{"typography":{"fontSize":"var:preset|font-size|small","textAlign":"center"}}},"fontSize":"x-large"} -->'
		);
		expect( saved ).toContain(
			'"@mobile":{"layout":{"orientation":"vertical"}}'
		);
		expect( saved ).toContain(
			'"@mobile":{":hover":{"typography":{"fontSize":"var:preset|font-size|large"}}}'
		);

		// Visitors see the same.
		const visit = await page.context().newPage();
		const seen = visit.getByRole( 'heading', { name: 'Opening words' } );
		const seenRow = visit.getByText( 'Alpha' ).locator( '..' );
		await visit.setViewportSize( { width: 390, height: 800 } );
		await visit.goto( link );
		await expect( seen ).toHaveCSS( 'font-size', '14px' );
		await expect( seen ).toHaveCSS( 'text-align', 'center' );
		await expect( seenRow ).toHaveCSS( 'flex-direction', 'column' );
		await visit.setViewportSize( { width: 1400, height: 800 } );
		await expect( seen ).not.toHaveCSS( 'font-size', '14px' );
		await expect( seen ).not.toHaveCSS( 'text-align', 'center' );
		await expect( seenRow ).toHaveCSS( 'flex-direction', 'row' );
		await visit.close();

		// For all screens, the block lists the screens with differences, and links to them.
		await showDevice( atelier, /^Desktop/ );
		await atelier.button( 'View' ).click();
		await toggle( page ).click();
		await page.keyboard.press( 'Escape' );
		await heading.click();
		await expect( bold ).toBeVisible();
		await settings
			.getByRole( 'button', { name: 'Show styles on Mobile' } )
			.click();
		await expect( different ).toBeVisible();

		// One property is reset, then all.
		await settings
			.getByRole( 'button', { name: 'Reset Typography › Size' } )
			.click();
		await expect( different ).toBeFocused();
		await expect( size( 'Extra Large' ) ).toBeChecked();
		await expect( heading ).not.toHaveCSS( 'font-size', '14px' );
		await expect( heading ).toHaveCSS( 'text-align', 'center' );
		await settings.getByRole( 'button', { name: 'Reset all' } ).click();
		await expect(
			settings.getByText( 'No other styles on Mobile' )
		).toBeFocused();
		await expect( heading ).not.toHaveCSS( 'text-align', 'center' );
		await bar.getByRole( 'button', { name: 'Undo' } ).click();
		await expect( heading ).toHaveCSS( 'text-align', 'center' );
		await bar.getByRole( 'button', { name: 'Redo' } ).click();

		// The review names the changes and their screens.
		await atelier.button( 'Open Navigation' ).click();
		await page.getByRole( 'link', { name: 'Go to Site Editor' } ).click();
		await atelier.navigation
			.getByRole( 'button', { name: 'Save', exact: true } )
			.click();
		await expect(
			page
				.getByRole( 'dialog', { name: 'Are you ready to save?' } )
				.getByText(
					'Heading: styles of “Opening words” on Mobile changed: Font Size, Text Align'
				)
		).toBeVisible();
	} finally {
		await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
	}
} );
