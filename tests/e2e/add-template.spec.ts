import { AddTemplate } from './support/addTemplate';
import { expect, test } from './support/test';

test.describe( 'a new template', () => {
	test( 'is added for one post, starts with the content that visitors see, and can be saved unchanged @oldest', async ( {
		atelier,
		page,
		site,
	} ) => {
		const theme = await site.theme();
		const slug = `e2e-soup-${ Date.now() }`;
		const post = await site.rest( 'POST', '/wp/v2/posts', {
			title: `Soup & stew ${ slug }`,
			slug,
			status: 'publish',
		} );
		const route = `/wp/v2/templates/${ theme }//single-post-${ slug }`;
		try {
			await atelier.open( '/template' );
			const adding = new AddTemplate( page );
			await adding.button.click();
			await expect( adding.titled( 'Add template' ) ).toBeVisible();
			// It has a template, and types that only have one for all items are gone.
			await expect( adding.choice( 'Author Archives' ) ).toBeVisible();
			await expect( adding.choice( 'Page: 404' ) ).toHaveCount( 0 );
			await adding.choice( 'Single item: Post' ).click();
			await expect( adding.titled( 'Add template: Post' ) ).toBeVisible();
			await expect(
				adding.choice( 'All Posts For all items' )
			).toBeFocused();
			await adding.choice( 'Post For a specific item' ).click();
			await expect(
				adding.dialog.getByText(
					'This template will be used only for the specific item chosen.'
				)
			).toBeVisible();
			await adding.items.filter( { hasText: slug } ).click();
			// Before it disappears by itself.
			await expect(
				page.getByText( `${ slug }" successfully created.` ).first()
			).toBeVisible();
			await expect( page ).toHaveURL(
				new RegExp( `%2F%2Fsingle-post-${ slug }&canvas=edit` )
			);
			// The theme has patterns for it; their dialog hides the editor from roles.
			const starters = adding.titled( 'Choose a pattern' );
			await expect(
				starters.getByRole( 'option' ).first()
			).toBeVisible();
			await starters
				.getByRole( 'button', { name: 'Keep current content' } )
				.click();
			await expect( starters ).toBeHidden();
			await atelier.waitForEditor();
			await expect( atelier.button( 'Saved' ) ).toBeVisible();
			const made = await site.rest( 'GET', `${ route }?context=edit` );
			expect( made ).toMatchObject( {
				status: 'publish',
				is_custom: false,
				source: 'custom',
			} );
			const above = await site.rest(
				'GET',
				`/wp/v2/templates/${ theme }//single?context=edit`
			);
			expect( made ).toHaveProperty(
				'content.raw',
				( above[ 'content' ] as { raw: string } ).raw
			);

			// Items with a template aren't offered again.
			await atelier.open( '/template' );
			await adding.button.click();
			await adding.choice( 'Single item: Post' ).click();
			const single = adding.choice( 'Post For a specific item' );
			await expect( single ).toBeVisible();
			await single.click();
			await expect( adding.items.first() ).toBeVisible();
			await expect(
				adding.items.filter( { hasText: slug } )
			).toHaveCount( 0 );
		} finally {
			await site.rest( 'DELETE', `${ route }?force=true` );
			await site.rest( 'DELETE', `/wp/v2/posts/${ post.id }?force=true` );
		}
	} );
} );
