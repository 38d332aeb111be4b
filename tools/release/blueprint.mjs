/**
 * The blueprint that opens Atelier on the demo shop in WordPress Playground, in a browser, without installing anything.
 */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../paths.mjs';

export const BLUEPRINT = path.join(
	root,
	'.wordpress-org/blueprints/blueprint.json'
);

const MU_PLUGINS = '/wordpress/wp-content/mu-plugins';

/** Files of the demo site. The blueprint contains them, because Playground in a browser can't read this project. */
const DEMO = [ 'atelier-demo.php', 'atelier-shop.php' ];

/** @return {any} The blueprint with the current demo site. */
const blueprint = () => ( {
	$schema: 'https://playground.wordpress.net/blueprint-schema.json',
	meta: {
		title: 'Atelier',
		description:
			'A site editor that opens in half the time, never loses a change, and shows what a save will do.',
		author: 'atelier',
	},
	landingPage: '/wp-admin/admin.php?page=atelier',
	preferredVersions: { php: '8.3', wp: 'latest' },
	login: true,
	steps: [
		{
			step: 'defineWpConfigConsts',
			consts: { ATELIER_DEMO_SHOP: true },
		},
		{ step: 'mkdir', path: MU_PLUGINS },
		...DEMO.map( ( name ) => ( {
			step: 'writeFile',
			path: `${ MU_PLUGINS }/${ name }`,
			data: fs.readFileSync(
				path.join( root, 'tests/demo', name ),
				'utf8'
			),
		} ) ),
		{
			step: 'installPlugin',
			pluginData: { resource: 'wordpress.org/plugins', slug: 'atelier' },
			options: { activate: true },
		},
	],
} );

/** The text of the file. */
export const blueprintText = () =>
	`${ JSON.stringify( blueprint(), null, '\t' ) }\n`;
