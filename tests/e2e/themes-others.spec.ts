import { expect, hasTestPlugin, test } from './support/test';
import type { RestRecord, Site } from './support/site';

const CHILD = 'atelier-child';
const PARENT = 'twentytwentyfive';

/**
 * The default theme has all other tests. Twenty Twenty-Two no longer comes with WordPress: it is tested if the tests' core
 * includes it.
 */
const BLOCK_THEMES = [
	'twentytwentytwo',
	'twentytwentythree',
	'twentytwentyfour',
] as const;

const isInstalled = async ( site: Site, stylesheet: string ) => {
	const themes = await site.rest< { stylesheet: string }[] >(
		'GET',
		'/wp/v2/themes'
	);
	return themes.some( ( theme ) => theme.stylesheet === stylesheet );
};

const template = ( site: Site, theme: string ) =>
	site.rest< RestRecord & { source: string; content: { raw: string } } >(
		'GET',
		`/wp/v2/templates/${ theme }//single?context=edit`
	);

/** A post on the front end. */
async function visitPost( site: Site ): Promise< string > {
	const [ post ] = await site.rest< RestRecord[] >(
		'GET',
		'/wp/v2/posts?per_page=1'
	);
	return site.visit( post?.link ?? '' );
}

test.describe( 'with another theme', () => {
	// Activating themes needs the tests' own site.
	test.skip( ! hasTestPlugin, 'needs the tests’ own site' );

	test( 'templates and patterns are listed, and an edited template is visible on the site, in a child theme as well', async ( {
		atelier,
		page,
		site,
	} ) => {
		for ( const theme of BLOCK_THEMES ) {
			if ( ! ( await isInstalled( site, theme ) ) ) {
				continue;
			}
			await test.step( theme, async () => {
				await site.activateTheme( theme );
				const [ templates, parts ] = await Promise.all(
					[ 'templates', 'template-parts' ].map( ( route ) =>
						site.rest< RestRecord[] >( 'GET', `/wp/v2/${ route }` )
					)
				);
				await atelier.open( '/template' );
				await expect(
					page.getByText( `${ String( templates?.length ) } items` )
				).toBeVisible();
				await atelier.go( '/pattern', {
					postType: 'wp_template_part',
				} );
				await expect(
					page.getByText( `${ String( parts?.length ) } items` )
				).toBeVisible();
				await atelier.goAndEdit( 'wp_template', `${ theme }//single` );
				await atelier.insertParagraph( 'Seen with this theme' );
				await atelier.button( 'Save' ).click();
				await expect( atelier.button( 'Saved' ) ).toBeVisible();
				expect( await visitPost( site ) ).toContain(
					'Seen with this theme'
				);
				expect( ( await template( site, theme ) ).source ).toBe(
					'custom'
				);
			} );
		}

		await test.step( 'saves in a child theme belong to the child, not to its parent', async () => {
			await site.activateTheme( CHILD );
			await atelier.edit( 'wp_template', `${ CHILD }//single` );
			await expect(
				atelier.canvas.getByText( 'Words of the child theme' )
			).toBeVisible();
			await atelier.insertParagraph( 'Only in the child' );
			await atelier.go( '/styles', { section: '/variations' } );
			// Its own variation, and its parent's with their fonts.
			const styles = page.getByRole( 'region', {
				name: 'Styles',
				exact: true,
			} );
			await expect
				.poll( () =>
					page.evaluate( () =>
						[ ...document.fonts ]
							.filter( ( { status } ) => status === 'loaded' )
							.map( ( { family } ) => family )
					)
				)
				.toContainEqual( expect.stringMatching( /^"?Literata"?$/ ) );
			await styles
				.getByRole( 'button', { name: 'Dusk of the child' } )
				.click();
			await page
				.getByRole( 'button', { name: /^Review 2 changes/ } )
				.click();
			await page
				.getByRole( 'dialog', { name: 'Are you ready to save?' } )
				.getByRole( 'button', { name: 'Save', exact: true } )
				.click();
			await expect(
				page.getByRole( 'button', { name: 'Saved' } )
			).toBeVisible();
			const childs = await visitPost( site );
			expect( childs ).toContain( 'Only in the child' );
			expect( childs ).toContain( '#2b2d42' );

			await site.activateTheme( PARENT );
			const parents = await visitPost( site );
			expect( parents ).not.toContain( 'Only in the child' );
			expect( parents ).not.toContain( '#2b2d42' );
			expect( ( await template( site, PARENT ) ).source ).toBe( 'theme' );
		} );
	} );
} );
