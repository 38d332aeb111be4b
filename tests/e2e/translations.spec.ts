import fs from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { parsePo } from '../../tools/i18n/po.mjs';
import { expect, hasTestPlugin, test } from './support/test';

const german = new Map(
	parsePo(
		fs.readFileSync(
			new URL( '../../languages/atelier-de_DE.po', import.meta.url ),
			'utf8'
		)
	).entries.map( ( { msgid, msgstr } ) => [ msgid, msgstr[ 0 ] ] )
);

/** Atelier's strings in German. */
function inGerman( text: string ): string {
	const words = german.get( text );
	if ( ! words || words === text ) {
		throw new Error( `“${ text }” has no German translation of its own` );
	}
	return words;
}

const speak = (
	context: BrowserContext,
	url: string | undefined,
	locale: string
) =>
	context.addCookies( [
		{ name: 'atelier_e2e_locale', value: locale, url: url ?? '' },
	] );

test.describe( 'translations', () => {
	test.skip( ! hasTestPlugin, 'needs the test plugin' );

	test( 'load with every script, including lazy chunks, and are WordPress’s own if Atelier has none @oldest', async ( {
		atelier,
		baseURL,
		context,
		page,
		site,
	} ) => {
		const asked: string[] = [];
		page.on( 'response', ( response ) => {
			if ( response.url().includes( '/build/languages/' ) ) {
				asked.push( `${ response.status() }` );
			}
		} );
		await speak( context, baseURL, 'de_DE' );
		await atelier.open();
		await atelier.navigation
			.getByRole( 'link', { name: inGerman( 'Patterns' ) } )
			.click();
		await expect(
			page.getByRole( 'button', { name: inGerman( 'View options' ) } )
		).toBeVisible();

		// The list has its own chunk.
		await expect.poll( () => asked.length ).toBeGreaterThan( 1 );
		expect( new Set( asked ) ).toEqual( new Set( [ '200' ] ) );

		await test.step( 'a language without a translation of Atelier has WordPress’s own words', async () => {
			await speak( context, baseURL, 'xx' );
			await atelier.edit(
				'wp_template',
				`${ await site.theme() }//index`
			);
			await expect(
				page.getByRole( 'button', { name: 'Undo in xx' } )
			).toBeVisible();
		} );
	} );
} );
