import type { Locator, Page } from '@playwright/test';

/** Adding a template, from the user's point of view. */
export class AddTemplate {
	public readonly button: Locator;
	public readonly dialog: Locator;

	public constructor( private readonly page: Page ) {
		this.button = page
			.getByRole( 'region', { name: 'Templates', exact: true } )
			.getByRole( 'button', { name: 'Add Template' } );
		this.dialog = page.getByRole( 'dialog' );
	}

	/** A button of the dialog by the start of its name. */
	public choice( name: string ): Locator {
		return this.dialog.getByRole( 'button', {
			name: new RegExp( `^${ name }` ),
		} );
	}

	public titled( title: string ): Locator {
		return this.page.getByRole( 'dialog', { name: title, exact: true } );
	}

	public get items(): Locator {
		return this.dialog
			.getByRole( 'listbox', { name: 'Suggestions list' } )
			.getByRole( 'option' );
	}

	public async name( name: string ): Promise< void > {
		await this.choice( 'Custom template' ).click();
		await this.dialog.getByRole( 'textbox', { name: 'Name' } ).fill( name );
	}
}
