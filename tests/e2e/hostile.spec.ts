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
		} finally {
			await site.rest( 'DELETE', `/wp/v2/blocks/${ id }?force=true` );
		}
	} );

	test( 'of a page: fields can be edited, and the page can be trashed @full', async ( {
		atelier,
		page,
		site,
	} ) => {
		const title = `Hostile page ${ Date.now() }`;
		const { id } = await site.rest( 'POST', '/wp/v2/pages', {
			title,
			status: 'publish',
			content: HOSTILE,
		} );
		const stored = async () => {
			const { slug, status, content } = await site.rest< {
				slug: string;
				status: string;
				content: { raw: string };
			} >(
				'GET',
				`/wp/v2/pages/${ id }?context=edit&_fields=slug,status,content.raw`
			);
			return { slug, status, isSame: content.raw === HOSTILE };
		};
		try {
			await atelier.open( '/page', {
				layout: 'table',
				quickEdit: 'true',
			} );
			const list = new ListScreen( page, 'Pages' );
			await list.search( title );
			const rows = page.locator( 'tbody' ).getByRole( 'row' );
			await expect( rows ).toHaveCount( 1 );
			await rows.getByRole( 'checkbox' ).check();
			const panel = page.getByRole( 'region', { name: 'Post Edit' } );
			await panel.getByRole( 'button', { name: /^Edit Slug / } ).click();
			const dialog = page.getByRole( 'dialog', { name: 'Slug' } );
			await dialog.getByRole( 'textbox' ).fill( `hostile-${ id }-new` );
			await dialog.getByRole( 'button', { name: 'Close' } ).click();
			await atelier.navigation
				.getByRole( 'button', { name: /^(Save|Review)/ } )
				.click();
			const review = page.getByRole( 'dialog', {
				name: 'Are you ready to save?',
			} );
			await review
				.getByRole( 'button', { name: 'Save', exact: true } )
				.click();
			await expect( review ).toBeHidden();
			expect( await stored() ).toMatchObject( {
				slug: `hostile-${ id }-new`,
				isSame: true,
			} );

			await list.act( 'Move to trash' );
			await page
				.getByRole( 'dialog', { name: 'Move to trash' } )
				.getByRole( 'button', { name: 'Move to trash' } )
				.click();
			await expect( rows ).toHaveCount( 0 );
			await expect
				.poll( stored )
				.toMatchObject( { status: 'trash', isSame: true } );
		} finally {
			await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
		}
	} );

	test( 'is not sent, and stays to be fixed with a reason @full', async ( {
		atelier,
		page,
		site,
	} ) => {
		const { id } = await site.rest( 'POST', '/wp/v2/pages', {
			title: 'A page with hostile code',
			status: 'publish',
			content: PARAGRAPH,
		} );
		const sent: string[] = [];
		page.on( 'request', ( request ) => {
			if (
				request.method() !== 'GET' &&
				request.url().includes( `/pages/${ id }` ) &&
				( request.postData() ?? '' ).includes( 'content' )
			) {
				sent.push( request.method() );
			}
		} );
		try {
			await atelier.edit( 'page', id );
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
					} >( 'GET', `/wp/v2/pages/${ id }?context=edit` );
					return content.raw;
				} )
				.toContain( 'After' );
		} finally {
			await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
		}
	} );
} );
