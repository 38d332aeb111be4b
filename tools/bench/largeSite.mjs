import { rest } from './logIn.mjs';

const PATTERNS = 500;
const TEMPLATES = 100;
const PARTS = 60;
/** The number of parallel requests. */
const AT_ONCE = 6;

/**
 * Of the same length for all, so that they sort by number.
 *
 * @param {string} what
 * @param {number} at
 */
const titleOf = ( what, at ) =>
	`Bench ${ what } ${ String( at ).padStart( 3, '0' ) }`;

/**
 * Fills a site with patterns, templates and template parts.
 *
 * @param {import('@playwright/test').Page} page  With a logged-in administrator.
 * @param {string}                          theme
 * @return {Promise<() => Promise<void>>} Deletes them all.
 */
export async function fill( page, theme ) {
	const index = await rest(
		page,
		'GET',
		`/wp/v2/templates/${ theme }//index?context=edit`
	);
	const content = index.content.raw;
	const paragraph =
		'<!-- wp:paragraph --><p>What a pattern says.</p><!-- /wp:paragraph -->';
	const wanted = [
		...times( TEMPLATES, ( at ) => ( {
			route: '/wp/v2/templates',
			data: {
				title: titleOf( 'template', at ),
				slug: `bench-${ at }`,
				content,
			},
		} ) ),
		...times( PARTS, ( at ) => ( {
			route: '/wp/v2/template-parts',
			data: {
				title: titleOf( 'part', at ),
				slug: `bench-${ at }`,
				area: 'uncategorized',
				content: paragraph,
			},
		} ) ),
		...times( PATTERNS, ( at ) => ( {
			route: '/wp/v2/blocks',
			data: {
				title: titleOf( 'pattern', at ),
				status: 'publish',
				content: paragraph.repeat( 4 ),
			},
		} ) ),
	];
	/** @type {string[]} */
	const made = [];
	await each( wanted, async ( { route, data } ) => {
		const { id } = await rest( page, 'POST', route, {
			status: 'publish',
			...data,
		} );
		made.push( `${ route }/${ id }` );
	} );
	return () =>
		each( made, ( route ) =>
			rest( page, 'DELETE', `${ route }?force=true` )
		);
}

/**
 * @template T
 * @param {number}               count
 * @param {( at: number ) => T}  make
 */
const times = ( count, make ) =>
	Array.from( { length: count }, ( _none, at ) => make( at ) );

/**
 * @template T
 * @param {readonly T[]}                        items
 * @param {( item: T ) => Promise< unknown >}   act
 */
async function each( items, act ) {
	const left = [ ...items ];
	await Promise.all(
		times( AT_ONCE, async () => {
			for ( let item = left.pop(); item; item = left.pop() ) {
				await act( item );
			}
		} )
	);
}
