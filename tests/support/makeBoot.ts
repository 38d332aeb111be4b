type Json = Readonly< Record< string, unknown > >;

const type = (
	label: string,
	plural: string,
	route: string,
	more: Json = {}
) => ( {
	label,
	plural,
	allLabel: `All ${ plural }`,
	addLabel: `Add ${ label }`,
	route: `/wp/v2/${ route }`,
	isViewable: false,
	isHierarchical: false,
	hasOrder: false,
	hasTitle: true,
	hasTrash: true,
	hasBlockEditor: true,
	hasPicture: false,
	hasBlocks: false,
	showsTemplate: false,
	taxonomies: [],
	canEdit: true,
	canCreate: true,
	...more,
} );

/** The post types of a site, as includes/Shell/Boot_Data.php describes them. */
export const POST_TYPES = {
	page: type( 'Page', 'Pages', 'pages', {
		isViewable: true,
		isHierarchical: true,
		hasOrder: true,
		hasPicture: true,
		showsTemplate: true,
	} ),
	post: type( 'Post', 'Posts', 'posts', {
		isViewable: true,
		hasPicture: true,
		taxonomies: [
			{
				name: 'category',
				label: 'Categories',
				base: 'categories',
				route: '/wp/v2/categories',
				isHierarchical: true,
				hasColumn: true,
			},
			{
				name: 'post_tag',
				label: 'Tags',
				base: 'tags',
				route: '/wp/v2/tags',
				isHierarchical: false,
				hasColumn: true,
			},
		],
	} ),
	wp_block: type( 'Pattern', 'Patterns', 'blocks' ),
	wp_navigation: type( 'Navigation Menu', 'Navigation Menus', 'navigation' ),
	wp_template: type( 'Template', 'Templates', 'templates' ),
	wp_template_part: type(
		'Template Part',
		'Template Parts',
		'template-parts'
	),
};

/** What PHP prints into the page: an administrator's, of a block theme, on the live site. */
export const makeBoot = ( more: Json = {} ): Json => ( {
	version: '0.1.0',
	stagesUrl: 'https://shop.test/wp-admin/admin-ajax.php?action=stages',
	pageUrl: 'https://shop.test/wp-admin/admin.php?page=atelier',
	dashboardUrl: 'https://shop.test/wp-admin/',
	loginUrl: 'https://shop.test/wp-login.php',
	homeUrl: 'https://shop.test/',
	restUrl: 'https://shop.test/wp-json/',
	sessionUrl: 'https://shop.test/wp-admin/admin-ajax.php?action=session',
	site: { id: 1, title: 'The shop', iconUrl: '', homepage: 0, postsPage: 0 },
	user: { id: 1, canSaveCode: true },
	journalKey: '',
	autosaveEvery: 0,
	theme: {
		stylesheet: 'twentytwentyfive',
		name: 'Twenty Twenty-Five',
		isBlockTheme: true,
		supportsStyles: true,
		supportsParts: true,
		parts: [],
	},
	themePreview: null,
	siteDraft: null,
	reviewNote: '',
	canSwitchThemes: true,
	canManageSite: true,
	home: {
		type: 'wp_template',
		id: 'twentytwentyfive//home',
		title: 'Blog Home',
		template: null,
		parts: [],
	},
	postTypes: POST_TYPES,
	statuses: {},
	properties: [ 'title', 'content', 'status', 'slug', 'excerpt', 'styles' ],
	allowsCssMarkup: true,
	listViews: {},
	firstSteps: null,
	features: { customViews: true, quickEdit: true, fontLibrary: true },
	...more,
} );
