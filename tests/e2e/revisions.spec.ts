import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import type { Atelier } from './support/atelier';
import type { Site } from './support/site';

const paragraph = ( text: string ): string =>
	`<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;

/** Saves texts into a document, one after the other: each becomes a revision. */
async function write( site: Site, path: string, texts: readonly string[] ) {
	for ( const text of texts ) {
		await site.rest( 'POST', path, { content: paragraph( text ) } );
	}
}

async function openRevisions( atelier: Atelier, count: number ) {
	await atelier.showSettings();
	await atelier.settings
		.getByRole( 'button', { name: `Revisions (${ count })` } )
		.click();
	return atelier.page.getByRole( 'dialog', { name: 'Revisions' } );
}

test.describe( 'revisions', () => {
	test( 'of a template show their changes, and are restored @oldest', async ( {
		atelier,
		page,
		site,
	} ) => {
		const { id } = await site.rest( 'POST', '/wp/v2/templates', {
			slug: 'e2e-revisions',
			title: 'A template with a past',
			content: paragraph( 'No words' ),
		} );
		const path = `/wp/v2/templates/${ id }`;
		try {
			await write( site, path, [
				'First words',
				'Second words',
				'Third words',
			] );
			await atelier.edit( 'wp_template', id );
			const dialog = await openRevisions( atelier, 3 );
			const shown = dialog
				.getByTitle( 'Revision preview' )
				.contentFrame();
			const list = dialog.getByRole( 'list', { name: 'Revisions list' } );
			await expect( list.getByRole( 'button' ) ).toHaveCount( 3 );
			await expect(
				list.getByRole( 'button', { name: /Current$/ } )
			).toHaveCount( 1 );
			await expect(
				shown.getByRole( 'document', {
					name: 'Changed block: Paragraph',
				} )
			).toHaveText( 'SecondThird words' );
			await expect(
				dialog.getByText( '“Second words” → “Third words”' )
			).toBeVisible();
			await expect(
				dialog.getByRole( 'button', { name: 'Restore', exact: true } )
			).toBeDisabled();

			const slider = dialog.getByRole( 'slider', { name: 'Revision' } );
			await slider.focus();
			await page.keyboard.press( 'Home' );
			await expect( shown.getByText( 'First words' ) ).toBeVisible();
			await expect(
				dialog.getByText( '1 of 3 revisions' )
			).toBeVisible();
			await expect(
				dialog.getByText( 'This is the oldest revision' )
			).toBeVisible();

			// It is in the address, for links and reloading.
			await expect( page ).toHaveURL( /revision=\d+/ );
			await page.reload();
			await expect(
				dialog.getByText( '1 of 3 revisions' )
			).toBeVisible();
			await expect( shown.getByText( 'First words' ) ).toBeVisible();
			await dialog
				.getByRole( 'radio', { name: 'Current content' } )
				.click();
			await expect(
				dialog.getByText( '“Third words” → “First words”' )
			).toBeVisible();
			await dialog
				.getByRole( 'button', { name: 'Restore', exact: true } )
				.click();
			await expect( dialog ).toBeHidden();
			await expect( page ).not.toHaveURL( /revision=/ );
			await expect(
				atelier.canvas.getByText( 'First words' )
			).toBeVisible();
			await expect( page.locator( 'body' ) ).not.toBeFocused();

			await atelier.button( 'Undo' ).click();
			await expect(
				atelier.canvas.getByText( 'Third words' )
			).toBeVisible();
			await atelier.button( 'Redo' ).click();
			await atelier.button( 'Save' ).click();
			await expect( atelier.button( 'Saved' ) ).toBeVisible();
			expect(
				await site.rest( 'GET', `${ path }?context=edit` )
			).toHaveProperty( 'content.raw', paragraph( 'First words' ) );
			await expect(
				atelier.settings.getByRole( 'button', {
					name: 'Revisions (4)',
				} )
			).toBeVisible();

			// From the list, they open on WordPress's own screen.
			await atelier.go( '/template' );
			await page
				.getByRole( 'region', { name: 'Templates', exact: true } )
				.getByRole( 'searchbox' )
				.fill( 'with a past' );
			const actions = page.getByRole( 'button', {
				name: 'Actions',
				exact: true,
			} );
			// Only then is it the one that the search finds.
			await expect( actions ).toHaveCount( 1 );
			await actions.click();
			await page
				.getByRole( 'menuitem', { name: 'View revisions (4)' } )
				.click();
			await expect(
				page.getByRole( 'heading', { name: /A template with a past/ } )
			).toBeVisible();
		} finally {
			await site.rest( 'DELETE', `${ path }?force=true` );
		}
	} );

	test( 'of a page show changes on the page, restore a single block, and load after a retry; categories of a pattern are saved with it', async ( {
		atelier,
		page,
		site,
	} ) => {
		const content = ( ...texts: readonly string[] ) =>
			texts.map( paragraph ).join( '\n\n' );
		const { id } = await site.rest( 'POST', '/wp/v2/pages', {
			title: 'Old title',
			status: 'publish',
			content: content(
				'Bread is baked',
				'Ben sells it',
				'On Sundays',
				'Until noon',
				'Welcome'
			),
		} );
		const path = `/wp/v2/pages/${ id }`;
		try {
			await site.rest( 'POST', path, { excerpt: 'Short' } );
			const later = [
				'Welcome',
				'Bread is baked daily',
				'On Sundays',
				'Until noon',
			];
			await site.rest( 'POST', path, {
				title: 'New title',
				content: content( ...later ),
			} );
			await site.rest( 'POST', path, {
				content: content( ...later, 'Last' ),
			} );
			await atelier.edit( 'page', id );
			await page.route( /\/revisions/, ( route ) => route.abort() );
			const dialog = await openRevisions( atelier, 3 );
			const shown = dialog
				.getByTitle( 'Revision preview' )
				.contentFrame();
			const removed = shown.getByRole( 'document', {
				name: 'Removed block: Paragraph',
			} );
			await test.step( 'what can’t be loaded shows the reason, and loads after a retry', async () => {
				const alert = dialog.getByRole( 'alert' );
				const again = dialog.getByRole( 'button', {
					name: 'Try again',
				} );
				await expect( alert ).toContainText(
					'The site could not be reached'
				);
				await page.unroute( /\/revisions/ );
				await again.click();
				await expect(
					dialog.getByRole( 'list', { name: 'Revisions list' } )
				).toBeVisible();

				await page.route( /\/revisions\/\d+/, ( route ) =>
					route.abort()
				);
				await dialog
					.getByRole( 'button', { name: 'Older revision' } )
					.click();
				await expect( alert ).toContainText(
					'The revision could not be loaded'
				);
				await page.unroute( /\/revisions\/\d+/ );
				await again.click();
				await expect( removed ).toHaveText( 'Ben sells it' );
				await page.keyboard.press( 'Escape' );
				await expect(
					atelier.settings.getByRole( 'button', {
						name: 'Revisions (3)',
					} )
				).toBeFocused();
				await openRevisions( atelier, 3 );
			} );
			const changes = dialog.getByRole( 'list', {
				name: 'List of changes',
			} );
			await expect(
				shown.getByRole( 'document', {
					name: 'Added block: Paragraph',
				} )
			).toHaveText( 'Last' );

			// The slider moves, and keys move through the changes.
			await dialog.getByRole( 'slider' ).focus();
			await page.keyboard.press( 'ArrowLeft' );
			await expect( removed ).toHaveText( 'Ben sells it' );
			await expect(
				shown.getByRole( 'document', {
					name: 'Changed block: Paragraph',
				} )
			).toHaveText( 'Bread is baked daily' );
			await expect( shown.getByRole( 'insertion' ) ).toHaveText( [
				'New',
				' daily',
			] );
			await expect( shown.getByRole( 'deletion' ) ).toHaveText( 'Old' );
			await expect(
				shown.getByRole( 'document', {
					name: 'Moved block: Paragraph',
					exact: true,
				} )
			).toHaveText( 'Welcome' );
			await page.keyboard.press( 'Alt+ArrowDown' );
			await expect(
				changes.getByRole( 'button', {
					name: 'Title: “Old title” → “New title”',
					pressed: true,
				} )
			).toBeVisible();
			await expect(
				dialog.getByText( 'The current content already has this.' )
			).toBeVisible();
			await expect( dialog.getByRole( 'slider' ) ).toHaveValue( '1' );
			await dialog
				.getByRole( 'button', { name: 'Show changes' } )
				.click();
			await expect( shown.getByText( 'Ben sells it' ) ).toBeHidden();
			await dialog
				.getByRole( 'button', { name: 'Show changes' } )
				.click();

			// A removed block is restored at its position, and the dialog can undo it.
			await removed.click();
			const restore = dialog.getByRole( 'button', {
				name: 'Restore block',
			} );
			await restore.click();
			await expect(
				dialog.getByText( 'Restored. Save to keep it.' )
			).toBeVisible();
			await dialog.getByRole( 'button', { name: 'Undo' } ).click();
			await restore.click();

			// The title alone.
			await page.keyboard.press( 'Escape' );
			await expect( dialog ).toBeHidden();
			await expect( atelier.blocks( 'Block: Paragraph' ) ).toHaveText( [
				'Welcome',
				'Bread is baked daily',
				'Ben sells it',
				'On Sundays',
				'Until noon',
				'Last',
			] );
			await openRevisions( atelier, 3 );
			await dialog.getByRole( 'slider' ).focus();
			await page.keyboard.press( 'Home' );
			await dialog
				.getByRole( 'radio', { name: 'Current content' } )
				.click();
			await changes
				.getByRole( 'button', {
					name: 'Title: “New title” → “Old title”',
				} )
				.click();
			await dialog
				.getByRole( 'button', { name: 'Restore setting' } )
				.click();
			await page.keyboard.press( 'Escape' );
			await expect(
				atelier.settings.getByRole( 'textbox', { name: 'Title' } )
			).toHaveValue( 'Old title' );
			await atelier.button( 'Save' ).click();
			await expect( atelier.button( 'Saved' ) ).toBeVisible();
			const saved = await site.rest< {
				readonly title: { readonly raw: string };
				readonly content: { readonly raw: string };
			} >( 'GET', `${ path }?context=edit` );
			expect( saved.title.raw ).toBe( 'Old title' );
			expect( saved.content.raw ).toMatch(
				/Welcome.*baked daily.*Ben sells it.*Sundays.*Last/s
			);
		} finally {
			await site.rest( 'DELETE', `${ path }?force=true` );
		}
		await test.step( 'categories of a pattern are added, created, removed and saved with it', async () => {
			const term = await site.rest(
				'POST',
				'/wp/v2/wp_pattern_category',
				{
					name: 'E2E known',
				}
			);
			const { id } = await site.rest( 'POST', '/wp/v2/blocks', {
				title: 'A pattern to sort',
				status: 'publish',
				content: paragraph( 'Sorted' ),
				wp_pattern_category: [ term.id ],
			} );
			const path = `/wp/v2/blocks/${ id }`;
			const made: ( number | string )[] = [ term.id ];
			try {
				await atelier.edit( 'wp_block', id );
				await atelier.showSettings();
				const field = atelier.settings.getByRole( 'combobox', {
					name: 'Add Category',
				} );
				const remove = atelier.settings.getByRole( 'button', {
					name: /^Remove/,
				} );
				await expect( remove ).toHaveCount( 1 );
				await field.fill( 'E2E made here' );
				await page.keyboard.press( 'Enter' );
				await expect( remove ).toHaveCount( 2 );
				const search =
					'/wp/v2/wp_pattern_category?search=E2E+made+here';
				// Until the server has created the category, the field only shows its name.
				await expect
					.poll( () => site.rest< unknown[] >( 'GET', search ) )
					.toHaveLength( 1 );
				const [ found ] = await site.rest< { id: number }[] >(
					'GET',
					search
				);
				made.push( found?.id ?? 0 );
				// Removing another category before the response would remove the new one too.
				await expect
					.poll( () => editedCategories( page, id ) )
					.toEqual( [ term.id, found?.id ] );
				await expect( atelier.button( 'Save' ) ).toBeVisible();
				await remove.first().click();
				await expect( remove ).toHaveCount( 1 );
				// WordPress's field looks up the remaining ones on the server before it removes one.
				await expect
					.poll( () => editedCategories( page, id ) )
					.toEqual( [ found?.id ] );
				await atelier.button( 'Save' ).click();
				await expect( atelier.button( 'Saved' ) ).toBeVisible();
				expect(
					await site.rest( 'GET', `${ path }?context=edit` )
				).toMatchObject( { wp_pattern_category: [ found?.id ] } );
			} finally {
				await site.rest( 'DELETE', `${ path }?force=true` );
				for ( const category of made ) {
					await site.rest(
						'DELETE',
						`/wp/v2/wp_pattern_category/${ category }?force=true`
					);
				}
			}
		} );
	} );
} );

/** The edited categories, as plugins see them. */
const editedCategories = ( page: Page, pattern: number | string ) =>
	page.evaluate( ( id ) => {
		const { wp } = window as unknown as {
			wp: {
				data: {
					select( store: string ): {
						getEditedEntityRecord(
							kind: string,
							name: string,
							key: number | string
						): { wp_pattern_category: readonly number[] };
					};
				};
			};
		};
		return wp.data
			.select( 'core' )
			.getEditedEntityRecord( 'postType', 'wp_block', id )
			.wp_pattern_category;
	}, pattern );
