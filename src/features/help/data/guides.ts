import { __ } from '@wordpress/i18n';

/** The URL of the build. */
declare const __webpack_public_path__: string;

interface Guide {
	/** The name of the file in docs/user, from which the build generates a page. */
	readonly name: string;
	readonly title: () => string;
}

/** The guides for users, in the order of docs/user/README.md. */
export const GUIDES: readonly Guide[] = [
	{ name: 'first-steps', title: () => __( 'First steps', 'atelier' ) },
	{ name: 'styles', title: () => __( 'Styles', 'atelier' ) },
	{ name: 'fonts', title: () => __( 'Fonts', 'atelier' ) },
	{
		name: 'templates-and-patterns',
		title: () => __( 'Templates and patterns', 'atelier' ),
	},
	{ name: 'pages', title: () => __( 'Pages and posts', 'atelier' ) },
	{ name: 'menus', title: () => __( 'Navigation menus', 'atelier' ) },
	{
		name: 'saving',
		title: () => __( 'Saving and recovering', 'atelier' ),
	},
	{ name: 'history', title: () => __( 'History', 'atelier' ) },
	{ name: 'drafts', title: () => __( 'Site drafts', 'atelier' ) },
	{
		name: 'themes',
		title: () => __( 'Moving to another theme', 'atelier' ),
	},
	{
		name: 'troubleshooting',
		title: () => __( 'Troubleshooting', 'atelier' ),
	},
];

/** The URL of a guide: it ships with the plugin, so it matches the running version. */
export const guideUrl = ( name: string ): string =>
	`${ __webpack_public_path__ }guides/${ name }.html`;
