/**
 * @typedef {Object} Editor
 * @property {string} page  Its path in wp-admin.
 * @property {string} shell What its menu has once it is usable.
 * @property {string} site  The frame of the site.
 */

/**
 * Each measurement is taken in both, in this order, before the next one.
 *
 * @type {Readonly<Record<'core' | 'atelier', Editor>>}
 */
export const EDITORS = {
	core: {
		page: '/wp-admin/site-editor.php',
		shell: '.edit-site-sidebar-navigation-item',
		site: 'iframe[name="editor-canvas"]',
	},
	atelier: {
		page: '/wp-admin/admin.php?page=atelier',
		shell: '#atelier [role="region"] ul a[href*="page=atelier"]',
		site: '#atelier iframe',
	},
};

/**
 * The path of an address within an editor.
 *
 * @param {Editor}                 editor
 * @param {Record<string, string>} query  Such as `p` and `canvas`.
 */
export function addressIn( { page }, query ) {
	const url = new URL( page, 'http://site' );
	for ( const [ name, value ] of Object.entries( query ) ) {
		url.searchParams.set( name, value );
	}
	return url.pathname + url.search;
}
