import type { Page } from '@playwright/test';
import type { Atelier } from './support/atelier';
import { Audit } from './support/audit';
import type { Site } from './support/site';
import { expect, test } from './support/test';

const CONTENT = [
	'<!-- wp:heading --><h2 class="wp-block-heading">Opening</h2><!-- /wp:heading -->',
	'<!-- wp:paragraph --><p>Alpha words</p><!-- /wp:paragraph -->',
	'<!-- wp:paragraph --><p>Omega words</p><!-- /wp:paragraph -->',
].join( '' );

interface StoredNote {
	readonly id: number;
	readonly parent: number;
	readonly status: string;
	readonly content: { readonly raw: string };
	readonly meta: { readonly _wp_note_status: string | null };
}

async function makePage( site: Site ) {
	const { id } = await site.rest( 'POST', '/wp/v2/pages', {
		title: 'Noted',
		status: 'publish',
		content: CONTENT,
	} );
	return {
		id,
		/** Oldest first. */
		notes: () =>
			site.rest< StoredNote[] >(
				'GET',
				`/wp/v2/comments?post=${ id }&type=note&status=all&context=edit&order=asc`
			),
		content: async () =>
			(
				await site.rest< { content: { raw: string } } >(
					'GET',
					`/wp/v2/pages/${ id }?context=edit`
				)
			).content.raw,
		remove: () => site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` ),
	};
}

const panelOf = ( page: Page ) => page.getByRole( 'region', { name: 'Notes' } );

/** The card of a note with its replies. */
const card = ( page: Page, words: string ) =>
	panelOf( page ).getByRole( 'listitem' ).filter( { hasText: words } );

async function beginNote( { canvas, page }: Atelier, block: string ) {
	await canvas.getByText( block, { exact: true } ).click();
	await page.keyboard.press( 'ControlOrMeta+Alt+m' );
	const field = page.getByRole( 'textbox', { name: `New note: ${ block }` } );
	await expect( field ).toBeFocused();
	return field;
}

async function addNote( atelier: Atelier, block: string, words: string ) {
	await beginNote( atelier, block );
	await atelier.page.keyboard.type( words );
	await atelier.page.keyboard.press( 'ControlOrMeta+Enter' );
	await expect( card( atelier.page, words ) ).toBeVisible();
}

test( 'notes are added, replied to and resolved, and appear in WordPress’s own editor', async ( {
	atelier,
	page,
	site,
} ) => {
	const noted = await makePage( site );
	const panel = panelOf( page );
	try {
		await atelier.edit( 'page', noted.id );
		await addNote( atelier, 'Omega words', 'Is this the end' );

		// From the block's menu, with a mention.
		await atelier.canvas.getByText( 'Opening' ).click();
		await page
			.getByRole( 'toolbar', { name: 'Block tools' } )
			.getByRole( 'button', { name: 'Options' } )
			.click();
		await page.getByRole( 'menuitem', { name: /^Add note/ } ).click();
		const field = panel.getByRole( 'textbox', {
			name: 'New note: Opening',
		} );
		await expect( field ).toBeFocused();
		await page.keyboard.type( 'Shorter & <b>, @adm' );
		await expect(
			panel.getByRole( 'option', { name: 'admin' } )
		).toBeVisible();
		await page.keyboard.press( 'Enter' );
		await page.keyboard.type( 'please' );
		await panel.getByRole( 'button', { name: 'Add note' } ).last().click();
		const opening = card( page, 'Shorter' );
		await expect( opening.getByRole( 'button' ).first() ).toBeFocused();
		await expect( panel.getByRole( 'listitem' ) ).toHaveText( [
			/Shorter & <b>, @admin\s+please/,
			/Is this the end/,
		] );

		await opening.getByRole( 'textbox', { name: /^Reply/ } ).click();
		await page.keyboard.type( 'Done' );
		await page.keyboard.press( 'ControlOrMeta+Enter' );
		await expect(
			opening.getByText( 'Done', { exact: true } )
		).toBeVisible();

		// A note selects its block, and a block shows its notes.
		await card( page, 'Is this the end' ).getByText( 'Is this' ).click();
		await expect(
			card( page, 'Is this the end' ).getByRole( 'textbox' )
		).toBeVisible();
		await expect( opening.getByRole( 'textbox' ) ).toBeHidden();
		await atelier.canvas.getByText( 'Opening' ).click();
		await expect( opening.getByRole( 'textbox' ) ).toBeVisible();
		await page.getByRole( 'button', { name: 'View notes' } ).click();
		await expect( opening.getByRole( 'button' ).first() ).toBeFocused();

		await opening.getByRole( 'button', { name: 'Resolve' } ).click();
		await expect( opening.getByText( 'Marked as resolved' ) ).toBeVisible();
		await expect( opening.getByRole( 'button' ).first() ).toBeFocused();
		await expect(
			panel
				.getByRole( 'list', { name: 'Resolved' } )
				.getByRole( 'listitem' )
		).toHaveCount( 1 );
		const audit = new Audit( page );
		await audit.look(
			'notes',
			opening,
			'[role="region"][aria-label="Notes"]'
		);
		audit.expectNothing();

		// Without the panel, open notes are beside their blocks.
		await panel.getByRole( 'button', { name: 'Close Notes' } ).click();
		const beside = card( page, 'Is this the end' );
		await expect( beside ).toBeVisible();
		const about = atelier.canvas.getByText( 'Omega words' );
		await expect
			.poll( async () => {
				const [ note, block ] = await Promise.all(
					[ beside, about ].map( ( place ) => place.boundingBox() )
				);
				return Math.abs( ( note?.y ?? 0 ) - ( block?.y ?? 999 ) );
			} )
			.toBeLessThan( 20 );
		await beside.getByText( 'Is this' ).click();
		await expect( opening ).toBeHidden();
		await beside.getByRole( 'textbox', { name: /^Reply/ } ).fill( 'Yes' );
		await page.keyboard.press( 'ControlOrMeta+Enter' );
		await expect(
			beside.getByText( 'Yes', { exact: true } )
		).toBeVisible();
		await beginNote( atelier, 'Alpha words' );
		await page.keyboard.press( 'Escape' );
		await panel.getByRole( 'button', { name: 'All notes' } ).click();
		await expect( opening ).toBeVisible();
		await panel.getByRole( 'button', { name: 'Close Notes' } ).click();
		await panel.getByRole( 'button', { name: 'Hide notes' } ).click();
		await expect( panel ).toBeHidden();

		const stored = await noted.notes();
		const [ end, shorter ] = stored;
		expect( stored ).toMatchObject( [
			{ parent: 0, status: 'hold', content: { raw: 'Is this the end' } },
			{ parent: 0, status: 'approved' },
			{ parent: shorter?.id, status: 'hold', content: { raw: 'Done' } },
			{
				parent: shorter?.id,
				status: 'approved',
				content: { raw: '' },
				meta: { _wp_note_status: 'resolved' },
			},
			{ parent: end?.id, status: 'hold', content: { raw: 'Yes' } },
		] );
		expect( shorter?.content.raw ).toMatch(
			/^Shorter &amp; &lt;b&gt;, <span class="wp-note-mention user-1">@admin<\/span>\s+please$/u
		);

		// Notes are saved immediately; their blocks' references are saved with the page.
		expect( await noted.content() ).not.toContain( 'noteId' );
		await atelier.button( 'Save' ).click();
		await expect( atelier.button( 'Saved' ) ).toBeVisible();
		expect( await noted.content() ).toContain(
			`<!-- wp:paragraph {"metadata":{"noteId":[${ end?.id }]}} -->`
		);

		await page.goto( `/wp-admin/post.php?post=${ noted.id }&action=edit`, {
			waitUntil: 'commit',
		} );
		const theirs = page.getByRole( 'treeitem', {
			name: 'Note: Is this the end',
		} );
		await page
			.getByRole( 'dialog', { name: 'Welcome to the editor' } )
			.getByRole( 'button', { name: 'Close' } )
			.click( { timeout: 60_000 } );
		await page.getByRole( 'button', { name: 'All notes' } ).click();
		await expect( theirs ).toBeVisible();
		await theirs.click();
		await theirs.getByRole( 'textbox', { name: /^Reply/ } ).click();
		await page.keyboard.type( 'From elsewhere' );
		await page.keyboard.press( 'ControlOrMeta+Enter' );
		await expect( theirs.getByText( 'From elsewhere' ) ).toBeVisible();
		await atelier.edit( 'page', noted.id );
		await atelier.canvas.getByText( 'Omega words' ).click();
		await page.getByRole( 'button', { name: 'View notes' } ).click();
		await expect( card( page, 'From elsewhere' ) ).toBeVisible();

		// Deleting needs a confirmation.
		await card( page, 'Is this the end' )
			.getByRole( 'button', { name: /^Actions/ } )
			.first()
			.click();
		await page.getByRole( 'menuitem', { name: 'Delete' } ).click();
		await page
			.getByRole( 'dialog' )
			.getByRole( 'button', { name: 'Delete' } )
			.click();
		await expect( card( page, 'Is this the end' ) ).toBeHidden();
		await expect( opening.getByRole( 'button' ).first() ).toBeFocused();
		expect( await noted.notes() ).toHaveLength( 3 );

		await test.step( 'beside the canvas they take the focus, and return it when they are hidden', async () => {
			const all = panel.getByRole( 'button', { name: 'Close Notes' } );
			if ( await all.isVisible() ) {
				await all.click();
			}
			const settings = atelier.button( 'Settings' );
			if (
				( await settings.getAttribute( 'aria-expanded' ) ) === 'true'
			) {
				await settings.click();
			}
			const hide = panel.getByRole( 'button', { name: 'Hide notes' } );
			const again = page.getByRole( 'button', { name: 'View notes' } );
			await addNote( atelier, 'Omega words', 'Is this all' );
			await expect( hide ).toBeVisible();
			const first = card( page, 'Is this all' )
				.getByRole( 'button' )
				.first();
			await expect( first ).toBeFocused();

			await page.keyboard.press( 'Escape' );
			await expect( panel ).toBeHidden();
			await expect( atelier.canvas.locator( ':focus' ) ).toHaveText(
				'Omega words'
			);

			await page.keyboard.press( 'Alt+F10' );
			await again.press( 'Enter' );
			await expect( first ).toBeFocused();
			await hide.click();
			await expect( panel ).toBeHidden();
			await expect( again ).toBeFocused();

			await again.press( 'Enter' );
			await atelier.title.click();
			await hide.press( 'Enter' );
			await expect( panel ).toBeHidden();
			await expect( atelier.button( 'Notes' ) ).toBeFocused();
		} );

		await test.step( 'templates, whose type has none, don’t offer any', async () => {
			await atelier.goAndEdit(
				'wp_template',
				`${ await site.theme() }//404`
			);
			await expect( atelier.button( 'Styles' ) ).toBeVisible();
			await expect( atelier.button( 'Notes' ) ).toBeHidden();
		} );
	} finally {
		await noted.remove();
	}
} );
