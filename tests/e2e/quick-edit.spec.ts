import type { Page } from '@playwright/test';
import type { RestRecord, Site } from './support/site';
import { expect, test } from './support/test';

const makePage = ( site: Site, title: string, more: object = {} ) =>
	site.rest( 'POST', '/wp/v2/pages', {
		title,
		status: 'publish',
		...more,
	} );

const read = ( site: Site, { id }: RestRecord ) =>
	site.rest( 'GET', `/wp/v2/pages/${ id }?context=edit` );

async function remove( site: Site, pages: readonly RestRecord[] ) {
	for ( const { id } of pages ) {
		await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
	}
}

/** The panel beside the list, from the user's point of view. */
class Panel {
	public readonly region;
	public readonly rows;

	public constructor( private readonly page: Page ) {
		this.region = page.getByRole( 'region', { name: 'Post Edit' } );
		this.rows = page.locator( 'tbody' ).getByRole( 'row' );
	}

	public async select( title: string ): Promise< void > {
		await this.rows
			.filter( { hasText: title } )
			.getByRole( 'checkbox' )
			.check();
	}

	/** The value of a field, a button that opens its controls. */
	public value( field: string ) {
		return this.region.getByRole( 'button', {
			name: new RegExp( `^Edit ${ field } ` ),
		} );
	}

	public async open( field: string ) {
		await this.value( field ).click();
		return this.page.getByRole( 'dialog', { name: field, exact: true } );
	}

	/** Closes the controls of a field. */
	public async close(): Promise< void > {
		await this.page
			.getByRole( 'dialog' )
			.getByRole( 'button', { name: 'Close' } )
			.click();
	}

	/** Saves all changes. */
	public async save( button: RegExp = /^(Save|Review)/ ) {
		await this.page
			.getByRole( 'region', { name: 'Navigation' } )
			.getByRole( 'button', { name: button } )
			.click();
		const review = this.page.getByRole( 'dialog', {
			name: 'Are you ready to save?',
		} );
		await review
			.getByRole( 'button', { name: 'Save', exact: true } )
			.click();
		return review;
	}
}

test.describe( 'quick edit', () => {
	test( 'changes and validates the fields of one page @oldest', async ( {
		atelier,
		page,
		site,
	} ) => {
		const name = `Quick ${ Date.now() }`;
		const top = await makePage( site, `${ name } top` );
		const child = await makePage( site, `${ name } child`, {
			parent: top.id,
			password: 'secret',
		} );
		try {
			await atelier.open( '/page', { layout: 'table' } );
			const panel = new Panel( page );
			await page.getByRole( 'searchbox' ).fill( name );
			await expect( panel.rows ).toHaveCount( 2 );
			await page.getByRole( 'button', { name: 'Details' } ).click();
			await expect( page ).toHaveURL( /quickEdit=true/ );
			await expect(
				panel.region.getByText( 'Select a page to edit' )
			).toBeVisible();
			await panel.select( `${ name } top` );

			// Circular parents are rejected before they are sent.
			const parent = await panel.open( 'Parent' );
			await parent.getByRole( 'combobox' ).fill( name );
			await page
				.getByRole( 'option', { name: `${ name } child` } )
				.click();
			await expect(
				parent.getByText( /is a child of the page/ )
			).toBeVisible();
			await panel.close();

			// A status that can't be scheduled yet isn't among the changes.
			const status = await panel.open( 'Status & Visibility' );
			await expect(
				status.getByRole( 'radio', { name: 'Trash' } )
			).toHaveCount( 0 );
			await status.getByRole( 'radio', { name: 'Scheduled' } ).check();
			await panel.close();
			await expect(
				panel.region.getByText( 'This date is in the past.' )
			).toBeVisible();
			await expect(
				atelier.navigation.getByRole( 'button', { name: 'Saved' } )
			).toBeVisible();
			const date = await panel.open( 'Date' );
			await date
				.getByLabel( 'Date', { exact: true } )
				.fill( '2035-01-02T03:04' );
			await panel.close();
			await expect( panel.value( 'Date' ) ).toHaveText( /2035/ );
			const slug = await panel.open( 'Slug' );
			await slug.getByRole( 'textbox' ).fill( `quick-${ top.id }-new` );
			await panel.close();
			await expect( await panel.save() ).toBeHidden();
			await expect
				.poll( () => read( site, top ) )
				.toMatchObject( {
					status: 'future',
					date: '2035-01-02T03:04:00',
					slug: `quick-${ top.id }-new`,
					parent: 0,
				} );
			await expect(
				panel.rows.filter( { hasText: `${ name } top` } )
			).toContainText( 'Scheduled' );

			await panel.open( 'Status & Visibility' );
			await status.getByRole( 'radio', { name: 'Draft' } ).check();
			await panel.close();
			await expect( panel.value( 'Date' ) ).toHaveText( /Immediately$/ );
			await panel.select( `${ name } child` );
			await expect( panel.value( 'Slug' ) ).toHaveCount( 0 );
			await page.keyboard.press( 'Escape' );
			await panel.rows
				.filter( { hasText: `${ name } top` } )
				.getByRole( 'checkbox' )
				.uncheck();
			await panel.open( 'Status & Visibility' );
			await status.getByRole( 'radio', { name: 'Private' } ).check();
			await expect( status.getByLabel( 'Password' ) ).toHaveCount( 0 );
			await panel.close();
			await expect( await panel.save() ).toBeHidden();
			await expect
				.poll( () => read( site, child ) )
				.toMatchObject( { status: 'private', password: '' } );
			expect( await read( site, top ) ).toMatchObject( {
				status: 'draft',
			} );
		} finally {
			await remove( site, [ child, top ] );
		}
	} );
} );
