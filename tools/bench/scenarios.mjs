import { rest } from './logIn.mjs';

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
 * @param {import('@playwright/test').Page} page  With a logged-in administrator.
 * @param {string}                          theme
 * @return {Promise<{ scenarios: Scenario[], cleanUp: () => Promise<void> }>}
 */
export async function prepareScenarios( page, theme ) {
	const [ first ] = await rest( page, 'GET', '/wp/v2/pages?per_page=1' );
	const long = await rest( page, 'POST', '/wp/v2/blocks', {
		title: 'Bench: 500 paragraphs',
		status: 'publish',
		content: LONG,
	} );
	/** @type {Scenario[]} */
	const scenarios = [
		{
			name: 'home',
			query: {},
			milestones: [ 'shell', 'site' ],
			thenEdits: true,
		},
		{
			name: 'home of who usually edits',
			query: {},
			visits: 3,
			milestones: [ 'shell', 'site' ],
			thenEdits: true,
		},
		{
			name: 'home after a rest',
			query: {},
			rest: 10_000,
			milestones: [ 'shell', 'site' ],
			thenEdits: true,
		},
		...[
			{ name: 'styles', text: 'Typography' },
			{ name: 'templates', path: '/template', text: 'Index' },
			{ name: 'patterns', path: '/pattern', text: 'My patterns' },
			{ name: 'pages', path: '/page', text: first.title.rendered },
			{ name: 'navigation', text: 'Navigation' },
		].map( ( { name, path = `/${ name }`, text } ) => ( {
			name,
			query: { p: path },
			text,
			milestones: /** @type {['content']} */ ( [ 'content' ] ),
		} ) ),
		{
			name: 'edit a template',
			query: {
				p: `/wp_template/${ theme }//index`,
				canvas: 'edit',
			},
			milestones: [ 'site', 'canvas' ],
		},
		{
			name: 'edit a page',
			query: { p: `/page/${ first.id }`, canvas: 'edit' },
			milestones: [ 'site', 'canvas' ],
		},
		{
			name: 'type in 500 blocks',
			query: { p: `/wp_block/${ long.id }`, canvas: 'edit' },
			milestones: [ 'canvas' ],
			thenTypes: true,
		},
	];
	return {
		scenarios,
		cleanUp: () =>
			rest( page, 'DELETE', `/wp/v2/blocks/${ long.id }?force=true` ),
	};
}
