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

	/** Rows of the table, without the header. */
	public rows(): Locator {
		return this.page.locator( 'tbody' ).getByRole( 'row' );
	}
}
