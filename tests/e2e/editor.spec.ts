import { expect, hasTestPlugin, test } from './support/test';
import type { Atelier } from './support/atelier';

const CONTENT =
	'<!-- wp:heading --><h2 class="wp-block-heading">Before</h2><!-- /wp:heading -->';

/** WordPress's stores, as plugins use them. */
interface WithData {
	readonly wp: {
		readonly data: {
			readonly dispatch: ( store: 'core' ) => {
				readonly editEntityRecord: (
					kind: 'postType',
					type: string,
					id: number,
					edits: object
				) => void;
			};
		};
	};
}

const openOptions = ( atelier: Atelier ) => atelier.button( 'Options' ).click();

test.describe( 'the frame around the canvas', () => {
	test( 'has page settings, devices, a code editor, help and slots for plugins, publishes no scheduled post early, resets a template, and remembers preferences @matrix', async ( {
		atelier,
		page,
		site,
		context,
		baseURL,
	} ) => {
		const { id: looked } = await site.rest( 'POST', '/wp/v2/pages', {
			title: 'A page with settings',
			status: 'publish',
			content: CONTENT,
		} );
		const topToolbar = page.getByRole( 'menuitemcheckbox', {
			name: /^Top toolbar/,
		} );
		try {
			await test.step( 'has devices, a code editor and help', async () => {
				await atelier.edit( 'page', looked );
				const frame = page.locator( 'iframe[name="editor-canvas"]' );

				await atelier.button( 'View' ).click();
				await page
					.getByRole( 'menuitemradio', { name: 'Mobile' } )
					.click();
				await expect( frame ).toHaveJSProperty( 'clientWidth', 360 );
				await page.keyboard.press( 'Escape' );
				await expect( atelier.button( 'View' ) ).toBeFocused();

				await openOptions( atelier );
				await page
					.getByRole( 'menuitemradio', { name: 'Code editor' } )
					.click();
				const code = page.getByRole( 'textbox', {
					name: 'Type text or HTML',
				} );
				await expect( code ).toHaveValue( /Before/ );
				await code.fill( CONTENT.replace( 'Before', 'In code' ) );
				await page
					.getByRole( 'button', { name: 'Exit code editor' } )
					.click();
				await expect(
					atelier.canvas.getByText( 'In code', { exact: true } )
				).toBeVisible();

				await openOptions( atelier );
				await page
					.getByRole( 'menuitem', { name: 'Keyboard shortcuts' } )
					.click();
				const help = page.getByRole( 'dialog', {
					name: 'Keyboard shortcuts',
				} );
				await expect(
					help.getByText( 'Save your changes.' )
				).toBeVisible();
				await page.keyboard.press( 'Escape' );
				await expect( help ).toBeHidden();
				await page.keyboard.press( 'Shift+Alt+h' );
				await expect( help ).toBeVisible();
				await page.keyboard.press( 'Escape' );
				await expect( help ).toBeHidden();
				await atelier.button( 'Save' ).click();
				await expect( atelier.button( 'Saved' ) ).toBeVisible();

				await openOptions( atelier );
				await expect( topToolbar ).toHaveAttribute(
					'aria-checked',
					'false'
				);
				await topToolbar.click();
				await expect( topToolbar ).toHaveAttribute(
					'aria-checked',
					'true'
				);
				await page.keyboard.press( 'Escape' );
			} );

			await test.step( 'has page settings, which are saved, and moves the page to the trash', async () => {
				const settings = atelier.settings;
				await atelier.showSettings();
				await settings.getByLabel( 'Title' ).fill( 'Another title' );
				await settings.getByLabel( 'Status' ).selectOption( 'private' );
				await expect(
					atelier.bar.getByRole( 'button', {
						name: /^Another title/,
					} )
				).toBeVisible();
				await atelier.button( 'Save' ).click();
				await expect( atelier.button( 'Saved' ) ).toBeVisible();
				const saved = await site.rest(
					'GET',
					`/wp/v2/pages/${ looked }?context=edit`
				);
				expect( saved ).toMatchObject( {
					title: { raw: 'Another title' },
					status: 'private',
				} );

				await settings
					.getByRole( 'button', { name: 'Move to trash' } )
					.click();
				await page
					.getByRole( 'dialog' )
					.getByRole( 'button', { name: 'Move to trash' } )
					.click();
				await expect(
					page
						.getByText( '“Another title” moved to the trash.' )
						.first()
				).toBeVisible();
				await expect( atelier.bar ).toBeHidden();
			} );
		} finally {
			await site.rest( 'DELETE', `/wp/v2/pages/${ looked }?force=true` );
		}

		await test.step( 'regression: publishes no scheduled post early', async () => {
			const { id } = await site.rest( 'POST', '/wp/v2/pages', {
				title: 'A page for later',
				status: 'draft',
				content: CONTENT,
			} );
			const saved = () =>
				site.rest( 'GET', `/wp/v2/pages/${ id }?context=edit` );
			try {
				await atelier.goAndEdit( 'page', id );
				const { settings } = atelier;
				await atelier.showSettings();
				const password = settings.getByRole( 'button', {
					name: /^Edit Password /,
				} );
				await password.click();
				await page
					.getByRole( 'dialog', { name: 'Password' } )
					.getByLabel( 'Password' )
					.fill( 'open sesame' );
				await page.keyboard.press( 'Escape' );
				await expect( password ).not.toContainText( 'None' );
				const status = settings.getByLabel( 'Status' );
				await status.selectOption( 'private' );
				await expect( password ).toBeHidden();
				// Without a date, the status stays unsaved, and everything else is saved.
				await status.selectOption( 'future' );
				await expect(
					settings.getByText(
						/^(This date is in the past\.|To schedule)/
					)
				).toBeVisible();
				await settings
					.getByLabel( 'Title' )
					.fill( 'A page for tomorrow' );
				await atelier.button( 'Save' ).click();
				await expect( atelier.button( 'Saved' ) ).toBeVisible();
				expect( await saved() ).toMatchObject( {
					title: { raw: 'A page for tomorrow' },
					status: 'private',
					password: '',
				} );
				await expect( status ).toHaveValue( 'future' );

				// With a date, the page is scheduled.
				await settings
					.getByRole( 'button', { name: /^Edit Date/ } )
					.click();
				const date = page.getByRole( 'dialog', {
					name: 'Date',
					exact: true,
				} );
				await date.getByLabel( 'Date' ).fill( '2099-01-01T10:00' );
				await date.getByRole( 'button', { name: 'Close' } ).click();
				await expect(
					settings.getByText( /^This date is in the past/ )
				).toBeHidden();
				await atelier.button( 'Save' ).click();
				await expect( atelier.button( 'Saved' ) ).toBeVisible();
				expect( await saved() ).toMatchObject( {
					status: 'future',
					date: '2099-01-01T10:00:00',
				} );

				// Without the date again, the status isn't sent.
				await page.evaluate( ( key ) => {
					const { data } = ( window as unknown as WithData ).wp;
					data.dispatch( 'core' ).editEntityRecord(
						'postType',
						'page',
						key,
						{ date: '2020-01-01T10:00:00' }
					);
				}, Number( id ) );
				await atelier.button( 'Save' ).click();
				await expect(
					page
						.getByText(
							/could not be saved.*This date is in the past/
						)
						.first()
				).toBeVisible();
				expect( await saved() ).toMatchObject( { status: 'future' } );
			} finally {
				await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
			}
		} );
		await context.addCookies( [
			{ name: 'atelier_e2e_broken', value: '1', url: baseURL ?? '' },
		] );
		await test.step( 'resets a customized template to the theme’s version', async () => {
			const id = `${ await site.theme() }//404`;
			await site.rest( 'PUT', `/wp/v2/templates/${ id }`, {
				content: CONTENT,
			} );
			await atelier.edit( 'wp_template', id );
			await test.step( 'remembers preferences', async () => {
				await openOptions( atelier );
				await expect( topToolbar ).toHaveAttribute(
					'aria-checked',
					'true'
				);
				await page.keyboard.press( 'Escape' );
			} );
			await expect( atelier.canvas.getByText( 'Before' ) ).toBeVisible();
			await atelier.showSettings();
			await atelier.settings
				.getByRole( 'button', { name: 'Reset' } )
				.click();
			await page
				.getByRole( 'dialog' )
				.getByRole( 'button', { name: 'Reset' } )
				.click();
			await expect( atelier.canvas.getByText( 'Before' ) ).toBeHidden();
			await atelier.button( 'Undo' ).click();
			await expect( atelier.canvas.getByText( 'Before' ) ).toBeVisible();
			await atelier.button( 'Redo' ).click();
			await atelier.button( 'Save' ).click();
			await expect( atelier.button( 'Saved' ) ).toBeVisible();
			expect(
				await site.rest( 'GET', `/wp/v2/templates/${ id }` )
			).toMatchObject( { source: 'theme' } );
		} );

		if ( ! hasTestPlugin ) {
			return;
		}
		await test.step( 'has slots for plugins, and survives a broken one', async () => {
			const [ first ] = await site.rest< { id: number }[] >(
				'GET',
				'/wp/v2/pages?per_page=1'
			);
			await atelier.goAndEdit( 'page', first?.id ?? 0 );
			await expect(
				page
					.getByText(
						'The "atelier-e2e-broken" plugin has encountered an error and cannot be rendered.'
					)
					.first()
			).toBeVisible();
			await atelier.button( 'Notes of a plugin' ).click();
			await expect(
				page.getByText( 'Anything a plugin wants to say' )
			).toBeVisible();
			await expect( atelier.settings ).toBeHidden();
			await atelier.button( 'Settings' ).click();
			const facts = atelier.settings.getByRole( 'button', {
				name: 'Facts of a plugin',
			} );
			// Its open state is stored per user.
			if ( ( await facts.getAttribute( 'aria-expanded' ) ) === 'false' ) {
				await facts.click();
			}
			await expect(
				atelier.settings.getByText( 'Told by a plugin' )
			).toBeVisible();
			await openOptions( atelier );
			await page
				.getByRole( 'menuitem', { name: 'Do what a plugin does' } )
				.click();
			await expect( page ).toHaveTitle( 'Asked for by a plugin' );
		} );
	} );
} );
