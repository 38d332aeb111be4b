import { IS_THOROUGH, sample, SEED, seeded } from './support/random';
import { LOOK, tryControls } from './support/styleControls';
import { expect, test } from './support/test';

/** A screen of the styles. */
interface Screen {
	readonly section: string;
	/** The level of headings that is chosen on it. */
	readonly level?: string;
	/** The elements whose look it changes. */
	readonly shows: string;
}

const PAGE = '.wp-block-post-content';
const HEADINGS = 'h1, h2, h3, h4, h5, h6';
const EVERYTHING =
	'body, .wp-block-post-content, .wp-block-post-content *, header';

const random = seeded( SEED );

/** Some that the seed chooses; in the run for reliability all. */
const some = < Kind >( all: readonly Kind[], count: number ) =>
	sample( all, IS_THOROUGH ? Infinity : count, random );

const ELEMENTS: readonly Screen[] = [
	{ section: '/typography/text', shows: 'body, .wp-block-post-content p' },
	{ section: '/typography/link', shows: '.wp-block-post-content a' },
	{ section: '/typography/heading', shows: HEADINGS },
	...some( [ 'H1', 'H2', 'H3', 'H4', 'H5', 'H6' ], 1 ).map( ( level ) => ( {
		section: '/typography/heading',
		level,
		shows: level.toLowerCase(),
	} ) ),
	{ section: '/typography/caption', shows: 'figcaption' },
	{ section: '/typography/button', shows: '.wp-element-button' },
	{ section: '/colors', shows: EVERYTHING },
	{ section: '/background', shows: 'body' },
	{ section: '/layout', shows: EVERYTHING },
];

const OF_THE_THEME =
	'The theme’s own CSS for this block has a radius, and comes later.';

/** Controls that are there for something else than the look of a page, or have it only in some places. */
const REASONS: Readonly< Record< string, string > > = {
	'/blocks/core%2Fparagraph › Indent all paragraphs':
		'It says which paragraphs an indent is for, where there is one.',
	'/blocks/core%2Fimage › Enlarge on click': 'It changes what a click does.',
	'/blocks/core%2Fsearch › Border radius': OF_THE_THEME,
	'/blocks/core%2Fsearch › Border radius (2)': OF_THE_THEME,
};

const paragraph = ( text: string ) =>
	`<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;
const heading = ( level: number, text: string ) =>
	`<!-- wp:heading {"level":${ level }} --><h${ level } class="wp-block-heading">${ text }</h${ level }><!-- /wp:heading -->`;
const BUTTONS =
	'<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/">Buy</a></div><!-- /wp:button --></div><!-- /wp:buttons -->';
const IMAGE =
	'<!-- wp:image --><figure class="wp-block-image"><img src="/wp-includes/images/w-logo-blue.png" alt=""/><figcaption class="wp-element-caption">A caption</figcaption></figure><!-- /wp:image -->';
const LINKED = paragraph( 'Words with <a href="/">a link</a>.' );
const INSIDE = [ heading( 3, 'Inside' ), LINKED, BUTTONS ].join( '\n\n' );

/** The blocks on the page, in what makes their whole look seen. */
const BLOCKS: Readonly< Record< string, string > > = {
	// The first line of those that follow another one is indented.
	paragraph: [ LINKED, paragraph( 'The next one.' ) ].join( '\n\n' ),
	heading: heading( 2, 'A title with <a href="/">a link</a>' ),
	quote: `<!-- wp:quote --><blockquote class="wp-block-quote">${ INSIDE }<cite>Somebody</cite></blockquote><!-- /wp:quote -->`,
	pullquote:
		'<!-- wp:pullquote --><figure class="wp-block-pullquote"><blockquote><p>Words <a href="/">linked</a></p><cite>Somebody</cite></blockquote></figure><!-- /wp:pullquote -->',
	image: IMAGE,
	button: BUTTONS,
	buttons: BUTTONS,
	group: `<!-- wp:group {"layout":{"type":"constrained"}} --><div class="wp-block-group">${ INSIDE }</div><!-- /wp:group -->`,
	columns: `<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column">${ INSIDE }</div><!-- /wp:column --><!-- wp:column --><div class="wp-block-column">${ LINKED }</div><!-- /wp:column --></div><!-- /wp:columns -->`,
	list: '<!-- wp:list --><ul class="wp-block-list"><!-- wp:list-item --><li><a href="/">One</a></li><!-- /wp:list-item --><!-- wp:list-item --><li>Two</li><!-- /wp:list-item --></ul><!-- /wp:list -->',
	code: '<!-- wp:code --><pre class="wp-block-code"><code>code</code></pre><!-- /wp:code -->',
	preformatted:
		'<!-- wp:preformatted --><pre class="wp-block-preformatted">Words</pre><!-- /wp:preformatted -->',
	verse: '<!-- wp:verse --><pre class="wp-block-verse">Words <a href="/">linked</a></pre><!-- /wp:verse -->',
	table: '<!-- wp:table --><figure class="wp-block-table"><table><tbody><tr><td>One</td><td>Two</td></tr></tbody></table></figure><!-- /wp:table -->',
	separator:
		'<!-- wp:separator --><hr class="wp-block-separator has-alpha-channel-opacity"/><!-- /wp:separator -->',
	'site-title': '<!-- wp:site-title /-->',
	'site-tagline': '<!-- wp:site-tagline /-->',
	search: '<!-- wp:search {"label":"Search","buttonText":"Search"} /-->',
	'latest-posts': '<!-- wp:latest-posts /-->',
	categories: '<!-- wp:categories /-->',
	'post-date': '<!-- wp:post-date {"isLink":true} /-->',
	'page-list': '<!-- wp:page-list /-->',
};

const CONTENT = [
	...[ 2, 3, 4, 5, 6 ].map( ( level ) =>
		heading( level, `Level ${ level }` )
	),
	// Inside content of a given width, WordPress centers blocks, whatever their margins are.
	'<!-- wp:group {"layout":{"type":"default"}} --><div class="wp-block-group">',
	...new Set( Object.values( BLOCKS ) ),
	'</div><!-- /wp:group -->',
].join( '\n\n' );

/** Every element, one level of headings, and a few of the blocks. */
const SCREENS: readonly Screen[] = [
	...ELEMENTS,
	...some( Object.keys( BLOCKS ), 3 ).map( ( name ) => ( {
		section: `/blocks/core%2F${ name }`,
		shows: [ '', ' *' ]
			.map( ( inside ) => `${ PAGE } .wp-block-${ name }${ inside }` )
			.join(),
	} ) ),
];

test( 'every control of the styles changes something that is seen in the preview', async ( {
	atelier,
	page,
	site,
} ) => {
	const { id } = await site.rest( 'POST', '/wp/v2/pages', {
		title: 'Everything that has styles',
		status: 'publish',
		content: CONTENT,
	} );
	const { show_on_front, page_on_front } = await site.rest<
		Record< string, unknown >
	>( 'GET', '/wp/v2/settings' );
	await site.rest( 'POST', '/wp/v2/settings', {
		show_on_front: 'page',
		page_on_front: id,
	} );
	try {
		await atelier.open( '/styles' );
		await expect( atelier.preview.getByText( 'Level 6' ) ).toBeAttached();
		const without: string[] = [];
		let count = 0;
		for ( const { section, level, shows } of SCREENS ) {
			await atelier.go( '/styles', { section } );
			await expect(
				page.locator( '.components-tools-panel' ).first()
			).toBeVisible();
			if ( level !== undefined ) {
				await page
					.getByRole( 'radio', { name: level, exact: true } )
					.click();
			}
			const tried = await page.evaluate( tryControls, {
				shows,
				properties: LOOK,
			} );
			count += tried.length;
			without.push(
				...tried
					.filter( ( { hasEffect } ) => ! hasEffect )
					.map(
						( { name } ) =>
							`${ [ section, level ].filter( Boolean ).join( ' ' ) } › ${ name }`
					)
			);
		}
		expect(
			without.filter( ( control ) => ! ( control in REASONS ) ),
			`seed ${ SEED }`
		).toEqual( [] );
		// The walk itself can't be empty.
		expect( count ).toBeGreaterThan( 8 * SCREENS.length );
	} finally {
		await site.rest( 'POST', '/wp/v2/settings', {
			show_on_front,
			page_on_front,
		} );
		await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
	}
} );
