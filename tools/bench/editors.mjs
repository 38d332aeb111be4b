/**
 * @typedef {Object} Editor
 * @property {string} name
 * @property {string} page      Its address in wp-admin.
 * @property {{ shell: string, site: string, siteContent: string, canvas: string }} selectors
 *   What its milestones look like: the menu can be used; the site is in this frame, with this in it;
 *   blocks can be edited in this frame.
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
		site: 'iframe[title="Site preview"], iframe[name="editor-canvas"]',
		siteContent: CONTENT,
		canvas: 'iframe[name="editor-canvas"]',
	},
};

/** Each measure is taken of both, in this order, before the next one. */
export const EDITORS = /** @type {const} */ ( { core, atelier } );

/**
 * The address of a path within an editor.
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
