import { ListScreen } from './support/list';
import { expect, test } from './support/test';

const paragraph = ( text: string ) =>
	`<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;

/** Changes the site's background without saving it, as a plugin's styles screen would. */
async function changeBackground() {
	const { data, apiFetch } = ( window as unknown as Wordpress ).wp;
	const [ theme ] = await apiFetch( {
		path: '/wp/v2/themes?status=active',
	} );
	const href = theme?._links[ 'wp:user-global-styles' ]?.[ 0 ]?.href ?? '';
	const id = Number( /\d+$/.exec( href )?.[ 0 ] );
	await data
		.resolveSelect( 'core' )
		.getEntityRecord( 'root', 'globalStyles', id );
	data.dispatch( 'core' ).editEntityRecord( 'root', 'globalStyles', id, {
		styles: { color: { background: '#c0ffee' } },
	} );
}

interface Wordpress {
	readonly wp: {
		readonly apiFetch: ( options: {
			path: string;
		} ) => Promise<
			{ _links: Record< string, { href: string }[] | undefined > }[]
		>;
		readonly data: {
			select( store: string ): unknown;
			resolveSelect( store: string ): {
				getEntityRecord( ...args: unknown[] ): Promise< unknown >;
			};
			dispatch( store: string ): {
				editEntityRecord( ...args: unknown[] ): void;
			};
		};
	};
}

test.describe( 'the patterns', () => {
	test( 'are listed by category with previews, best match first, and open on click @oldest', async ( {
		atelier,
		page,
		site,
	} ) => {
		const mark = `zq${ Date.now() }`;
		const category = await site.rest(
			'POST',
			'/wp/v2/wp_pattern_category',
			{
				name: `Kind & ${ mark }`,
			}
		);
		const made = await Promise.all(
			[ `Only words of ${ mark }`, mark ].map( ( title ) =>
				site.rest( 'POST', '/wp/v2/blocks', {
					title,
					status: 'publish',
					content: paragraph( `Seen: ${ title }` ),
					wp_pattern_category: [ category.id ],
					meta: { wp_pattern_sync_status: 'unsynced' },
				} )
			)
		);
		try {
			await atelier.open();
			await atelier.navigation
				.getByRole( 'link', { name: 'Patterns', exact: true } )
				.click();
			const patterns = new ListScreen( page, 'Patterns' );
			await patterns.search( mark );
			await expect(
				patterns.region.getByText( '2 items' )
			).toBeVisible();
			await expect(
				patterns.region.getByRole( 'listitem' ).first()
			).toContainText( 'Not synced' );
			await expect(
				patterns.region.getByRole( 'link', { name: mark } ).first()
			).toHaveText( mark );
			await expect(
				patterns.preview.getByText( `Seen: ${ mark }` )
			).toBeVisible();

			// What edits is loaded once nobody has done anything for a while.
			await page.waitForFunction( () =>
				( window as unknown as Wordpress ).wp.data.select( 'core' )
			);
			await page.evaluate( changeBackground );
			await expect( patterns.preview.locator( 'body' ) ).toHaveCSS(
				'background-color',
				'rgb(192, 255, 238)'
			);

			await atelier.navigation
				.getByRole( 'link', { name: `Kind & ${ mark } 2` } )
				.click();
			await expect( page ).toHaveURL( /categoryId=kind-zq/ );
			await expect(
				patterns.region.getByRole( 'heading', {
					name: `Kind & ${ mark }`,
				} )
			).toBeVisible();
			await patterns.search( 'nothing has this name' );
			await expect(
				patterns.region.getByText( 'No results' )
			).toBeVisible();
			await patterns.search( '' );
			await expect( patterns.link( mark ) ).toBeVisible();

			await test.step( 'on a small screen they lead back to the categories', async () => {
				await page.setViewportSize( { width: 390, height: 844 } );
				const all = atelier.navigation.getByRole( 'link', {
					name: /^All patterns \d+$/,
				} );
				await expect( all ).toBeHidden();
				await patterns.region
					.getByRole( 'link', { name: 'Back', exact: true } )
					.click();
				await expect( all ).toBeVisible();
				await expect( patterns.region ).toBeHidden();
				await all.click();
				await expect(
					patterns.region.getByRole( 'searchbox' )
				).toBeVisible();
				await expect( all ).toBeHidden();
				const overflow = await page.evaluate(
					() =>
						document.documentElement.scrollWidth -
						document.documentElement.clientWidth
				);
				expect( overflow ).toBe( 0 );
				await page.setViewportSize( { width: 1400, height: 900 } );
			} );

			await test.step( 'one of the theme is viewed', async () => {
				const title = 'Intro with left-aligned description';
				await patterns.search( title );
				await patterns.region
					.getByRole( 'link', { name: title } )
					.click();
				await expect( page ).toHaveURL(
					/p=%2Fpattern%2F.+banner-intro/
				);
				const pattern = new ListScreen( page, 'Pattern' );
				await expect(
					pattern.preview.getByText( 'Fleurs' )
				).toBeVisible();
				await page.goBack();
			} );

			await patterns.search( mark );
			await patterns.link( mark ).click();
			await atelier.waitForEditor();
			await expect( page ).toHaveURL( /p=%2Fwp_block%2F\d+&canvas=edit/ );
		} finally {
			for ( const { id } of made ) {
				await site.rest( 'DELETE', `/wp/v2/blocks/${ id }?force=true` );
			}
			await site.rest(
				'DELETE',
				`/wp/v2/wp_pattern_category/${ category.id }?force=true`
			);
		}
	} );
} );
