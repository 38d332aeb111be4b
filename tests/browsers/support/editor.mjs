/** The steps of journeys in the editor, from the user's point of view. */

/** @typedef {import('./Browser.mjs').Browser} Browser */

const BAR = '[role="region"][aria-label="Editor top bar"]';

/** The paragraph of the journeys' pages. */
export const PARAGRAPH = 'p[data-type="core/paragraph"]';

export const WORDS = 'First words';

/** @param {Browser} browser */
export const canvasOf = ( browser ) =>
	browser.frame( 'iframe[name="editor-canvas"]' );

/**
 * @param {Browser} browser
 * @param {string}  name
 */
export const clickInBar = ( browser, name ) =>
	browser.click( `${ BAR } button`, name );

/**
 * @param {Browser} browser
 * @param {string}  name
 */
export const findInBar = ( browser, name ) =>
	browser.find( `${ BAR } button`, name );

/**
 * Creates a page with one paragraph, and deletes it after the given function.
 *
 * @param {import('./run.mjs').Site}    site
 * @param {string}                       title
 * @param {(id: number) => Promise<void>} act
 */
export async function withPage( site, title, act ) {
	const { id } = await site.rest( 'POST', '/wp/v2/pages', {
		title,
		status: 'publish',
		content: `<!-- wp:paragraph --><p>${ WORDS }</p><!-- /wp:paragraph -->`,
	} );
	try {
		await act( id );
	} finally {
		await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
	}
}

/**
 * Appends words to the paragraph.
 *
 * @param {Browser} browser
 * @param {string}  words
 */
export async function write( browser, words ) {
	await findInBar( browser, 'Undo' );
	await canvasOf( browser ).click( PARAGRAPH );
	await browser.press( 'End' );
	await browser.type( words );
	await expectWords( browser, WORDS + words );
}

/**
 * Waits until a paragraph has exactly these words.
 *
 * @param {Browser} browser
 * @param {string}  words
 * @param {number}  [at]    The index of the paragraph.
 */
export const expectWords = ( browser, words, at = 0 ) =>
	canvasOf( browser ).waitFor(
		`paragraph with “${ words }”`,
		( selector, wanted, index ) =>
			document.querySelectorAll( selector )[ index ]?.textContent ===
			wanted,
		PARAGRAPH,
		words,
		at
	);
