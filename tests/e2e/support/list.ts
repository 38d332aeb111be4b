import { expect, type Locator, type Page } from '@playwright/test';

/** A list screen, from the user's point of view. */
export class ListScreen {
	public readonly region: Locator;

	public constructor(
		private readonly page: Page,
		name: string
	) {
		this.region = page.getByRole( 'region', { name, exact: true } );
	}

	public link( title: string ): Locator {
		return this.region.getByRole( 'link', { name: title, exact: true } );
	}

	public async search( text: string ): Promise< void > {
		await this.region.getByRole( 'searchbox' ).fill( text );
	}

	public async choose( layout: string ): Promise< void > {
		await this.region.getByRole( 'button', { name: 'Layout' } ).click();
		await this.page
			.getByRole( 'menuitemradio', { name: layout, exact: true } )
			.click();
	}

	/** Opens the menu of the only listed item and chooses an action. */
	public async act( action: string ): Promise< void > {
		const menus = this.region.getByRole( 'button', {
			name: 'Actions',
			exact: true,
		} );
		// Before the search has finished, the list contains other items.
		await expect( menus ).toHaveCount( 1 );
		await menus.click();
		await this.page
			.getByRole( 'menuitem', { name: action, exact: true } )
			.click();
	}

	/** The first visible preview. */
	public get preview() {
		return this.region
			.locator( 'iframe[title="Preview"]' )
			.first()
			.contentFrame();
	}
}
