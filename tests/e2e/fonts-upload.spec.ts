import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { RestRecord, Site } from './support/site';
import { keepStyles, openSection } from './support/styles';
import { expect, test } from './support/test';

const FIXTURES = path.resolve( import.meta.dirname, '../fixtures/fonts' );
const FAMILIES = [ 'atelier-sans', 'atelier-flex', 'atelier-outline' ];

const fixture = ( name: string ): string => path.join( FIXTURES, name );

const library = ( page: Page ) =>
	page.getByRole( 'dialog', { name: 'Fonts', exact: true } );

const chooser = ( fonts: Locator ) => fonts.locator( 'input[type="file"]' );

/** The row of a file. */
const row = ( fonts: Locator, file: string ) =>
	fonts.getByRole( 'listitem' ).filter( { hasText: file } );

/** Drops a file onto the heading of a dialog: the whole dialog is a drop zone. */
async function drop( dialog: Locator, name: string ): Promise< void > {
	const transfer = await dialog.page().evaluateHandle(
		( [ fileName, content ] ) => {
			const bytes = Uint8Array.from( atob( content ), ( letter ) =>
				letter.charCodeAt( 0 )
			);
			const data = new DataTransfer();
			data.items.add( new File( [ bytes ], fileName ) );
			return data;
		},
		[ name, fs.readFileSync( fixture( name ), 'base64' ) ] as const
	);
	const heading = dialog.getByRole( 'heading', {
		name: 'Fonts',
		exact: true,
	} );
	await heading.dispatchEvent( 'dragover', { dataTransfer: transfer } );
	await expect(
		dialog.getByText( 'Drop fonts to upload them' )
	).toBeVisible();
	await heading.dispatchEvent( 'drop', { dataTransfer: transfer } );
	await expect(
		dialog.getByText( 'Drop fonts to upload them' )
	).toBeHidden();
}

async function uninstall( site: Site ): Promise< void > {
	for ( const slug of FAMILIES ) {
		const found = await site.rest< RestRecord[] >(
			'GET',
			`/wp/v2/font-families?slug=${ slug }`
		);
		for ( const { id } of found ) {
			await site.rest(
				'DELETE',
				`/wp/v2/font-families/${ id }?force=true`
			);
		}
	}
}

/** The URLs of fonts on the front end, by our families. */
async function facesForVisitors( site: Site ): Promise< readonly string[] > {
	const page = await site.visit( '/' );
	return [ ...page.matchAll( /@font-face\s*{[^}]*}/g ) ].flatMap(
		( [ rule ] ) =>
			/"?Atelier (Sans|Flex|Outline)"?/.test( rule )
				? [ /url\(\s*['"]?([^'")]+)/.exec( rule )?.[ 1 ] ?? '' ]
				: []
	);
}

test.describe( 'uploaded fonts', () => {
	test( 'of every format are read, compressed, installed and visible on the site @oldest', async ( {
		atelier,
		page,
		site,
	} ) => {
		const record = await keepStyles( site );
		try {
			await uninstall( site );
			await openSection( atelier, '/typography', 'Typography' );
			await page.getByRole( 'button', { name: 'Manage fonts' } ).click();
			const fonts = library( page );
			await expect(
				fonts.getByRole( 'tab', { name: 'Upload' } )
			).toBeVisible();
			await drop( fonts, 'sans-italic.woff2' );
			await expect( row( fonts, 'sans-italic.woff2' ) ).toContainText(
				'Ready'
			);
			await chooser( fonts ).setInputFiles( [
				fixture( 'sans-regular.ttf' ),
				fixture( 'sans-bold.woff' ),
				fixture( 'flex-variable.ttf' ),
				fixture( 'outline-regular.otf' ),
			] );
			for ( const file of [
				'sans-regular.ttf',
				'flex-variable.ttf',
				'outline-regular.otf',
			] ) {
				await expect( row( fonts, file ) ).toContainText(
					/as WOFF2 instead of/
				);
			}
			await expect(
				fonts
					.getByRole( 'region', { name: 'Atelier Sans' } )
					.getByRole( 'listitem' )
			).toHaveCount( 3 );

			// The server accepts all of them except the first.
			await page.route(
				( { href } ) => /font-faces/.test( decodeURIComponent( href ) ),
				( route ) =>
					route.fulfill( {
						status: 500,
						contentType: 'application/json',
						body: JSON.stringify( {
							code: 'rest_font_upload_unknown_error',
							message: 'The disk is full.',
						} ),
					} ),
				{ times: 1 }
			);
			const install = fonts.getByRole( 'button', {
				name: 'Install',
				exact: true,
			} );
			await install.click();
			await expect(
				fonts.getByRole( 'alert' ).filter( {
					hasText: 'There was an error installing fonts.',
				} )
			).toContainText( 'The disk is full.' );
			await expect(
				fonts.getByRole( 'listitem' ).filter( { hasText: 'Failed' } )
			).toHaveCount( 1 );
			await install.click();
			await expect(
				fonts.getByText( 'Fonts were installed successfully.' )
			).toBeVisible();
			await expect(
				fonts.getByRole( 'listitem' ).filter( { hasText: 'Installed' } )
			).toHaveCount( 5 );

			await expect
				.poll( async () => ( await facesForVisitors( site ) ).length )
				.toBe( 5 );
			for ( const address of await facesForVisitors( site ) ) {
				const answer = await page.request.get( address );
				expect(
					( await answer.body() ).toString( 'latin1', 0, 4 )
				).toBe( address.endsWith( '.woff' ) ? 'wOFF' : 'wOF2' );
			}

			await fonts.getByRole( 'button', { name: 'Clear list' } ).click();
			await chooser( fonts ).setInputFiles(
				fixture( 'sans-regular.ttf' )
			);
			await expect( row( fonts, 'sans-regular.ttf' ) ).toContainText(
				'Already installed'
			);
			await fonts.getByRole( 'tab', { name: 'Library' } ).click();
			await expect(
				fonts.getByRole( 'button', {
					name: /^Atelier Sans.*3\/3 variants active/,
				} )
			).toBeVisible();
			await expect(
				fonts.getByRole( 'button', {
					name: /^Atelier Flex.*1\/1 variants active/,
				} )
			).toBeVisible();
		} finally {
			await record.restore();
			await uninstall( site );
		}
	} );
} );
