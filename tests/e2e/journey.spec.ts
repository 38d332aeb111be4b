import { expect, test } from './support/test';
import type { Atelier } from './support/atelier';
import type { Site } from './support/site';

/**
 * The main journey: open, change, undo, redo, save, see it on the front end, go back.
 * Runs on every tested version of WordPress and PHP.
 */

const HEADING =
	'<!-- wp:heading --><h2 class="wp-block-heading">First words</h2><!-- /wp:heading -->';

interface Prepared {
	/** A path in Atelier that shows the document in view mode. */
	readonly path: string;
	/** The front end's URL. */
	readonly url: string;
	readonly cleanUp: () => Promise< unknown >;
}

type Prepare = ( site: Site ) => Promise< Prepared >;

const PAGE: Prepare = async ( site ) => {
	const page = await site.rest( 'POST', '/wp/v2/pages', {
		title: 'A page of the journey',
		status: 'publish',
		content: HEADING,
	} );
	return {
		path: `/page/${ page.id }`,
		url: page.link,
		cleanUp: () =>
			site.rest( 'DELETE', `/wp/v2/pages/${ page.id }?force=true` ),
	};
};

const OTHERS: Readonly< Record< string, Prepare > > = {
	'the home template': async ( site ) => {
		const id = `${ await site.theme() }//home`;
		await site.rest( 'PUT', `/wp/v2/templates/${ id }`, {
			content: `<!-- wp:group {"tagName":"main"} --><main class="wp-block-group">${ HEADING }</main><!-- /wp:group -->`,
		} );
		return {
			path: '/',
			url: '/',
			cleanUp: () =>
				site.rest( 'DELETE', `/wp/v2/templates/${ id }?force=true` ),
		};
	},
	'a template part': async ( site ) => {
		const id = `${ await site.theme() }//footer`;
		await site.rest( 'PUT', `/wp/v2/template-parts/${ id }`, {
			content: HEADING,
		} );
		return {
			path: `/wp_template_part/${ id }`,
			url: '/?p=1',
			cleanUp: () =>
				site.rest(
					'DELETE',
					`/wp/v2/template-parts/${ id }?force=true`
				),
		};
	},
	'a user pattern': async ( site ) => {
		const pattern = await site.rest( 'POST', '/wp/v2/blocks', {
			title: 'A pattern of the journey',
			status: 'publish',
			content: HEADING,
		} );
		const page = await site.rest( 'POST', '/wp/v2/pages', {
			title: 'A page that uses the pattern',
			status: 'publish',
			content: `<!-- wp:block {"ref":${ pattern.id }} /-->`,
		} );
		return {
			path: `/wp_block/${ pattern.id }`,
			url: page.link,
			cleanUp: async () => {
				await site.rest(
					'DELETE',
					`/wp/v2/pages/${ page.id }?force=true`
				);
				await site.rest(
					'DELETE',
					`/wp/v2/blocks/${ pattern.id }?force=true`
				);
			},
		};
	},
};

/** Opens it, changes it, undoes, redoes and saves that, and looks at the front end. */
async function change(
	{ atelier, site }: { readonly atelier: Atelier; readonly site: Site },
	prepare: Prepare
): Promise< void > {
	const { page } = atelier;
	const { path, url, cleanUp } = await prepare( site );
	try {
		await atelier.open( path );
		const edit = page.getByRole( 'button', { name: /^Edit / } );
		await expect( edit ).toBeAttached();
		await atelier.waitForSight( 'First words' );
		await atelier.clickCanvas();
		await atelier.waitForEditor();

		const heading = atelier.blocks( /^Block: Heading/ ).first();
		await heading.click();
		await page.keyboard.press( 'End' );
		await page.keyboard.type( ' and more' );
		await expect( heading ).toHaveText( 'First words and more' );

		await atelier.insertParagraph( 'A new paragraph' );
		const paragraph = atelier.canvas.getByText( 'A new paragraph', {
			exact: true,
		} );
		await expect( paragraph ).toBeVisible();

		await atelier.button( 'Undo' ).click();
		await expect( paragraph ).toBeHidden();
		await atelier.button( 'Redo' ).click();
		await expect( paragraph ).toBeVisible();

		await atelier.button( 'Save' ).click();
		await expect( atelier.button( 'Saved' ) ).toBeVisible();
		await expect( page.getByText( /saved\.$/ ).first() ).toBeVisible();

		const seen = await site.visit( url );
		expect( seen ).toContain( 'First words and more' );
		expect( seen ).toContain( 'A new paragraph' );

		await page.reload( { waitUntil: 'commit' } );
		await atelier.waitForEditor();
		await expect( heading ).toHaveText( 'First words and more' );
		await expect( paragraph ).toBeVisible();
	} finally {
		await cleanUp();
	}
}

// By itself: machines without PHP run it on the oldest PHP.
test( 'a page inside its template is changed on the canvas, saved, and seen on the front end @journey', async ( {
	atelier,
	site,
} ) => {
	await change( { atelier, site }, PAGE );
} );

test( 'templates, template parts and patterns are changed on the canvas, saved, and seen on the front end @journey', async ( {
	atelier,
	site,
} ) => {
	for ( const [ name, prepare ] of Object.entries( OTHERS ) ) {
		await test.step( name, () => change( { atelier, site }, prepare ) );
	}
} );
