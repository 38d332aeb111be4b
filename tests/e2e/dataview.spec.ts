import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { Gallery } from './support/gallery';
import { expect, hasTestPlugin, makeRightToLeft, test } from './support/test';

const EXAMPLES = [
	'table',
	'grid',
	'list',
	'loading',
	'empty',
	'wide',
	'forms',
];
const RULES = [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa' ];

async function violations( page: Page ) {
	const { violations: found } = await new AxeBuilder( { page } )
		.withTags( RULES )
		.include( '#atelier-gallery' )
		.analyze();
	return found.map(
		( { id, nodes } ) =>
			`${ id }: ${ nodes.map( ( { html } ) => html.slice( 0, 160 ) ).join( ' | ' ) }`
	);
}

test( 'a list is searched, filtered, sorted and paged', async ( { page } ) => {
	const gallery = new Gallery( page );
	await gallery.open( 'table' );
	await expect( gallery.text( '45 items' ) ).toBeVisible();
	await expect( page.getByText( 'of 3' ) ).toBeVisible();

	await gallery.button( 'Next page' ).click();
	const current = page.getByRole( 'combobox', { name: 'Current page' } );
	await expect( current ).toHaveValue( '2' );

	await test.step( 'a filter from the column’s menu', async () => {
		await gallery.button( 'Author' ).click();
		await gallery.menuItem( 'Add filter' ).click();
		// Twelve authors are searched.
		const search = page.getByRole( 'combobox', { name: 'Search items' } );
		await expect( search ).toBeFocused();
		await page.keyboard.type( 'ada' );
		await page.keyboard.press( 'Enter' );
		await page.keyboard.press( 'Escape' );
		await expect(
			gallery.button( 'Author is any: Ada Byron' )
		).toBeFocused();
		await expect( gallery.text( '4 items' ) ).toBeVisible();
		await expect( current ).toBeHidden();
	} );

	await test.step( 'another condition', async () => {
		await gallery.button( 'Author is any: Ada Byron' ).click();
		await page
			.getByRole( 'combobox', { name: 'Conditions' } )
			.selectOption( 'Is none' );
		await page.keyboard.press( 'Escape' );
		await expect(
			gallery.button( 'Author is none: Ada Byron' )
		).toBeVisible();
		await expect( gallery.text( '41 items' ) ).toBeVisible();
	} );

	await test.step( 'a primary filter is reset, others are removed', async () => {
		await gallery.button( 'Status' ).first().click();
		await page.getByRole( 'option', { name: 'Draft' } ).click();
		await page.keyboard.press( 'Escape' );
		await expect( gallery.button( 'Status is: Draft' ) ).toBeVisible();
		await gallery.button( 'Reset filter: Status' ).click();
		await expect( gallery.button( 'Status is: Draft' ) ).toBeHidden();
		await gallery.button( 'Remove filter: Author' ).click();
		await expect(
			gallery.button( 'Author is none: Ada Byron' )
		).toBeHidden();
		await expect( gallery.button( 'Add filter' ) ).toBeFocused();
		await expect( gallery.text( '45 items' ) ).toBeVisible();
	} );

	await test.step( 'order', async () => {
		await gallery.button( 'Date' ).click();
		await gallery.menuRadio( 'Sort ascending' ).click();
		await expect(
			page.getByRole( 'columnheader', { name: 'Date' } )
		).toHaveAttribute( 'aria-sort', 'ascending' );
		await expect( gallery.rows().first() ).toContainText( '2015-01-01' );
	} );

	await test.step( 'search', async () => {
		await page.getByRole( 'searchbox', { name: 'Search' } ).fill( 'emile' );
		await expect( gallery.rows() ).toHaveCount( 5 );
		await gallery.button( 'Reset' ).click();
		await expect( gallery.text( '45 items' ) ).toBeVisible();
	} );
} );

test( 'columns are moved, hidden and restored @full', async ( { page } ) => {
	const gallery = new Gallery( page );
	await gallery.open( 'table' );
	await gallery.button( 'Status' ).last().click();
	await gallery.menuItem( 'Move left' ).click();
	await expect
		.poll( () => gallery.columns() )
		.toEqual( [
			'',
			'Title',
			'Status',
			'Author',
			'Genres',
			'Date',
			'Actions',
		] );
	await gallery.button( 'Genres' ).click();
	await gallery.menuItem( 'Hide column' ).click();

	await gallery.button( 'View options' ).click();
	const options = page.getByRole( 'dialog', { name: 'View options' } );
	await expect(
		options.getByRole( 'heading', { name: 'Appearance' } )
	).toBeVisible();
	await options.getByRole( 'button', { name: 'Show Genres' } ).click();
	await options.getByRole( 'button', { name: 'Hide Author' } ).click();
	await options.getByRole( 'radio', { name: 'Compact' } ).click();
	await options.getByRole( 'radio', { name: '50' } ).click();

	await test.step( 'by keyboard', async () => {
		await options
			.getByRole( 'button', { name: 'Reorder Genres' } )
			.press( 'ArrowUp' );
		await expect(
			options.getByRole( 'button', { name: 'Reorder Genres' } )
		).toBeFocused();
	} );
	await test.step( 'by drag', async () => {
		const from = await options
			.getByRole( 'button', { name: 'Reorder Date' } )
			.boundingBox();
		const to = await options
			.getByRole( 'button', { name: 'Reorder Status' } )
			.boundingBox();
		await page.mouse.move( ( from?.x ?? 0 ) + 10, ( from?.y ?? 0 ) + 10 );
		await page.mouse.down();
		await page.mouse.move( ( to?.x ?? 0 ) + 10, ( to?.y ?? 0 ) + 2, {
			steps: 5,
		} );
		await page.mouse.up();
	} );
	await page.keyboard.press( 'Escape' );
	await expect( gallery.button( 'View options' ) ).toBeFocused();
	await expect
		.poll( () => gallery.columns() )
		.toEqual( [ '', 'Title', 'Date', 'Status', 'Genres', 'Actions' ] );
	await expect( gallery.rows() ).toHaveCount( 45 );
} );

test( 'the layout changes, and the search stays @full', async ( { page } ) => {
	const gallery = new Gallery( page );
	await gallery.open( 'table' );
	await page.getByRole( 'searchbox', { name: 'Search' } ).fill( 'river' );
	await expect( gallery.text( '6 items' ) ).toBeVisible();
	await gallery.chooseLayout( 'Grid' );
	await expect(
		page.getByRole( 'listitem' ).filter( { hasText: 'river' } )
	).toHaveCount( 6 );
	await gallery.button( 'View options' ).click();
	await expect(
		page.getByRole( 'slider', { name: 'Preview size' } )
	).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await gallery.chooseLayout( 'List' );
	await expect( page.getByRole( 'grid' ).getByRole( 'row' ) ).toHaveCount(
		6
	);
	await gallery.chooseLayout( 'Table' );
	await expect( gallery.rows() ).toHaveCount( 6 );
} );

test( 'actions apply to selected items @full', async ( { page } ) => {
	const gallery = new Gallery( page );
	await gallery.open( 'table' );
	const boxes = page.locator( 'tbody' ).getByRole( 'checkbox' );
	await boxes.nth( 0 ).check();
	await boxes.nth( 2 ).click( { modifiers: [ 'Shift' ] } );
	await expect( gallery.text( '3 items selected' ) ).toBeVisible();
	await gallery.button( 'Move to trash' ).click();
	const dialog = page.getByRole( 'dialog', { name: 'Move 3 to the trash?' } );
	await dialog.getByRole( 'button', { name: 'Move to trash' } ).click();
	await expect( dialog ).toBeHidden();
	await expect( gallery.text( '42 items' ) ).toBeVisible();

	await gallery
		.rows()
		.first()
		.getByRole( 'button', { name: 'Actions' } )
		.click();
	await expect(
		gallery.menuItem( 'Export There is nothing to export to.' )
	).toHaveAttribute( 'aria-disabled', 'true' );
	await gallery.menuItem( 'Duplicate' ).click();
	await expect( gallery.text( '43 items' ) ).toBeVisible();

	await gallery.rows().first().getByRole( 'button' ).first().click();
	await expect( page.getByText( /^Opened / ) ).toBeVisible();
} );

test( 'arrow keys move through a list beside a preview @full', async ( {
	page,
} ) => {
	const gallery = new Gallery( page );
	await gallery.open( 'list' );
	const rows = page.getByRole( 'grid' ).getByRole( 'row' );
	await rows.first().getByRole( 'button' ).first().focus();
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'Enter' );
	await expect( rows.nth( 1 ) ).toHaveAttribute( 'aria-selected', 'true' );
	const preview = page.getByRole( 'region', { name: 'Preview' } );
	await expect( preview.getByRole( 'heading' ) ).toBeVisible();
	const box = await preview.boundingBox();
	const list = await page.getByRole( 'grid' ).boundingBox();
	expect( list?.width ).toBe( 380 );
	expect( box?.x ).toBeCloseTo( ( list?.x ?? 0 ) + 380, 0 );

	// Past the primary action.
	await page.keyboard.press( 'ArrowRight' );
	await page.keyboard.press( 'ArrowRight' );
	await page.keyboard.press( 'Enter' );
	await expect( gallery.menuItem( 'Duplicate' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect(
		rows.nth( 1 ).getByRole( 'button', { name: 'Actions' } )
	).toBeFocused();
} );

test( 'late options are waited for, and requested again after a failure @full', async ( {
	page,
} ) => {
	const gallery = new Gallery( page );
	await gallery.open( 'late' );
	await gallery.button( 'Add filter' ).click();
	await gallery.menuItem( 'Genres' ).click();
	await expect(
		page.getByText( 'The items could not be loaded.' )
	).toBeVisible();
	await gallery.button( 'Try again' ).click();
	await page.getByRole( 'option', { name: 'Poems' } ).click();
	await page.getByRole( 'option', { name: 'Essay' } ).click();
	await page.keyboard.press( 'Escape' );
	await expect(
		gallery.button( 'Genres is any: Poems, Essay' )
	).toBeVisible();
} );

test( 'a list on the server sends the view as a request @full', async ( {
	page,
} ) => {
	const gallery = new Gallery( page );
	await gallery.open( 'server' );
	await page.getByRole( 'searchbox', { name: 'Search' } ).fill( 'salt' );
	await expect( page.getByLabel( 'Request' ) ).toContainText(
		'page=1&per_page=20&search=salt&orderby=title&order=asc'
	);
} );

test( 'ten thousand items are searched, and only one page of rows is rendered @full', async ( {
	page,
} ) => {
	const gallery = new Gallery( page );
	await gallery.open( 'large-page' );
	await expect( gallery.rows() ).toHaveCount( 100 );
	await page.getByRole( 'searchbox', { name: 'Search' } ).fill( 'quiet 99' );
	await expect( gallery.text( /^\d+ items$/ ) ).not.toHaveText(
		'10000 items'
	);
	await expect( gallery.rows().first() ).toContainText( '99' );
} );

test( 'a form shows errors at their fields @full', async ( { page } ) => {
	const gallery = new Gallery( page );
	await gallery.open( 'forms' );
	const form = page.getByRole( 'region', { name: 'Regular form' } );
	const pages = form.getByRole( 'spinbutton', { name: 'Pages' } );
	await pages.fill( '' );
	await expect( pages ).toHaveAccessibleDescription(
		'Enter a whole number.'
	);
	await expect(
		form.getByText( 'Not valid', { exact: true } )
	).toBeVisible();
	await pages.fill( '12' );
	await expect( pages ).toHaveAccessibleDescription( 'A whole number.' );
	await expect( form.getByText( 'Valid', { exact: true } ) ).toBeVisible();

	const panel = page.getByRole( 'region', { name: 'Panel form' } );
	await panel.getByRole( 'button', { name: 'Edit Title' } ).click();
	const title = page
		.getByRole( 'dialog', { name: 'Title' } )
		.getByRole( 'textbox' );
	await title.fill( 'Another title' );
	await page.keyboard.press( 'Escape' );
	await expect(
		panel.getByRole( 'button', { name: 'Edit Title' } )
	).toHaveText( /Another title$/ );
	await expect( form.getByRole( 'textbox', { name: 'Title' } ) ).toHaveValue(
		'Another title'
	);
} );

for ( const width of [ 1400, 390 ] ) {
	test.describe( `at a width of ${ width }`, () => {
		test.use( { viewport: { width, height: 844 } } );

		test( 'axe finds no violation, and no example is wider than the screen @full', async ( {
			page,
		} ) => {
			const gallery = new Gallery( page );
			await gallery.open( 'table' );
			await expect(
				gallery
					.rows()
					.first()
					.getByRole( 'button', { name: 'Actions' } )
			).toBeInViewport();
			for ( const example of EXAMPLES ) {
				await gallery.open( example );
				expect( await violations( page ), example ).toEqual( [] );
				const overflow = await page.evaluate(
					() =>
						document.documentElement.scrollWidth - window.innerWidth
				);
				expect( overflow, example ).toBeLessThanOrEqual( 0 );
			}
		} );
	} );
}

test( 'right-to-left, columns move in the named direction @full', async ( {
	page,
	context,
	baseURL,
} ) => {
	test.skip( ! hasTestPlugin, 'needs the test plugin' );
	await makeRightToLeft( context, baseURL ?? '' );
	const gallery = new Gallery( page );
	await gallery.open( 'table' );
	const first = page.getByRole( 'columnheader', { name: 'Author' } );
	const second = page.getByRole( 'columnheader', { name: 'Status' } );
	const x = async ( header: typeof first ) =>
		( await header.boundingBox() )?.x ?? 0;
	expect( await x( first ) ).toBeGreaterThan( await x( second ) );
	await gallery.button( 'Author' ).click();
	await gallery.menuItem( 'Move left' ).click();
	await expect
		.poll( async () => ( await x( first ) ) < ( await x( second ) ) )
		.toBe( true );
	expect( await violations( page ) ).toEqual( [] );
} );
