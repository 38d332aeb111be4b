import { changeColors, editSite, openList, type } from './moves.mjs';

/** @typedef {import('./measure.mjs').Scenario} Scenario */

/** The long document that one scenario types into. */
const LONG = Array.from(
	{ length: 500 },
	( _, index ) =>
		`<!-- wp:paragraph --><p>Paragraph ${ index + 1 } says a little, as paragraphs do.</p><!-- /wp:paragraph -->`
).join( '\n\n' );

/**
 * Finds the documents to open, and makes the long one.
 *
 * @param {import('../server/administrator.mjs').Rest} rest
 * @param {boolean}                                   isLarge Whether it is the site of `large-site.php`.
 * @return {Promise<{ scenarios: Scenario[], cleanUp: () => Promise<void> }>}
 */
export async function prepareScenarios( rest, isLarge ) {
	const [ { stylesheet: theme } ] = await rest(
		'GET',
		'/wp/v2/themes?status=active'
	);
	const [ first ] = await rest( 'GET', '/wp/v2/pages?per_page=1' );
	const long = await rest( 'POST', '/wp/v2/blocks', {
		title: 'Bench: 500 paragraphs',
		status: 'publish',
		content: LONG,
	} );
	// Neither is what its list begins with.
	const sought = isLarge
		? { pages: 'omega', templates: '077' }
		: { pages: first.title.rendered, templates: 'Index' };
	const home = { query: {}, until: [ 'shell', 'site' ] };
	const lists = [
		{ name: 'pages', p: '/page', sought: sought.pages },
		{ name: 'templates', p: '/template', sought: sought.templates },
		{ name: 'patterns', p: '/pattern' },
		{ name: 'navigation', p: '/navigation' },
	];
	return {
		scenarios: [
			{ ...home, name: 'home', then: editSite },
			{
				...home,
				name: 'home of who usually edits',
				visits: 3,
				then: editSite,
			},
			{
				...home,
				name: 'home after a rest',
				rest: 10_000,
				then: editSite,
			},
			...lists.map( ( list ) => ( {
				name: list.name,
				query: { p: list.p },
				until: [ 'list' ],
			} ) ),
			...lists.map( ( list ) => ( {
				...home,
				name: `from home to ${ list.name }`,
				then: openList(
					`${ list.name.charAt( 0 ).toUpperCase() }${ list.name.slice( 1 ) }`,
					list.sought
				),
			} ) ),
			{ name: 'styles', query: { p: '/styles' }, until: [ 'styles' ] },
			{ ...home, name: 'from home to colors', then: changeColors },
			{
				name: 'colors on the canvas',
				query: { p: '/', canvas: 'edit' },
				until: [ 'canvas' ],
				then: changeColors,
			},
			{
				name: 'style book',
				query: { p: '/styles', preview: 'stylebook' },
				until: [ 'book' ],
			},
			{
				name: 'edit a template',
				query: { p: `/wp_template/${ theme }//index`, canvas: 'edit' },
				until: [ 'site', 'canvas' ],
			},
			{
				name: 'edit a page',
				query: { p: `/page/${ first.id }`, canvas: 'edit' },
				until: [ 'site', 'canvas' ],
			},
			{
				name: 'type in 500 blocks',
				query: { p: `/wp_block/${ long.id }`, canvas: 'edit' },
				until: [ 'canvas' ],
				then: type,
			},
		],
		cleanUp: () =>
			rest( 'DELETE', `/wp/v2/blocks/${ long.id }?force=true` ),
	};
}
