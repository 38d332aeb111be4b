import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expect, test } from './support/test';
import type { RestRecord, Site } from './support/site';

const WORDS =
	'<!-- wp:paragraph -->\n<p>Words of a test</p>\n<!-- /wp:paragraph -->';

interface PatternRecord extends RestRecord {
	readonly title: { readonly raw: string };
	readonly content: { readonly raw: string };
	readonly wp_pattern_category: readonly number[];
	readonly wp_pattern_sync_status: string;
}

/** A unique name. */
const unique = ( name: string ): string =>
	`${ name } ${ Date.now().toString( 36 ) }${ Math.random().toString( 36 ).slice( 2, 6 ) }`;

const slugOf = ( name: string ): string =>
	name.toLowerCase().replaceAll( ' ', '-' );

/** The patterns screen, from the user's point of view. */
class Patterns {
	public readonly region: Locator;
	public readonly dialog: Locator;

	public constructor( private readonly page: Page ) {
		this.region = page.getByRole( 'region', {
			name: 'Patterns',
			exact: true,
		} );
		this.dialog = page.getByRole( 'dialog' );
	}

	public link( title: string ): Locator {
		return this.region.getByRole( 'link', { name: title, exact: true } );
	}

	public heading( name: string ): Locator {
		return this.region.getByRole( 'heading', { name, exact: true } );
	}

	public button( name: string ): Locator {
		return this.dialog.getByRole( 'button', { name, exact: true } );
	}

	/** Snackbars; screen readers hear them from elsewhere. */
	public notice( words: string | RegExp ): Locator {
		return this.page.getByTestId( 'snackbar' ).filter( { hasText: words } );
	}

	public async add( what: string ): Promise< void > {
		await this.region
			.getByRole( 'button', { name: 'Add Pattern', exact: true } )
			.click();
		await this.page
			.getByRole( 'menuitem', { name: what, exact: true } )
			.click();
	}

	/**
	 * Chooses an action from the menu of the listed category.
	 *
	 * @param action
	 * @param listed The number of its patterns, which have menus of the same name.
	 */
	public async act( action: string, listed: number ): Promise< void > {
		const menus = this.region.getByRole( 'button', {
			name: 'Actions',
			exact: true,
		} );
		await expect( menus ).toHaveCount( listed + 1 );
		await menus.first().click();
		await this.page
			.getByRole( 'menuitem', { name: action, exact: true } )
			.click();
	}

	/** Selects all items of the list. */
	public async selectAll(): Promise< void > {
		await this.region.getByRole( 'checkbox' ).first().check();
		await this.region
			.getByRole( 'checkbox', { name: 'Select all', exact: true } )
			.check();
	}

	public async choose(
		files: { readonly name: string; readonly text: string }[]
	): Promise< void > {
		const chooser = this.page.waitForEvent( 'filechooser' );
		await this.add( 'Import pattern from JSON' );
		await (
			await chooser
		).setFiles(
			files.map( ( { name, text } ) => ( {
				name,
				mimeType: 'application/json',
				buffer: Buffer.from( text ),
			} ) )
		);
	}

	/** Drops a file onto the list. */
	public async drop( name: string, text: string ): Promise< void > {
		const data = await this.page.evaluateHandle(
			( [ file, content ] ) => {
				const transfer = new DataTransfer();
				transfer.items.add(
					new File( [ content ], file, { type: 'application/json' } )
				);
				return transfer;
			},
			[ name, text ] as const
		);
		await this.page.dispatchEvent( 'body', 'dragenter', {
			dataTransfer: data,
		} );
		const zone = this.region.getByText( 'Drop pattern files' );
		await zone.dispatchEvent( 'dragenter', { dataTransfer: data } );
		await zone.dispatchEvent( 'drop', { dataTransfer: data } );
	}
}

const fileOf = ( title: string, changes = {} ): string =>
	JSON.stringify( {
		__file: 'wp_block',
		title,
		content: WORDS,
		syncStatus: '',
		...changes,
	} );

/** The bytes of a download. */
const bytesOf = async ( download: Download ): Promise< Uint8Array > =>
	readFile( await download.path() );

const find = ( site: Site, search: string ) =>
	site.rest< readonly PatternRecord[] >(
		'GET',
		`/wp/v2/blocks?context=edit&per_page=100&search=${ encodeURIComponent( search ) }`
	);

/**
 * Watches the assignment of patterns to categories.
 *
 * @return The current numbers of categories per pattern, in the order of the responses.
 */
function watchCategories( page: Page ): () => Promise< readonly number[] > {
	const answers: Promise< PatternRecord >[] = [];
	page.on( 'response', ( answer ) => {
		if (
			answer.request().method() === 'POST' &&
			/\/wp\/v2\/blocks\/\d+/.test( answer.url() )
		) {
			answers.push( answer.json() as Promise< PatternRecord > );
		}
	} );
	return async () =>
		( await Promise.all( answers ) ).map(
			( { wp_pattern_category: ids } ) => ids.length
		);
}

const makeCategory = async ( site: Site, name: string ): Promise< number > => {
	const { id } = await site.rest( 'POST', '/wp/v2/wp_pattern_category', {
		name,
	} );
	return Number( id );
};

const makePattern = ( site: Site, title: string, categories: number[] ) =>
	site.rest( 'POST', '/wp/v2/blocks', {
		title,
		content: WORDS,
		status: 'publish',
		wp_pattern_category: categories,
	} );

/** Deletes all patterns and categories whose names start with a text. */
async function clear( site: Site, name: string ): Promise< void > {
	const word = name.split( ' ' ).pop() ?? name;
	for ( const { id } of await find( site, word ) ) {
		await site.rest( 'DELETE', `/wp/v2/blocks/${ id }?force=true` );
	}
	const terms = await site.rest< readonly RestRecord[] >(
		'GET',
		`/wp/v2/wp_pattern_category?search=${ encodeURIComponent( word ) }`
	);
	for ( const { id } of terms ) {
		await site.rest(
			'DELETE',
			`/wp/v2/wp_pattern_category/${ id }?force=true`
		);
	}
}

test.describe( 'patterns and template parts', () => {
	test( 'regression: are all in the menu once it can be opened, even if permissions load late', async ( {
		atelier,
		page,
	} ) => {
		await page.route(
			( url ) => /template-parts/.test( url.href ),
			async ( route ) => {
				if ( route.request().method() === 'OPTIONS' ) {
					await new Promise( ( resolve ) => {
						setTimeout( resolve, 1500 );
					} );
				}
				await route.fallback();
			}
		);
		await atelier.open( '/pattern' );
		await page
			.getByRole( 'button', { name: 'Add Pattern', exact: true } )
			.click();
		// Immediately, without retries.
		expect( await page.getByRole( 'menuitem' ).allInnerTexts() ).toEqual( [
			'Add Pattern',
			'Add Template Part',
			'Import pattern from JSON',
		] );
		await page.unrouteAll( { behavior: 'ignoreErrors' } );
	} );

	test( 'are added from the list and from the command palette @full', async ( {
		atelier,
		page,
		site,
	} ) => {
		const name = unique( 'Added' );
		const theme = await site.theme();
		try {
			await atelier.open( '/pattern' );
			const patterns = new Patterns( page );
			await patterns.add( 'Add Template Part' );
			await expect(
				patterns.dialog.getByRole( 'radio', { name: 'General' } )
			).toBeChecked();
			await patterns.dialog
				.getByRole( 'radio', { name: 'Footer' } )
				.check();
			await patterns.dialog
				.getByRole( 'textbox', { name: 'Name' } )
				.fill( name );
			await patterns.button( 'Add' ).click();
			await expect( page ).toHaveURL(
				/p=%2Fwp_template_part%2F.+%2F%2Fadded-.+&canvas=edit/
			);
			const starters = page.getByRole( 'dialog', {
				name: 'Choose a pattern',
			} );
			await starters.getByRole( 'button', { name: 'Close' } ).click();
			await expect( starters ).toBeHidden();
			await expect( atelier.bar ).toBeVisible();
			const part = await site.rest(
				'GET',
				`/wp/v2/template-parts/${ theme }//${ slugOf( name ) }`
			);
			expect( part.area ).toBe( 'footer' );

			await atelier.open( '/pattern' );
			await expect( patterns.heading( 'All patterns' ) ).toBeVisible();
			await page.keyboard.press( 'ControlOrMeta+k' );
			await page
				.getByRole( 'combobox', { name: /command/i } )
				.fill( 'Add pattern' );
			await page.getByRole( 'option', { name: 'Add pattern' } ).click();
			await patterns.dialog
				.getByRole( 'textbox', { name: 'Name' } )
				.fill( name );
			const categories = patterns.dialog.getByRole( 'combobox', {
				name: 'Categories',
			} );
			await categories.fill( `New ${ name }` );
			await categories.press( 'Enter' );
			await patterns.dialog
				.getByRole( 'checkbox', { name: 'Synced' } )
				.uncheck();
			await patterns.button( 'Add' ).click();
			await expect( page ).toHaveURL( /p=%2Fwp_block%2F\d+&canvas=edit/ );
			await expect( atelier.bar ).toBeVisible();
			const [ pattern ] = await find( site, name );
			expect( pattern ).toMatchObject( {
				title: { raw: name },
				wp_pattern_sync_status: 'unsynced',
			} );
			expect( pattern?.wp_pattern_category ).toHaveLength( 1 );
		} finally {
			await clear( site, name );
			await site.rest(
				'DELETE',
				`/wp/v2/template-parts/${ theme }//${ slugOf( name ) }?force=true`
			);
		}
	} );

	test( 'are imported into a category, and invalid files are named @full', async ( {
		atelier,
		page,
		site,
	} ) => {
		const name = unique( 'Imported' );
		const category = await makeCategory( site, `In ${ name }` );
		try {
			await atelier.open( '/pattern', {
				categoryId: slugOf( `In ${ name }` ),
			} );
			const patterns = new Patterns( page );
			await expect( patterns.heading( `In ${ name }` ) ).toBeVisible();
			await patterns.choose( [
				{ name: 'good.json', text: fileOf( `First ${ name }` ) },
				{ name: 'theme.json', text: '{"version":3}' },
				{
					name: 'deep.json',
					text: fileOf( `Deep ${ name }`, {
						content: '<!-- wp:group --><div>'.repeat( 500 ),
					} ),
				},
			] );
			await expect(
				page.getByRole( 'dialog', {
					name: 'Some files were not imported',
				} )
			).toBeVisible();
			await expect( patterns.dialog.getByRole( 'listitem' ) ).toHaveText(
				[
					/^theme\.json.+"__file": "wp_block"/,
					/^deep\.json.+blocks aren’t closed/,
				]
			);
			await patterns.button( 'Close' ).last().click();
			await expect( patterns.link( `First ${ name }` ) ).toBeVisible();

			const title = `<b>Second</b> ${ name }`;
			await patterns.drop( 'dropped.json', fileOf( title ) );
			await expect(
				patterns.notice( `Imported "${ title }" from JSON.` )
			).toBeVisible();
			await expect( patterns.link( title ) ).toBeVisible();
			await patterns.choose( [ { name: 'no.json', text: 'no' } ] );
			await expect(
				patterns.notice( /“no\.json” could not be imported\. The file/ )
			).toBeVisible();

			const made = await find( site, name );
			expect( made.map( ( { title: { raw } } ) => raw ).sort() ).toEqual(
				[ title, `First ${ name }` ].sort()
			);
			for ( const { wp_pattern_category: ids } of made ) {
				expect( ids ).toEqual( [ category ] );
			}
		} finally {
			await clear( site, name );
		}
	} );

	test( 'are exported, and imported again unchanged @full', async ( {
		atelier,
		page,
		site,
	} ) => {
		const name = unique( 'Exported' );
		const category = await makeCategory( site, `Of ${ name }` );
		try {
			await makePattern( site, name, [ category ] );
			await makePattern( site, name, [ category ] );
			await atelier.open( '/pattern', {
				categoryId: slugOf( `Of ${ name }` ),
			} );
			const patterns = new Patterns( page );
			await expect( patterns.link( name ) ).toHaveCount( 2 );
			await patterns.selectAll();
			const download = page.waitForEvent( 'download' );
			await patterns.region
				.getByRole( 'button', { name: 'Export as JSON' } )
				.click();
			const file = await download;
			expect( file.suggestedFilename() ).toBe( 'patterns-export.zip' );
			const files = unzipSync( await bytesOf( file ) );
			const names = Object.keys( files );
			expect( names ).toEqual( [
				`${ slugOf( name ) }.json`,
				`${ slugOf( name ) }-1.json`,
			] );

			await atelier.open( '/pattern', { categoryId: 'my-patterns' } );
			const text = new TextDecoder().decode( files[ names[ 0 ] ?? '' ] );
			await patterns.choose( [ { name: 'one.json', text } ] );
			await expect(
				patterns.notice( `Imported "${ name }" from JSON.` )
			).toBeVisible();
			await expect( page ).toHaveURL( /categoryId=my-patterns/ );
			const made = await find( site, name );
			expect( made ).toHaveLength( 3 );
			for ( const { content } of made ) {
				expect( content.raw ).toBe( WORDS );
			}
		} finally {
			await clear( site, name );
		}
	} );

	test( 'are assigned to categories together, and undone @full', async ( {
		atelier,
		page,
		site,
	} ) => {
		const name = unique( 'Assigned' );
		const one = await makeCategory( site, `One ${ name }` );
		const two = await makeCategory( site, `Two ${ name }` );
		try {
			await makePattern( site, `A ${ name }`, [ one ] );
			await makePattern( site, `B ${ name }`, [ one, two ] );
			await atelier.open( '/pattern', {
				categoryId: slugOf( `One ${ name }` ),
			} );
			const patterns = new Patterns( page );
			await expect( patterns.link( `B ${ name }` ) ).toBeVisible();
			await patterns.selectAll();
			await patterns.region
				.getByRole( 'button', { name: 'Assign categories' } )
				.click();
			const mixed = patterns.dialog.getByRole( 'checkbox', {
				name: `Two ${ name }`,
			} );
			await expect( mixed ).toHaveJSProperty( 'indeterminate', true );
			await expect( patterns.button( 'Save' ) ).toBeDisabled();
			await mixed.check();
			await patterns.dialog
				.getByRole( 'textbox', { name: 'New category' } )
				.fill( `Three ${ name }` );
			await page.keyboard.press( 'Enter' );
			await expect(
				patterns.dialog.getByRole( 'checkbox', {
					name: `Three ${ name }`,
				} )
			).toBeChecked();
			const saved = watchCategories( page );
			await patterns.button( 'Save' ).click();
			const said = patterns.notice( 'Categories of 2 patterns changed.' );
			await expect( said ).toBeVisible();
			// Immediately: a snackbar doesn't wait for a slow server.
			await said.getByRole( 'button', { name: 'Undo' } ).click();
			await expect(
				patterns.notice( 'Previous categories of 2 patterns restored.' )
			).toBeVisible();
			expect( await saved() ).toEqual( [ 3, 3, 1, 2 ] );
			expect(
				( await find( site, name ) )
					.map( ( { wp_pattern_category: ids } ) => ids.length )
					.sort()
			).toEqual( [ 1, 2 ] );
		} finally {
			await clear( site, name );
		}
	} );

	test( 'have categories, which are renamed and deleted @full', async ( {
		atelier,
		page,
		site,
	} ) => {
		const name = unique( 'Renamed' );
		await makeCategory( site, `One ${ name }` );
		const two = await makeCategory( site, `Two ${ name }` );
		try {
			await makePattern( site, name, [ two ] );
			await atelier.open( '/pattern', {
				categoryId: slugOf( `Two ${ name }` ),
			} );
			const patterns = new Patterns( page );
			await expect( patterns.link( name ) ).toBeVisible();
			await patterns.act( 'Rename', 1 );
			const field = patterns.dialog.getByRole( 'textbox', {
				name: 'Name',
			} );
			await field.fill( `ONE ${ name }` );
			await patterns.button( 'Save' ).click();
			await expect( patterns.dialog.getByRole( 'alert' ) ).toHaveText(
				/Another category already has this name/
			);
			await field.fill( `Three ${ name }` );
			await patterns.button( 'Save' ).click();
			await expect( patterns.heading( `Three ${ name }` ) ).toBeVisible();
			await expect(
				atelier.navigation.getByRole( 'link', {
					name: `Three ${ name }`,
				} )
			).toBeVisible();

			await patterns.act( 'Delete', 1 );
			await expect(
				page.getByRole( 'dialog', {
					name: `Delete "Three ${ name }"?`,
				} )
			).toContainText(
				`Are you sure you want to delete the category "Three ${ name }"? The patterns will not be deleted.`
			);
			await patterns.button( 'Delete' ).click();
			await expect(
				patterns.notice( `"Three ${ name }" deleted.` )
			).toBeVisible();
			await expect( page ).toHaveURL( /categoryId=all-patterns/ );
			expect( await find( site, name ) ).toHaveLength( 1 );

			// Someone else deletes a category in the meantime.
			const gone = await makeCategory( site, `Gone ${ name }` );
			await atelier.open( '/pattern', {
				categoryId: slugOf( `Gone ${ name }` ),
			} );
			await patterns.act( 'Rename', 0 );
			await site.rest(
				'DELETE',
				`/wp/v2/wp_pattern_category/${ gone }?force=true`
			);
			await field.fill( `Never ${ name }` );
			await patterns.button( 'Save' ).click();
			await expect( patterns.notice( /no longer exists/ ) ).toBeVisible();
			await expect( page ).toHaveURL( /categoryId=all-patterns/ );
		} finally {
			await clear( site, name );
		}
	} );
} );
