import type { Locator, Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { expect } from './test';

/** Every rule of WCAG, those that axe calls experimental included, and what else it recommends. */
const TAGS = [
	'wcag2a',
	'wcag2aa',
	'wcag21a',
	'wcag21aa',
	'wcag22aa',
	'best-practice',
	'experimental',
];

interface Exception {
	readonly rule: string;
	readonly selector: string;
	readonly reason: string;
}

/** What is known, and cannot be mended here: one rule at one kind of element each. */
const EXCEPTIONS: readonly Exception[] = [
	{
		rule: 'focus-order-semantics',
		selector: '[role="separator"][aria-valuenow]',
		reason: 'A separator with a value is a widget since ARIA 1.1, which axe does not know.',
	},
	{
		rule: 'focus-order-semantics',
		selector: '.components-modal__content[role="document"][tabindex="0"]',
		reason: "WordPress's dialogs are scrolled by keyboard where nothing else in them takes the focus.",
	},
	{
		rule: 'focus-order-semantics',
		selector: 'div[tabindex="0"]:empty:not([class])',
		reason: "The block editor's own way in and out of the canvas by Tab.",
	},
	{
		rule: 'label-content-name-mismatch',
		selector:
			'.editor-post-discussion__panel-toggle, .components-toggle-group-control-option-base, [data-wp-component^="ToggleGroupControlOption"]',
		reason: "Names that WordPress's own panels give their buttons.",
	},
	{
		rule: 'target-size',
		selector: '.components-button.is-link[aria-label^="Edit template"]',
		reason: "A link in a sentence of WordPress's own panel.",
	},
	{
		rule: 'aria-valid-attr-value',
		selector: '[role="menuitemcheckbox"][aria-controls]',
		reason: 'WordPress names the sidebar of a plugin that is closed.',
	},
	{
		rule: 'region',
		selector: '#a11y-speak-intro-text',
		reason: 'WordPress puts the heading of its announcements at the end of every admin page.',
	},
];

/** What lies above the page. What it covers in part has been looked at without it. */
const OVERLAYS =
	'.components-popover, .components-modal__screen-overlay, [role="dialog"], [role="menu"]';

const SIZES = [
	{ width: 1400, height: 900 },
	{ width: 390, height: 844 },
] as const;

declare global {
	interface Window {
		readonly axe?: typeof axe;
	}
}

/** Looks at what a page shows, on a desktop and on a phone, with all rules that axe has. */
export class Audit {
	/** What was found, each once, with where it was first. */
	private readonly found = new Map< string, string >();

	public constructor( private readonly page: Page ) {}

	/** Fails with everything that was found so far. */
	public expectNothing(): void {
		expect(
			[ ...this.found ].map(
				( [ what, where ] ) => `${ where }: ${ what }`
			)
		).toEqual( [] );
	}

	/** Looks at the page as soon as what is meant to be seen is there. */
	public async look(
		what: string,
		seen: Locator,
		scope = 'html'
	): Promise< void > {
		await expect( seen ).toBeVisible();
		for ( const size of SIZES ) {
			await this.page.setViewportSize( size );
			// What belongs to a row closes where the row is another one on a small screen.
			if ( await seen.isVisible() ) {
				await this.lookOnce( `${ what } at ${ size.width }`, scope );
			}
		}
		await this.page.setViewportSize( SIZES[ 0 ] );
	}

	/** Opens a dialog, looks at it, and closes it. */
	public async lookAtDialog(
		what: string,
		open: () => Promise< unknown >
	): Promise< void > {
		await open();
		const dialogs = this.page.getByRole( 'dialog' );
		await expect( dialogs.last() ).toBeVisible();
		const count = await dialogs.count();
		await this.look( what, dialogs.last(), OVERLAYS );
		// A tooltip of the focused button is the innermost thing, and closes first.
		const tooltip = this.page.getByRole( 'tooltip' );
		if ( await tooltip.isVisible() ) {
			await this.page.keyboard.press( 'Escape' );
			await expect( tooltip ).toBeHidden();
		}
		await this.page.keyboard.press( 'Escape' );
		await expect( dialogs, what ).toHaveCount( count - 1 );
		await this.lookForFocus( what );
	}

	/** Opens a menu, looks at it, and closes it. */
	public async lookAtMenu( what: string, opener: Locator ): Promise< void > {
		const menu = this.page.getByRole( 'menu' );
		await opener.click();
		await this.look( what, menu, OVERLAYS );
		await this.page.keyboard.press( 'Escape' );
		await expect( menu ).toBeHidden();
		await this.lookForFocus( what );
	}

	/** Who works by keyboard goes on from somewhere, wherever they were. */
	private lookForFocus( what: string ): Promise< void > {
		// Popovers give it back in a later frame.
		return expect
			.poll(
				() =>
					this.page.evaluate(
						() =>
							document.activeElement !== null &&
							document.activeElement !== document.body
					),
				{ message: `the focus after ${ what }` }
			)
			.toBe( true );
	}

	/** Opens the dialog behind an entry of a menu, looks at it, and closes it. */
	public lookBehind(
		opener: Locator,
		entry: RegExp | string
	): Promise< void > {
		return this.lookAtDialog( String( entry ), async () => {
			await opener.click();
			await this.page
				.getByRole( 'menuitem', { name: entry } )
				.first()
				.click();
		} );
	}

	private async lookOnce( where: string, scope: string ): Promise< void > {
		if ( ! ( await this.page.evaluate( () => Boolean( window.axe ) ) ) ) {
			await this.page.evaluate( axe.source );
		}
		const options: RunOptions = {
			runOnly: { type: 'tag', values: TAGS },
			resultTypes: [ 'violations' ],
			// The site inside of the frames is the site's own business.
			iframes: false,
		};
		const found = await this.page.evaluate(
			async ( { options: wanted, exceptions, scope: looked } ) => {
				// Two frames: whatever follows the size of the window has followed it by then.
				for ( let frame = 0; frame < 2; frame++ ) {
					await new Promise( ( done ) =>
						requestAnimationFrame( done )
					);
				}
				const { violations } = ( await window.axe?.run(
					{ include: [ [ looked ] ], exclude: [ [ 'iframe' ] ] },
					wanted
				) ) as AxeResults;
				const isException = ( rule: string, target: string ) =>
					exceptions.some(
						( exception ) =>
							exception.rule === rule &&
							document
								.querySelector( target )
								?.matches( exception.selector )
					);
				return violations.flatMap( ( { id, nodes } ) =>
					nodes
						.filter(
							( { target } ) =>
								! isException( id, String( target[ 0 ] ) )
						)
						.map(
							( { html, any, all, none } ) =>
								`${ id }: ${ html.slice( 0, 200 ) } (${ [ ...any, ...all, ...none ].map( ( { message } ) => message ).join( ' ' ) })`
						)
				);
			},
			{ options, exceptions: EXCEPTIONS, scope }
		);
		for ( const what of found ) {
			if ( ! this.found.has( what ) ) {
				this.found.set( what, where );
			}
		}
	}
}
