import {
	canvasOf,
	clickInBar,
	expectWords,
	PARAGRAPH,
	withPage,
	WORDS,
	write,
} from './support/editor.mjs';

/** @type {Record<string, import('./support/run.mjs').Journey>} */
export default {
	'a paragraph is typed on the canvas, undone and redone, by button and by key':
		( { browser, site, open } ) =>
			withPage( site, 'A page to edit', async ( id ) => {
				await open( `/page/${ id }`, { canvas: 'edit' } );
				await write( browser, ' and more' );
				await clickInBar( browser, 'Undo' );
				await expectWords( browser, WORDS );
				await clickInBar( browser, 'Redo' );
				await expectWords( browser, `${ WORDS } and more` );
				await canvasOf( browser ).click( PARAGRAPH );
				await browser.press( 'Primary+z' );
				await expectWords( browser, WORDS );
			} ),

	'Enter begins a paragraph, and Backspace joins it to the one before': ( {
		browser,
		site,
		open,
	} ) =>
		withPage( site, 'A page with paragraphs', async ( id ) => {
			await open( `/page/${ id }`, { canvas: 'edit' } );
			await write( browser, '' );
			await browser.press( 'Enter' );
			await browser.type( 'Second' );
			await expectWords( browser, 'Second', 1 );
			await browser.press( 'Home' );
			await browser.press( 'Backspace' );
			await expectWords( browser, `${ WORDS }Second` );
		} ),
};
