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
	test( 'in the menu mark the item’s category, and lead to all others', async ( {
		atelier,
		page,
		site,
	} ) => {
		const { id } = await site.rest( 'POST', '/wp/v2/blocks', {
			title: 'In nothing but my patterns',
			status: 'publish',
			content: paragraph( 'Words' ),
		} );
		const marked = atelier.navigation.locator( '[aria-current]' );
		try {
			await atelier.open( `/wp_block/${ id }` );
			await expect( marked ).toHaveText( /^My patterns/ );
			await expect(
				atelier.navigation.getByRole( 'link', { name: /^Footer \d+$/ } )
			).toBeVisible();
			await atelier.open(
				`/wp_template_part/${ await site.theme() }//header`
			);
			await expect( marked ).toHaveText( /^Header/ );
			await marked.click();
			await expect( page ).toHaveURL(
				/p=%2Fpattern&postType=wp_template_part&categoryId=header$/
			);
		} finally {
			await site.rest( 'DELETE', `/wp/v2/blocks/${ id }?force=true` );
		}
	} );

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

	test( 'of the user are renamed, duplicated, trashed and restored', async ( {
		atelier,
		page,
		site,
	} ) => {
		const mark = `zq${ Date.now() }`;
		await site.rest( 'POST', '/wp/v2/blocks', {
			title: `First ${ mark }`,
			status: 'publish',
			content: paragraph( 'Words of a test' ),
			meta: { wp_pattern_sync_status: 'unsynced' },
		} );
		const name = `Second ${ mark }`;
		try {
			await atelier.open( '/pattern', {
				categoryId: 'my-patterns',
				layout: 'table',
			} );
			const patterns = new ListScreen( page, 'Patterns' );
			await patterns.search( mark );
			await expect( patterns.link( `First ${ mark }` ) ).toBeVisible();
			await patterns.act( 'Rename' );
			const dialog = page.getByRole( 'dialog', { name: 'Rename' } );
			await dialog.getByRole( 'textbox', { name: 'Name' } ).fill( name );
			await dialog.getByRole( 'button', { name: 'Save' } ).click();
			await expect( patterns.link( name ) ).toBeVisible();

			await patterns.act( 'Move to trash' );
			const question = page.getByRole( 'dialog', {
				name: `Move "${ name }" to the trash?`,
			} );
			await question
				.getByRole( 'button', { name: 'Move to trash' } )
				.click();
			await expect(
				patterns.region.getByText( 'No results' )
			).toBeVisible();
			await page.getByRole( 'button', { name: 'Undo' } ).click();
			await expect( patterns.link( name ) ).toBeVisible();

			await patterns.act( 'Duplicate' );
			await expect( patterns.link( `${ name } (Copy)` ) ).toBeVisible();
			await expect(
				patterns.region.getByText( 'Not synced' )
			).toHaveCount( 2 );
		} finally {
			await site.remove( 'blocks', mark );
		}
	} );

	test( 'of the theme can be viewed, and duplicated for editing', async ( {
		atelier,
		page,
		site,
	} ) => {
		await atelier.open( '/pattern', { categoryId: 'banner' } );
		const patterns = new ListScreen( page, 'Patterns' );
		const title = 'Intro with left-aligned description';
		await patterns.search( title );
		await patterns.region.getByRole( 'link', { name: title } ).click();
		await expect( page ).toHaveURL( /p=%2Fpattern%2F.+banner-intro/ );
		const pattern = new ListScreen( page, 'Pattern' );
		await expect(
			pattern.region.getByRole( 'heading', { name: title } )
		).toBeVisible();
		await expect( pattern.preview.getByText( 'Fleurs' ) ).toBeVisible();
		await pattern.region
			.getByRole( 'button', { name: 'Duplicate to edit' } )
			.click();
		await atelier.waitForEditor();
		await expect( page ).toHaveURL( /p=%2Fwp_block%2F\d+&canvas=edit/ );
		const id = /wp_block%2F(\d+)/.exec( page.url() )?.[ 1 ] ?? '';
		const copy = await site.rest(
			'GET',
			`/wp/v2/blocks/${ id }?context=edit`
		);
		await site.rest( 'DELETE', `/wp/v2/blocks/${ id }?force=true` );
		expect( copy ).toMatchObject( {
			title: { raw: `${ title } (Copy)` },
			wp_pattern_sync_status: 'unsynced',
		} );
	} );

	test( 'and the template parts of an area are reset, duplicated and deleted', async ( {
		atelier,
		page,
		site,
	} ) => {
		const theme = await site.theme();
		const route = `/wp/v2/template-parts/${ theme }//sidebar`;
		const before = await site.rest( 'GET', `${ route }?context=edit` );
		await site.rest( 'POST', route, {
			content: paragraph( 'Changed by a test' ),
		} );
		const parts = new ListScreen( page, 'Patterns' );
		try {
			await atelier.open( '/pattern', {
				postType: 'wp_template_part',
				categoryId: 'all-parts',
				layout: 'table',
			} );
			await expect(
				parts.region.getByText(
					'Includes every template part defined for any area.'
				)
			).toBeVisible();
			await atelier.navigation
				.getByRole( 'link', { name: /^General \d+$/ } )
				.click();
			await parts.search( 'Sidebar' );
			await parts.act( 'Duplicate' );
			const copy = parts.link( 'Sidebar (Copy)' );
			await expect( copy ).toBeVisible();
			await parts.search( 'Sidebar (Copy)' );
			await expect( parts.region.getByText( '1 item' ) ).toBeVisible();
			await parts.act( 'Delete' );
			await page
				.getByRole( 'dialog', { name: 'Delete "Sidebar (Copy)"?' } )
				.getByRole( 'button', { name: 'Delete' } )
				.click();
			await expect( copy ).toBeHidden();

			await parts.search( 'Sidebar' );
			await expect( parts.region.getByText( '1 item' ) ).toBeVisible();
			await parts.act( 'Reset' );
			await page
				.getByRole( 'dialog', { name: 'Reset "Sidebar"?' } )
				.getByRole( 'button', { name: 'Reset' } )
				.click();
			await expect(
				page.getByText( '“Sidebar” reset.' ).first()
			).toBeVisible();
			const after = await site.rest( 'GET', `${ route }?context=edit` );
			expect( after ).toMatchObject( {
				source: 'theme',
				content: before.content,
			} );
		} finally {
			await site.rest( 'DELETE', `${ route }?force=true` ).catch(
				// It is reset already.
				() => undefined
			);
		}
	} );
} );

test.describe( 'the patterns on a small screen', () => {
	test.use( { viewport: { width: 390, height: 844 } } );

	test( 'start with the categories, and lead back to them', async ( {
		atelier,
		page,
	} ) => {
		await atelier.open( '/pattern' );
		const patterns = new ListScreen( page, 'Patterns' );
		const all = atelier.navigation.getByRole( 'link', {
			name: /^All patterns \d+$/,
		} );
		await expect( all ).toBeVisible();
		await expect( patterns.region ).toBeHidden();
		await all.click();
		await expect( patterns.region.getByRole( 'searchbox' ) ).toBeVisible();
		await expect( all ).toBeHidden();
		const overflow = await page.evaluate(
			() =>
				document.documentElement.scrollWidth -
				document.documentElement.clientWidth
		);
		expect( overflow ).toBe( 0 );
		await patterns.region
			.getByRole( 'link', { name: 'Back', exact: true } )
			.click();
		await expect( all ).toBeVisible();
	} );
} );
