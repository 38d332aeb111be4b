/**
 * @typedef {Object} Editor
 * @property {string} name
 * @property {string} page      Its path in wp-admin.
 * @property {{ shell: string, site: string, siteContent: string, canvas: string }} selectors
 *   The selectors of its milestones: the menu is usable; the site is in this frame, with this content;
 *   blocks are editable in this frame.
 */

const CONTENT = 'h1, h2, .wp-block-post-title';

/** @type {Editor} */
const core = {
	name: 'WordPress',
	page: '/wp-admin/site-editor.php',
	selectors: {
		shell: '.edit-site-sidebar-navigation-item',
		site: 'iframe[name="editor-canvas"]',
		siteContent: CONTENT,
		canvas: 'iframe[name="editor-canvas"]',
	},
};

/** @type {Editor} */
const atelier = {
	name: 'Atelier',
	page: '/wp-admin/admin.php?page=atelier',
	selectors: {
		shell: '#atelier [role="region"] ul a[href*="page=atelier"]',
		site: '#atelier iframe',
		siteContent: CONTENT,
		canvas: 'iframe[name="editor-canvas"]',
	},
};

/** Each measurement is taken in both, in this order, before the next one. */
export const EDITORS = /** @type {const} */ ( { core, atelier } );

/**
 * The path of an address within an editor.
 *
 * @param {Editor}                 editor
 * @param {Record<string, string>} query  Such as `p` and `canvas`.
 */
export function addressIn( { page }, query ) {
	const [ path = '', known = '' ] = page.split( '?' );
	const search = new URLSearchParams( {
		...Object.fromEntries( new URLSearchParams( known ) ),
		...query,
	} );
	return search.size > 0 ? `${ path }?${ search }` : path;
}
