import {
	expect,
	type FrameLocator,
	type Locator,
	type Page,
} from '@playwright/test';

type Query = Readonly< Record< string, string > >;

/** Atelier in a browser, in the words of its users. */
export class Atelier {
	public readonly bar: Locator;
	public readonly navigation: Locator;
	public readonly settings: Locator;
	/** The live canvas. */
	public readonly canvas: FrameLocator;
	/** The page as visitors see it. */
	public readonly preview: FrameLocator;

	public constructor( public readonly page: Page ) {
		this.bar = page.getByRole( 'region', { name: 'Editor top bar' } );
		this.navigation = page.getByRole( 'region', { name: 'Navigation' } );
		this.settings = page.getByRole( 'region', { name: 'Editor settings' } );
		this.canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
		this.preview = page.frameLocator( 'iframe[title="Site preview"]' );
	}

	/** Opens a path, without waiting for more than the answer's start. */
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

	/** Goes to a path as the browser's own buttons do: without loading the page again. */
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

	/** Leaves what is open and edits another document, without loading the page again. */
	public async goAndEdit(
		type: string,
		id: string | number
	): Promise< void > {
		await this.go( '/' );
		await expect( this.bar ).toBeHidden();
		await this.go( `/${ type }/${ id }`, { canvas: 'edit' } );
		await this.waitForEditor();
	}

	/** Opens a document's edit canvas and waits until it can be used. */
	public async edit( type: string, id: string | number ): Promise< void > {
		await this.open( `/${ type }/${ id }`, { canvas: 'edit' } );
		await this.waitForEditor();
	}

	/** Shows a document first, and edits it from there: the way back leads to it again. */
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

	/** Shows the settings, which WordPress may remember as closed. */
	public async showSettings(): Promise< void > {
		const button = this.button( 'Settings' );
		if ( ( await button.getAttribute( 'aria-expanded' ) ) !== 'true' ) {
			await button.click();
		}
		await expect( this.settings ).toBeVisible();
	}

	/** Shows the template around a page or post, or hides it again. */
	public async toggleTemplate(): Promise< void > {
		await this.button( 'View' ).click();
		await this.page
			.getByRole( 'menuitemcheckbox', { name: 'Show template' } )
			.click();
		await this.page.keyboard.press( 'Escape' );
		await expect( this.button( 'View' ) ).toBeFocused();
	}

	/** Waits until these words are on the screen, in whichever frame shows the document. */
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

	/** Clicks into the middle of what is shown beside the menu. */
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

	/** A button of the bar. */
	public button( name: string ): Locator {
		return this.bar.getByRole( 'button', { name, exact: true } );
	}

	/** Puts these words in the place of those of the last heading. */
	public async writeHeading( text: string ): Promise< void > {
		await this.blocks( /^Block: Heading/ )
			.last()
			.click();
		await this.page.keyboard.press( 'ControlOrMeta+a' );
		await this.page.keyboard.type( text );
	}

	/** Puts a paragraph with this text after the selected block, through the inserter. */
	public async insertParagraph( text: string ): Promise< void > {
		await this.button( 'Block Inserter' ).click();
		const library = this.page.getByRole( 'region', {
			name: 'Block Library',
		} );
		await library.getByRole( 'searchbox' ).fill( 'Paragraph' );
		await library
			.getByRole( 'option', { name: 'Paragraph', exact: true } )
			.click();
		await this.button( 'Block Inserter' ).click();
		await this.canvas
			.getByRole( 'document', { name: /^Empty block/ } )
			.last()
			.click();
		await this.page.keyboard.type( text );
	}
}
