import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';

/** The first minutes of a newcomer: from home, with first steps and guides, to a published page in a menu. */

const TITLE = 'Opening hours';
const MENU = 'Menu for visitors';
const WORDS = 'Monday to Friday';

/** How somebody operates what they see. */
interface Hands {
	/** Sets the focus. */
	readonly reach: ( control: Locator ) => Promise< void >;
	readonly press: ( control: Locator ) => Promise< void >;
}

const mouse: Hands = {
	reach: ( control ) => control.click(),
	press: ( control ) => control.click(),
};

const finger: Hands = {
	reach: ( control ) => control.tap(),
	press: ( control ) => control.tap(),
};

/** More stops than any screen has. */
const MOST_STOPS = 80;

/** The Tab key walks to everything: what it doesn't reach can't be used. */
function keys( page: Page ): Hands {
	const reach: Hands[ 'reach' ] = async ( control ) => {
		await expect( control ).toBeVisible();
		for ( let stop = 0; stop < MOST_STOPS; stop++ ) {
			if ( await control.evaluate( hasFocus ) ) {
				return;
			}
			await page.keyboard.press( 'Tab' );
		}
		throw new Error( `The Tab key doesn’t reach ${ String( control ) }.` );
	};
	return {
		reach,
		press: async ( control ) => {
			await reach( control );
			// It can have the focus before it can be pressed.
			await expect( control ).not.toHaveAttribute(
				'aria-disabled',
				'true'
			);
			await page.keyboard.press( 'Enter' );
		},
	};
}

/** Also inside of a frame, which keeps its own focus while another part of the page has it. */
const hasFocus = ( element: Element ): boolean =>
	element.ownerDocument.activeElement === element &&
	element.ownerDocument.hasFocus();

const WAYS = {
	'by mouse': { handsOn: () => mouse, options: {} },
	'by keyboard alone': { handsOn: keys, options: {} },
	'by touch on a phone': {
		handsOn: () => finger,
		options: { hasTouch: true, viewport: { width: 390, height: 844 } },
	},
};

for ( const [ way, { handsOn, options } ] of Object.entries( WAYS ) ) {
	test.describe( `the first minutes ${ way }`, () => {
		test.use( options );

		test( 'lead to a published page in a menu', async ( {
			atelier,
			page,
			site,
			baseURL,
		} ) => {
			const { reach, press } = handsOn( page );
			const dialog = page.getByRole( 'dialog' );
			const menu = await site.rest( 'POST', '/wp/v2/navigation', {
				title: MENU,
				status: 'publish',
				content: '',
			} );
			await site.resetPreferences( true );
			await page.context().addCookies( [
				{
					name: 'atelier-first-steps',
					value: '1',
					url: baseURL ?? page.url(),
				},
			] );
			try {
				await atelier.open( '/' );
				await expect(
					page
						.getByRole( 'region', { name: 'First steps' } )
						.getByRole( 'heading', { name: 'Look around' } )
				).toBeVisible();

				await press(
					atelier.navigation.getByRole( 'link', {
						name: 'Pages',
						exact: true,
					} )
				);
				await press( page.getByRole( 'button', { name: 'Add Page' } ) );
				await expect(
					dialog.getByRole( 'textbox', { name: 'Title' } )
				).toBeFocused();
				await page.keyboard.type( TITLE );
				await press(
					dialog.getByRole( 'button', { name: 'Create draft' } )
				);

				await expect(
					dialog.getByRole( 'heading', { name: 'Edit your site' } )
				).toBeVisible( { timeout: 60_000 } );
				await press( dialog.getByRole( 'button', { name: 'Close' } ) );
				await expect(
					dialog.getByRole( 'heading', { name: 'Choose a pattern' } )
				).toBeVisible();
				await press(
					dialog.getByRole( 'button', { name: 'Start blank' } )
				);
				await expect( dialog ).toBeHidden();

				await reach( atelier.title );
				await page.keyboard.press( 'Enter' );
				await page.keyboard.type( WORDS );
				await expect(
					atelier.blocks( /^Block: Paragraph/ ).first()
				).toHaveText( WORDS );

				await press( atelier.button( 'Publish' ) );
				await press(
					dialog.getByRole( 'button', {
						name: 'Publish',
						exact: true,
					} )
				);
				await expect(
					dialog.getByRole( 'heading', { name: 'Page published.' } )
				).toBeVisible();
				await dialog
					.getByRole( 'combobox', { name: 'Navigation menu' } )
					.selectOption( MENU );
				await press(
					dialog.getByRole( 'button', { name: 'Add to menu' } )
				);
				await expect(
					dialog.getByText( `Added to “${ MENU }”.` )
				).toBeVisible();
				const stored = await site.rest(
					'GET',
					`/wp/v2/navigation/${ menu.id }?context=edit`
				);
				expect( JSON.stringify( stored ) ).toContain( TITLE );
			} finally {
				// The page would store its own preferences after these.
				await page.goto( 'about:blank' );
				await site.resetPreferences();
			}
		} );
	} );
}
