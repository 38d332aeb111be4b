import {
	clickInBar,
	expectWords,
	findInBar,
	withPage,
	WORDS,
	write,
} from './support/editor.mjs';

/** @type {Record<string, import('./support/run.mjs').Journey>} */
export default {
	'a change is saved, and is there for others and after a reload': ( {
		browser,
		site,
		open,
	} ) =>
		withPage( site, 'A page to save', async ( id ) => {
			await open( `/page/${ id }`, { canvas: 'edit' } );
			await write( browser, ' saved' );
			await clickInBar( browser, 'Save' );
			await findInBar( browser, 'Saved' );
			const { content } = await site.rest(
				'GET',
				`/wp/v2/pages/${ id }?context=edit`
			);
			if ( ! content.raw.includes( `<p>${ WORDS } saved</p>` ) ) {
				throw new Error( `The server has ${ content.raw }` );
			}
			await open( `/page/${ id }`, { canvas: 'edit' } );
			await expectWords( browser, `${ WORDS } saved` );
		} ),
};
