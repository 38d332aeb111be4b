import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expect, test } from './support/test';
import type { RestRecord } from './support/site';

const WORDS =
	'<!-- wp:paragraph -->\n<p>Words of a test</p>\n<!-- /wp:paragraph -->';

interface PatternRecord extends RestRecord {
	readonly content: { readonly raw: string };
}

test( 'patterns are exported, and imported again unchanged', async ( {
	atelier,
	page,
	site,
} ) => {
	const mark = `zq${ Date.now().toString( 36 ) }`;
	const name = `Exported ${ mark }`;
	const find = () =>
		site.rest< readonly PatternRecord[] >(
			'GET',
			`/wp/v2/blocks?context=edit&per_page=100&search=${ mark }`
		);
	const category = await site.rest( 'POST', '/wp/v2/wp_pattern_category', {
		name: `Of ${ mark }`,
	} );
	const list = page.getByRole( 'region', { name: 'Patterns', exact: true } );
	try {
		for ( let count = 0; count < 2; count++ ) {
			await site.rest( 'POST', '/wp/v2/blocks', {
				title: name,
				content: WORDS,
				status: 'publish',
				wp_pattern_category: [ category.id ],
			} );
		}
		await atelier.open( '/pattern', { categoryId: `of-${ mark }` } );
		await expect(
			list.getByRole( 'link', { name, exact: true } )
		).toHaveCount( 2 );
		await list.getByRole( 'checkbox' ).first().check();
		await list
			.getByRole( 'checkbox', { name: 'Select all', exact: true } )
			.check();
		const download = page.waitForEvent( 'download' );
		await list.getByRole( 'button', { name: 'Export as JSON' } ).click();
		const file = await download;
		expect( file.suggestedFilename() ).toBe( 'patterns-export.zip' );
		const files = unzipSync( await readFile( await file.path() ) );
		const names = Object.keys( files );
		expect( names ).toEqual( [
			`exported-${ mark }.json`,
			`exported-${ mark }-1.json`,
		] );

		await atelier.open( '/pattern', { categoryId: 'my-patterns' } );
		const chooser = page.waitForEvent( 'filechooser' );
		await list
			.getByRole( 'button', { name: 'Add Pattern', exact: true } )
			.click();
		await page
			.getByRole( 'menuitem', { name: 'Import pattern from JSON' } )
			.click();
		await (
			await chooser
		).setFiles( {
			name: 'one.json',
			mimeType: 'application/json',
			buffer: Buffer.from( files[ names[ 0 ] ?? '' ] ?? [] ),
		} );
		await expect(
			page
				.getByTestId( 'snackbar' )
				.filter( { hasText: `Imported "${ name }" from JSON.` } )
		).toBeVisible();
		await expect( page ).toHaveURL( /categoryId=my-patterns/ );
		const made = await find();
		expect( made.map( ( { content } ) => content.raw ) ).toEqual( [
			WORDS,
			WORDS,
			WORDS,
		] );
	} finally {
		for ( const { id } of await find() ) {
			await site.rest( 'DELETE', `/wp/v2/blocks/${ id }?force=true` );
		}
		await site.rest(
			'DELETE',
			`/wp/v2/wp_pattern_category/${ category.id }?force=true`
		);
	}
} );
