import { expect, type Locator, type Page } from '@playwright/test';

/** The gallery of data views, from the user's point of view. */
export class Gallery {
	public constructor( private readonly page: Page ) {}

	public async open( example: string ): Promise< void > {
		await this.page.goto(
			`/wp-admin/tools.php?page=atelier-gallery&example=${ example }`,
			{ waitUntil: 'commit' }
		);
		await expect(
			this.page.getByRole( 'heading', { name: /^Atelier gallery/ } )
		).toBeVisible();
	}

	public button( name: string ): Locator {
		return this.page.getByRole( 'button', { name, exact: true } );
	}

	/** A text on the page; announcements for screen readers are outside of it. */
	public text( words: string | RegExp ): Locator {
		return this.page.locator( '#atelier-gallery' ).getByText( words );
	}

	public menuItem( name: string ): Locator {
		return this.page.getByRole( 'menuitem', { name, exact: true } );
	}

	public menuRadio( name: string ): Locator {
		return this.page.getByRole( 'menuitemradio', { name, exact: true } );
	}

	/** Rows of the table, without the header. */
	public rows(): Locator {
		return this.page.locator( 'tbody' ).getByRole( 'row' );
	}

	/** Labels of the columns, in order. */
	public columns(): Promise< string[] > {
		return this.page
			.getByRole( 'columnheader' )
			.evaluateAll( ( headers ) =>
				headers.map( ( { textContent } ) => textContent )
			);
	}

	public async chooseLayout( name: string ): Promise< void > {
		await this.button( 'Layout' ).click();
		await this.menuRadio( name ).click();
	}
}
