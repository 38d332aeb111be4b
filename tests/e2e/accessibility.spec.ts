import type { Locator, Page } from '@playwright/test';
import { Audit } from './support/audit';
import type { Site } from './support/site';
import { expect, hasTestPlugin, makeRightToLeft, test } from './support/test';

const region = ( page: Page, name: string ): Locator =>
	page.getByRole( 'region', { name, exact: true } );

/** Records for the screens and dialogs; `remove` deletes them. */
async function furnish( site: Site ) {
	const mark = Date.now().toString( 36 );
	const make = ( route: string, data: Record< string, unknown > ) =>
		site.rest( 'POST', `/wp/v2/${ route }`, data );
	const title = `Audit ${ mark }`;
	const about = await make( 'pages', {
		title,
		status: 'publish',
		content: HEADING,
	} );
	const again = await site.rest( 'POST', `/wp/v2/pages/${ about.id }`, {
		content: HEADING.replace( 'Words', 'Other words' ),
	} );
	const kind = await make( 'wp_pattern_category', { name: title } );
	const pattern = await make( 'blocks', {
		title,
		status: 'publish',
		content: HEADING,
		wp_pattern_category: [ kind.id ],
	} );
	const menu = await make( 'navigation', {
		title,
		status: 'publish',
		content:
			'<!-- wp:navigation-link {"label":"One","url":"/one"} /--><!-- wp:navigation-submenu {"label":"Two","url":"/two"} --><!-- wp:navigation-link {"label":"Three","url":"/three"} /--><!-- /wp:navigation-submenu -->',
	} );
	const template = await make( 'templates', {
		slug: `audit-${ mark }`,
		title,
		content: HEADING,
	} );
	return {
		title,
		page: again.id,
		pattern: pattern.id,
		category: kind,
		menu: menu.id,
		template: String( template.id ),
		remove: async () => {
			for ( const [ route, id ] of [
				[ 'pages', about.id ],
				[ 'blocks', pattern.id ],
				[ 'wp_pattern_category', kind.id ],
				[ 'navigation', menu.id ],
				[ 'templates', template.id ],
			] as const ) {
				await site
					.rest( 'DELETE', `/wp/v2/${ route }/${ id }?force=true` )
					.catch( () => undefined );
			}
		},
	};
}

const HEADING =
	'<!-- wp:heading --><h2 class="wp-block-heading">Words</h2><!-- /wp:heading -->';

test.describe( 'axe finds no violation of WCAG', () => {
	test( 'on any screen', async ( { atelier, page, site } ) => {
		const audit = new Audit( page );
		const things = await furnish( site );
		const theme = await site.theme();
		try {
			await atelier.open();
			await audit.look(
				'Design',
				atelier.navigation.getByRole( 'heading', { name: 'Design' } )
			);
			await atelier.go( '/nothing/at/all' );
			await audit.look(
				'no screen',
				page
					.getByText( 'The requested page could not be found.' )
					.first()
			);
			const item = page.getByText( /^\d+ items?$/ );
			for ( const layout of [ 'list', 'table', 'grid' ] ) {
				for ( const [ path, query ] of [
					[ '/page', {} ],
					[ '/template', {} ],
					[ '/pattern', { categoryId: 'all-patterns' } ],
					[
						'/pattern',
						{
							postType: 'wp_template_part',
							categoryId: 'all-parts',
						},
					],
				] as const ) {
					await atelier.go( path, { ...query, layout } );
					await audit.look(
						`${ path } ${ JSON.stringify( query ) } as ${ layout }`,
						item.first()
					);
				}
			}
			await atelier.go( '/page', { activeView: 'trash' } );
			await audit.look( 'the trash', region( page, 'Pages' ) );
			await atelier.go( '/page', {
				layout: 'table',
				quickEdit: 'true',
				postId: String( things.page ),
			} );
			await audit.look(
				'quick edit',
				region( page, 'Post Edit' ).getByRole( 'button', {
					name: /^Edit Slug /,
				} )
			);
			await atelier.go( '/post', { layout: 'list' } );
			await audit.look( 'posts', item.first() );
			await atelier.go( '/pattern' );
			await audit.look( 'patterns', region( page, 'Patterns' ) );
			await atelier.go( `/pattern/${ theme }/banner-intro` );
			await audit.look(
				'a pattern of the theme',
				page.getByRole( 'button', { name: 'Duplicate to edit' } )
			);
			await atelier.go( '/navigation' );
			await audit.look( 'menus', item.first() );
			await atelier.go( `/wp_navigation/${ things.menu }` );
			await audit.look(
				'a menu',
				page.getByRole( 'treegrid', { name: 'Items' } )
			);
			for ( const path of [
				`/page/${ things.page }`,
				`/wp_block/${ things.pattern }`,
				`/wp_template/${ theme }//index`,
				`/wp_template_part/${ theme }//header`,
			] ) {
				await atelier.go( path );
				await audit.look(
					path,
					atelier.navigation
						.getByRole( 'link', {
							name: 'Edit',
							exact: true,
						} )
						.or(
							atelier.navigation.getByRole( 'heading', {
								level: 1,
							} )
						)
						.first()
				);
			}
			await atelier.go( '/stylebook' );
			await audit.look(
				'the style book',
				page.getByRole( 'tablist' ).first()
			);
			audit.expectNothing();
		} finally {
			await things.remove();
		}
	} );

	test( 'in the styles and the font library', async ( { atelier, page } ) => {
		const audit = new Audit( page );
		const button = ( name: RegExp | string ) =>
			page.getByRole( 'button', { name, exact: true } );
		const screen = async ( section: string, title: string ) => {
			await atelier.go( '/styles', { section } );
			await audit.look(
				`styles ${ section }`,
				page
					.getByRole( 'heading', { name: title, exact: true } )
					.first()
			);
		};
		await atelier.open( '/styles' );
		await audit.look(
			'styles',
			page.getByRole( 'img', { name: 'Style preview' } )
		);
		await audit.lookAtMenu( 'menu of the styles', button( 'More' ) );
		for ( const entry of [ 'Save current styles', 'Import styles' ] ) {
			await audit.lookBehind( button( 'More' ), entry );
		}

		await screen( '/variations', 'Browse styles' );
		await screen( '/typography', 'Typography' );
		await screen( '/typography/text', 'Text' );
		await screen( '/typography/heading', 'Headings' );
		await screen( '/typography/button', 'Buttons' );
		await screen( '/typography/font-sizes', 'Font size presets' );
		await screen( '/typography/font-sizes/theme/medium', 'Medium' );
		await audit.lookAtMenu(
			'menu of a font size',
			button( 'Font size options' )
		);
		await screen( '/colors', 'Colors' );
		await audit.lookAtDialog( 'a color', () =>
			button( 'Background' ).first().click()
		);
		await screen( '/colors/palette', 'Edit palette' );
		await audit.lookAtDialog( 'a color of the palette', () =>
			button( /^Contrast #/ ).click()
		);
		await audit.lookAtMenu(
			'menu of a color of the palette',
			button( 'Options for Contrast' )
		);
		await audit.lookBehind( button( 'Options for Contrast' ), 'Rename' );
		await page.getByRole( 'tab', { name: 'Gradient' } ).click();
		await audit.look( 'gradients', page.getByRole( 'tabpanel' ) );
		await screen( '/shadows', 'Shadows' );
		await screen( '/shadows/edit/default/natural', 'Natural' );
		await audit.lookAtMenu(
			'menu of a shadow',
			button( 'Shadow options' )
		);
		await audit.lookAtDialog( 'a layer of a shadow', () =>
			button( 'Drop shadow' ).click()
		);
		await screen( '/layout', 'Layout' );
		await screen( '/background', 'Background' );
		await screen( '/css', 'Additional CSS' );
		await screen( '/revisions', 'Revisions' );
		await screen( '/blocks', 'Blocks' );
		await screen( '/blocks/core%2Fbutton', 'Button' );
		await screen( '/blocks/core%2Fquote', 'Quote' );
		await screen( '/blocks/core%2Fimage', 'Image' );
		await screen( '/invalid-values', 'Invalid values' );
		await atelier.go( '/styles', { preview: 'stylebook' } );
		await audit.look(
			'the style book',
			page.getByRole( 'tablist' ).first()
		);

		await atelier.go( '/styles', { section: '/typography' } );
		await page.getByRole( 'button', { name: 'Manage fonts' } ).click();
		const fonts = page.getByRole( 'dialog', {
			name: 'Fonts',
			exact: true,
		} );
		const row = fonts.getByRole( 'button', { name: /^Manrope / } );
		await audit.look( 'the library', row );
		await row.click();
		await audit.look(
			'a family',
			fonts.getByRole( 'heading', { name: 'Manrope' } )
		);
		await fonts.getByRole( 'button', { name: 'Back' } ).click();
		for ( const name of [ 'Upload', 'Install Fonts' ] ) {
			await fonts.getByRole( 'tab', { name } ).click();
			await audit.look( name, fonts.getByRole( 'tabpanel' ) );
		}
		audit.expectNothing();
	} );

	test( 'in dialogs and menus of lists', async ( {
		atelier,
		page,
		site,
	} ) => {
		const audit = new Audit( page );
		const things = await furnish( site );
		const { title } = things;
		const inRegion = ( name: string ) => {
			const here = region( page, name );
			return {
				here,
				button: ( label: RegExp | string ) =>
					here.getByRole( 'button', { name: label, exact: true } ),
				/** The menu of the only item that the search finds. */
				only: async () => {
					await here.getByRole( 'searchbox' ).fill( title );
					const menus = here
						.getByRole( 'table' )
						.getByRole( 'button', {
							name: 'Actions',
							exact: true,
						} );
					await expect( menus ).toHaveCount( 1 );
					return menus;
				},
			};
		};
		try {
			// The command palette, with an entry highlighted.
			await atelier.open( '/page', { layout: 'table' } );
			const pages = inRegion( 'Pages' );
			await expect( pages.button( 'Layout' ) ).toBeVisible();
			await audit.lookAtDialog( 'the command palette', async () => {
				await page.keyboard.press( 'ControlOrMeta+k' );
				await page.getByRole( 'combobox' ).fill( 'page' );
				await expect(
					page.getByRole( 'option', { selected: true } )
				).toBeVisible();
			} );

			// Controls of every list.
			await audit.lookAtMenu( 'layouts', pages.button( 'Layout' ) );
			await audit.lookAtDialog( 'view options', () =>
				pages.button( 'View options' ).click()
			);
			await audit.lookAtMenu(
				'menu of a column',
				pages.here
					.getByRole( 'columnheader', { name: 'Author' } )
					.getByRole( 'button' )
			);
			await audit.lookAtMenu( 'filters', pages.button( 'Add filter' ) );
			await audit.lookAtDialog( 'a filter', async () => {
				await pages.button( 'Add filter' ).click();
				await page.getByRole( 'menuitem', { name: 'Status' } ).click();
			} );

			// Pages.
			const menu = await pages.only();
			await audit.lookAtMenu( 'menu of a page', menu );
			for ( const entry of [
				'Rename',
				'Order',
				'Duplicate',
				'Move to trash',
			] ) {
				await audit.lookBehind( menu, entry );
			}
			await pages.here
				.getByRole( 'checkbox', { name: 'Select all' } )
				.first()
				.check();
			await audit.look( 'selected pages', pages.here );
			await audit.lookAtDialog( 'a new page', () =>
				pages.button( /^Add page$/i ).click()
			);
			await audit.lookAtDialog( 'a new view', () =>
				atelier.navigation
					.getByRole( 'button', { name: 'New view' } )
					.click()
			);
			await atelier.go( '/page', {
				layout: 'table',
				quickEdit: 'true',
				postId: String( things.page ),
			} );
			for ( const field of [
				'Title',
				'Status',
				'Author',
				'Date',
				'Slug',
				'Parent',
				'Template',
			] ) {
				await audit.lookAtDialog( `quick edit: ${ field }`, () =>
					region( page, 'Post Edit' )
						.getByRole( 'button', {
							name: new RegExp( `^Edit ${ field } ` ),
						} )
						.click()
				);
			}

			// Templates.
			await atelier.go( '/template', { layout: 'table' } );
			const templates = inRegion( 'Templates' );
			const ofTemplate = await templates.only();
			await audit.lookAtMenu( 'menu of a template', ofTemplate );
			for ( const entry of [ 'Rename', 'Delete' ] ) {
				await audit.lookBehind( ofTemplate, entry );
			}
			const kinds = page.getByRole( 'dialog' );
			await templates.button( 'Add Template' ).click();
			await audit.look(
				'kinds of templates',
				kinds.getByRole( 'button', { name: /^Custom template/ } )
			);
			await kinds.getByRole( 'button', { name: /^Category/ } ).click();
			await audit.look(
				'all or one',
				kinds
					.getByRole( 'button', { name: /^Category|specific/ } )
					.first()
			);
			await page.keyboard.press( 'Escape' );
			await expect( kinds ).toHaveCount( 0 );
			await audit.lookAtDialog( 'a custom template', async () => {
				await templates.button( 'Add Template' ).click();
				await kinds
					.getByRole( 'button', { name: /^Custom template/ } )
					.click();
				await expect(
					kinds.getByRole( 'textbox', { name: 'Name' } )
				).toBeVisible();
			} );

			// Patterns and template parts.
			await atelier.go( '/pattern', {
				categoryId: String( things.category[ 'slug' ] ),
				layout: 'table',
			} );
			const patterns = inRegion( 'Patterns' );
			const ofPattern = await patterns.only();
			await audit.lookAtMenu( 'menu of a pattern', ofPattern );
			for ( const entry of [
				'Rename',
				'Assign categories',
				'Move to trash',
			] ) {
				await audit.lookBehind( ofPattern, entry );
			}
			const ofCategory = patterns.button( 'Actions' ).first();
			for ( const entry of [ 'Rename', 'Delete' ] ) {
				await audit.lookBehind( ofCategory, entry );
			}
			const add = patterns.button( 'Add Pattern' );
			await audit.lookAtMenu( 'new patterns', add );
			for ( const entry of [ 'Add Pattern', 'Add Template Part' ] ) {
				await audit.lookBehind( add, entry );
			}

			// Menus.
			await atelier.go( '/navigation' );
			const ofMenu = region( page, 'Navigation' )
				.or( region( page, 'Menus' ) )
				.getByRole( 'row', { name: title } )
				.getByRole( 'button', { name: 'Actions' } );
			await audit.lookAtMenu( 'menu of a menu', ofMenu );
			for ( const entry of [ 'Rename', 'Delete' ] ) {
				await audit.lookBehind( ofMenu, entry );
			}
			await atelier.go( `/wp_navigation/${ things.menu }` );
			const items = page.getByRole( 'treegrid', { name: 'Items' } );
			const ofItem = items.getByRole( 'button', {
				name: 'Options for One',
			} );
			await audit.lookAtMenu( 'menu of an item', ofItem );
			await audit.lookBehind( ofItem, 'Rename' );
			await audit.lookAtDialog( 'a new item', () =>
				page.getByRole( 'button', { name: 'Add item' } ).first().click()
			);
			audit.expectNothing();
		} finally {
			await things.remove();
		}
	} );

	test( 'in the editor', async ( {
		atelier,
		page,
		site,
		context,
		baseURL,
	} ) => {
		const audit = new Audit( page );
		const things = await furnish( site );
		try {
			await atelier.edit( 'page', things.page );
			await expect(
				atelier.bar.getByRole( 'heading', {
					level: 1,
					name: things.title,
				} )
			).toHaveCount( 1 );
			await audit.look( 'the editor', atelier.bar );
			await audit.lookAtMenu( 'options', atelier.button( 'Options' ) );
			for ( const entry of [ 'Keyboard shortcuts', 'Preferences' ] ) {
				await audit.lookBehind( atelier.button( 'Options' ), entry );
			}
			await audit.lookAtMenu( 'view', atelier.button( 'View' ) );

			await atelier.showSettings();
			await audit.look( 'settings of a page', atelier.settings );
			await audit.lookAtMenu(
				'actions',
				atelier.settings.getByRole( 'button', { name: 'Actions' } )
			);
			await audit.lookAtDialog( 'revisions', () =>
				atelier.settings
					.getByRole( 'button', { name: /^Revisions/ } )
					.click()
			);
			await audit.lookAtDialog( 'moving to the trash', () =>
				atelier.settings
					.getByRole( 'button', { name: 'Move to trash' } )
					.click()
			);
			await atelier
				.blocks( /^Block: Heading/ )
				.last()
				.click();
			await atelier.settings
				.getByRole( 'tab', { name: 'Block' } )
				.click();
			await audit.look( 'settings of a block', atelier.settings );
			await atelier.button( 'Styles' ).click();
			await audit.look(
				'styles in the editor',
				atelier.settings.getByRole( 'heading', { name: 'Styles' } )
			);
			await atelier.button( 'Styles' ).click();
			await atelier.button( 'Block Inserter' ).click();
			await audit.look( 'the inserter', region( page, 'Block Library' ) );
			await atelier.button( 'Block Inserter' ).click();
			await atelier.button( 'Document Overview' ).click();
			await audit.look(
				'the overview',
				page.getByRole( 'treegrid' ).first()
			);
			await page.getByRole( 'tab', { name: 'Outline' } ).click();
			await audit.look(
				'the outline',
				page.getByRole( 'tabpanel' ).first()
			);
			await atelier.button( 'Document Overview' ).click();

			const mode = async ( name: string ) => {
				await atelier.button( 'Options' ).click();
				await page.getByRole( 'menuitemradio', { name } ).click();
			};
			await mode( 'Code editor' );
			await audit.look(
				'code',
				region( page, 'Editor content' ).getByRole( 'textbox' ).first()
			);
			await mode( 'Visual editor' );
			await atelier.waitForEditor();

			for ( const [ type, id ] of [
				[ 'wp_template', things.template ],
				[ 'wp_block', things.pattern ],
				[ 'wp_template_part', `${ await site.theme() }//header` ],
				[ 'wp_navigation', things.menu ],
			] as const ) {
				await atelier.go( `/${ type }/${ id }`, { canvas: 'edit' } );
				await atelier.waitForEditor();
				await atelier.showSettings();
				await audit.look( `settings of ${ type }`, atelier.settings );
				if ( type === 'wp_template' ) {
					// Pages have a second guide after it.
					await audit.lookBehind(
						atelier.button( 'Options' ),
						'Welcome Guide'
					);
				}
			}

			const draft = await site.rest( 'POST', '/wp/v2/pages', {
				title: 'To be published',
				status: 'draft',
				content:
					'<!-- wp:image --><figure class="wp-block-image"><img src="/wp-includes/images/w-logo-blue.png" alt=""/></figure><!-- /wp:image -->',
			} );
			await atelier.go( `/page/${ draft.id }`, { canvas: 'edit' } );
			await atelier.waitForEditor();
			await audit.lookAtDialog( 'publishing', () =>
				atelier.button( 'Publish' ).click()
			);
			await site.rest(
				'DELETE',
				`/wp/v2/pages/${ draft.id }?force=true`
			);

			await test.step( 'right-to-left it is mirrored', async () => {
				if ( ! hasTestPlugin ) {
					return;
				}
				await makeRightToLeft( context, baseURL ?? '' );
				await atelier.edit(
					'wp_template',
					`${ await site.theme() }//index`
				);
				await atelier.showSettings();
				const settings = await atelier.settings.boundingBox();
				expect( settings?.x ).toBeLessThan( 50 );
				const back = await atelier
					.button( 'Open Navigation' )
					.boundingBox();
				expect( back?.x ?? 0 ).toBeGreaterThan( 1300 );
				await audit.look( 'the mirrored editor', atelier.bar );
			} );
			audit.expectNothing();
		} finally {
			await things.remove();
		}
	} );
} );
