import {
	expect,
	type FrameLocator,
	type Locator,
	type Page,
} from '@playwright/test';

type Query = Readonly< Record< string, string > >;

/** Atelier in a browser, from the user's point of view. */
export class Atelier {
	public readonly bar: Locator;
	public readonly navigation: Locator;
	public readonly settings: Locator;
	/** The live canvas. */
	public readonly canvas: FrameLocator;
	/** The preview of the front end. */
	public readonly preview: FrameLocator;

	public constructor( public readonly page: Page ) {
		this.bar = page.getByRole( 'region', { name: 'Editor top bar' } );
		this.navigation = page.getByRole( 'region', { name: 'Navigation' } );
		this.settings = page.getByRole( 'region', { name: 'Editor settings' } );
		this.canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
		this.preview = page.frameLocator( 'iframe[title="Site preview"]' );
	}

	/** Opens a path, and waits only until the response starts. */
	public async open( path = '/', query: Query = {} ): Promise< void > {
		const search = new URLSearchParams( {
			page: 'atelier',
			p: path,
			...query,
		} );
		await this.page.goto( `/wp-admin/admin.php?${ search.toString() }`, {
			waitUntil: 'commit',
		} );
	}

	/** Navigates to a path like the browser's own buttons: without reloading the page. */
	public async go( path: string, query: Query = {} ): Promise< void > {
		const search = new URLSearchParams( {
			page: 'atelier',
			p: path,
			...query,
		} );
		await this.page.evaluate( ( target ) => {
			window.history.pushState( { atelierDepth: 1 }, '', target );
			window.dispatchEvent( new PopStateEvent( 'popstate' ) );
		}, `?${ search.toString() }` );
	}

	/** Leaves the current screen and edits another document, without reloading the page. */
	public async goAndEdit(
		type: string,
		id: string | number
	): Promise< void > {
		await this.go( '/' );
		await expect( this.bar ).toBeHidden();
		await this.go( `/${ type }/${ id }`, { canvas: 'edit' } );
		await this.waitForEditor();
	}

	/** Opens a document's edit canvas and waits until it is ready. */
	public async edit( type: string, id: string | number ): Promise< void > {
		await this.open( `/${ type }/${ id }`, { canvas: 'edit' } );
		await this.waitForEditor();
	}

	/** Shows a document first, and edits it from there: the back button returns to it. */
	public async showAndEdit(
		type: string,
		id: string | number
	): Promise< void > {
		await this.open( `/${ type }/${ id }` );
		await this.navigation
			.getByRole( 'link', { name: 'Edit', exact: true } )
			.click();
	}

	public async waitForEditor(): Promise< void > {
		await expect( this.bar ).toBeVisible( { timeout: 60_000 } );
		// A page without content has no block, but a title.
		await expect( this.blocks().or( this.title ).first() ).toBeVisible( {
			timeout: 60_000,
		} );
	}

	/** Opens the settings, which WordPress may have stored as closed. */
	public async showSettings(): Promise< void > {
		const button = this.button( 'Settings' );
		if ( ( await button.getAttribute( 'aria-expanded' ) ) !== 'true' ) {
			await button.click();
		}
		await expect( this.settings ).toBeVisible();
	}

	/** Shows or hides the template around a page or post. */
	public async toggleTemplate(): Promise< void > {
		await this.button( 'View' ).click();
		await this.page
			.getByRole( 'menuitemcheckbox', { name: 'Show template' } )
			.click();
		await this.page.keyboard.press( 'Escape' );
		await expect( this.button( 'View' ) ).toBeFocused();
	}

	/** Waits until a text is visible, in the frame that shows the document. */
	public async waitForSight( text: string ): Promise< void > {
		const picture = this.page.frameLocator( 'iframe[title="Preview"]' );
		const seen = [ this.preview, picture, this.canvas ].map( ( frame ) =>
			frame.getByText( text ).first()
		);
		await expect
			.poll(
				async () => {
					const answers = await Promise.all(
						seen.map( ( words ) => words.isVisible() )
					);
					return answers.includes( true );
				},
				{ timeout: 60_000 }
			)
			.toBe( true );
	}

	/** Clicks the middle of the content beside the menu. */
	public async clickCanvas(): Promise< void > {
		await this.page.mouse.click( 850, 300 );
	}

	/** Blocks on the canvas. */
	public blocks( name: RegExp | string = /^Block: / ): Locator {
		return this.canvas.getByRole( 'document', { name } );
	}

	/** The title of a page or post without its template. */
	public get title(): Locator {
		return this.canvas.getByRole( 'textbox', { name: 'Add title' } );
	}

	/** A button of the editor's bar. */
	public button( name: string ): Locator {
		return this.bar.getByRole( 'button', { name, exact: true } );
	}

	/** Replaces the text of the last heading. */
	public async writeHeading( text: string ): Promise< void > {
		await this.blocks( /^Block: Heading/ )
			.last()
			.click();
		await this.page.keyboard.press( 'ControlOrMeta+a' );
		await this.page.keyboard.type( text );
	}

	/**
	 * Searches blocks in the open inserter, until it shows what was found: until then, it has the same items elsewhere, and a click
	 * that one of them doesn't outlive does nothing.
	 */
	public async searchBlocks( text: string ): Promise< Locator > {
		const library = this.page.getByRole( 'region', {
			name: 'Block Library',
		} );
		await library.getByRole( 'searchbox' ).fill( text );
		await expect(
			library.getByRole( 'option', { name: 'Heading', exact: true } )
		).toBeHidden();
		return library.getByRole( 'option', { name: text, exact: true } );
	}

	/** Inserts a paragraph with this text after the selected block, with the inserter. */
	public async insertParagraph( text: string ): Promise< void > {
		await this.button( 'Block Inserter' ).click();
		await ( await this.searchBlocks( 'Paragraph' ) ).click();
		await this.button( 'Block Inserter' ).click();
		await this.canvas
			.getByRole( 'document', { name: /^Empty block/ } )
			.last()
			.click();
		await this.page.keyboard.type( text );
	}
}
