/**
 * What the pictures of the guides show, by the name of the file: where each is taken, what is done there before, and which rooms' style
 * sheets can be seen, besides those of every screen. `npm run pictures` takes them.
 *
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('../../tools/server/administrator.mjs').Rest} Rest
 *
 * @typedef {Object} Picture
 * @property {string}                                                at        A path of Atelier.
 * @property {string[]}                                              [rooms]
 * @property {boolean}                                               [edits]   Whether it is opened for editing.
 * @property {number}                                                [draft]   The site draft it is opened in.
 * @property {(rest: Rest) => Promise<{ at?: string, draft?: number }>} [prepare] Makes or finds on the site what it shows.
 * @property {(page: Page) => Promise<void>}                         [then]
 */

/** @param {Page} page */
const editor = ( page ) => page.frameLocator( 'iframe[name="editor-canvas"]' );

/** @type {Record<string, Picture>} By the name of the file. */
export const PICTURES = {
	home: { at: '/' },
	palette: {
		at: '/',
		then: async ( page ) => {
			await page.keyboard.press( 'ControlOrMeta+k' );
			await page.getByRole( 'combobox' ).fill( 'about' );
			await page.getByRole( 'option' ).first().waitFor();
		},
	},
	styles: { rooms: [ 'styles', 'styleControls' ], at: '/styles' },
	stylebook: { rooms: [ 'styleBook' ], at: '/stylebook' },
	help: {
		rooms: [ 'help' ],
		at: '/',
		then: async ( page ) => {
			await page
				.getByRole( 'button', { name: 'Help', exact: true } )
				.click();
			await page.getByRole( 'dialog' ).waitFor();
		},
	},
	fonts: {
		rooms: [ 'fonts' ],
		at: '/styles',
		then: async ( page ) => {
			await page.keyboard.press( 'ControlOrMeta+k' );
			await page.getByRole( 'combobox' ).fill( 'Manage fonts' );
			await page.getByRole( 'option', { name: 'Manage fonts' } ).click();
			const dialog = page.getByRole( 'dialog', { name: 'Fonts' } );
			await dialog.waitFor();
			await dialog
				.getByText( 'Loading…' )
				.waitFor( { state: 'detached' } );
		},
	},
	templates: { rooms: [ 'templates' ], at: '/template' },
	patterns: { rooms: [ 'patterns' ], at: '/pattern' },
	pages: { rooms: [ 'posts' ], at: '/page' },
	navigation: { rooms: [ 'navigation' ], at: '/navigation' },
	editor: {
		rooms: [ 'canvas', 'quickEdit' ],
		at: '',
		edits: true,
		prepare: async ( rest ) => {
			const [ about ] = await rest( 'GET', '/wp/v2/pages?slug=about' );
			return { at: `/page/${ about.id }` };
		},
	},
	draft: {
		rooms: [ 'siteDrafts', 'siteSettings' ],
		at: '/identity',
		prepare: async ( rest ) => {
			const { id } = await rest( 'POST', '/atelier/v1/site-drafts', {
				title: 'Christmas',
			} );
			await rest( 'POST', `/wp/v2/settings?atelier_draft=${ id }`, {
				description: 'Presents, wrapped and delivered',
			} );
			return { draft: id };
		},
	},
	review: {
		rooms: [ 'saving' ],
		at: '/',
		edits: true,
		then: async ( page ) => {
			// The tagline, and the text of a block: two records.
			const blocks = editor( page );
			await blocks
				.getByRole( 'document', { name: /^Block: Heading/ } )
				.first()
				.click();
			await page.keyboard.press( 'ControlOrMeta+a' );
			await page.keyboard.type( 'Made to be handed down' );
			await changeTagline( page );
			await page
				.getByRole( 'button', { name: /^(Save|Review)/ } )
				.first()
				.click();
			await page
				.getByRole( 'dialog', { name: 'Are you ready to save?' } )
				.waitFor();
			await page.waitForTimeout( 2000 );
		},
	},
	/** The unsaved changes of the previous picture. */
	restore: {
		rooms: [ 'recovery' ],
		at: '/page',
		then: async ( page ) => {
			await page
				.getByRole( 'dialog', { name: 'Restore unsaved changes?' } )
				.waitFor();
		},
	},
};

/**
 * Edits the site's tagline, like the identity screen: a second record.
 *
 * @param {Page} page
 */
const changeTagline = ( page ) =>
	page.evaluate( () =>
		// @ts-expect-error WordPress's own global.
		window.wp.data
			.dispatch( 'core' )
			.editEntityRecord( 'root', 'site', undefined, {
				description: 'Furniture made to be handed down',
			} )
	);
