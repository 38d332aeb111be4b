import { ListScreen } from './support/list';
import { expect, test } from './support/test';

const GROUP =
	'<!-- wp:group {"layout":{"type":"constrained"}} --><div class="wp-block-group">';
const HOSTILE = `${ GROUP.repeat( 500 ) }Words`;
const PARAGRAPH = '<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->';

test.describe( 'hostile content', () => {
	test( 'that is already stored is listed, reported, and fixed as code @matrix', async ( {
		atelier,
		page,
		site,
	} ) => {
		const title = `Hostile ${ Date.now() }`;
		// Bypasses our checks, like tools without them.
		const { id } = await site.rest( 'POST', '/wp/v2/blocks', {
			title,
			status: 'publish',
			content: HOSTILE,
		} );
		try {
			await atelier.open( '/pattern' );
			const list = new ListScreen( page, 'Patterns' );
			await list.search( title );
			const link = page
				.getByRole( 'region' )
				.getByRole( 'link', { name: title } );
			await expect( link ).toContainText( 'Invalid content' );
			await link.click();
			const alert = page.getByRole( 'alert' );
			await expect( alert ).toContainText(
				`“${ title }” contains invalid content`
			);
			await expect( alert ).toContainText(
				'500 blocks aren’t closed, starting with “group” on line 1'
			);
			await expect(
				alert.getByRole( 'button', { name: 'Move to trash' } )
			).toBeVisible();

			await alert.getByRole( 'button', { name: 'Edit as code' } ).click();
			const code = page.getByRole( 'textbox', { name: 'Code' } );
			await expect( code ).toBeFocused();
			await expect( code ).toHaveValue( HOSTILE );
			await page
				.getByRole( 'button', { name: 'Remove unclosed blocks' } )
				.click();
			await page
				.getByRole( 'status' )
				.filter( { hasText: 'Save it to check' } )
				.waitFor();
			await page
				.locator( 'form' )
				.getByRole( 'button', { name: 'Save', exact: true } )
				.click();
			await atelier.waitForEditor();

			await test.step( 'that is typed as code of a page is not sent, and stays to be fixed with a reason', async () => {
				const { id: noted } = await site.rest( 'POST', '/wp/v2/pages', {
					title: 'A page with hostile code',
					status: 'publish',
					content: PARAGRAPH,
				} );
				const sent: string[] = [];
				page.on( 'request', ( request ) => {
					if (
						request.method() !== 'GET' &&
						request.url().includes( `/pages/${ noted }` ) &&
						( request.postData() ?? '' ).includes( 'content' )
					) {
						sent.push( request.method() );
					}
				} );
				await atelier.goAndEdit( 'page', noted );
				await page.keyboard.press( 'ControlOrMeta+Shift+Alt+m' );
				const code = page.locator( 'textarea.editor-post-text-editor' );
				await code.fill( HOSTILE );
				// It must not be parsed: that would block the browser for minutes.
				const reason = page
					.getByRole( 'status' )
					.filter( { hasText: '500 blocks aren’t closed' } );
				await expect( reason ).toBeVisible();
				await expect(
					page.getByRole( 'button', { name: 'Exit code editor' } )
				).toBeDisabled();
				await page.keyboard.press( 'ControlOrMeta+s' );
				await expect(
					page
						.getByText(
							'500 blocks aren’t closed, starting with “group” on line 1'
						)
						.first()
				).toBeVisible();
				await expect( code ).toHaveValue( HOSTILE );
				expect( sent ).toEqual( [] );

				await page
					.getByRole( 'button', { name: 'Remove unclosed blocks' } )
					.click();
				await expect( reason ).toBeHidden();
				await expect( code ).not.toHaveValue( /wp:group/ );

				await code.fill( PARAGRAPH.replace( 'Before', 'After' ) );
				await page.keyboard.press( 'ControlOrMeta+s' );
				await expect
					.poll( async () => {
						const { content } = await site.rest< {
							content: { raw: string };
						} >( 'GET', `/wp/v2/pages/${ noted }?context=edit` );
						return content.raw;
					} )
					.toContain( 'After' );
				await site.rest(
					'DELETE',
					`/wp/v2/pages/${ noted }?force=true`
				);
			} );
		} finally {
			await site.rest( 'DELETE', `/wp/v2/blocks/${ id }?force=true` );
		}
	} );
} );
