import type { Locator, Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { hiddenMainButtons } from './mainButton';
import { expect } from './test';

/** All rules of WCAG, including axe's experimental ones, and axe's best practices. */
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

/** Known problems that can't be fixed here: one rule for one kind of element each. */
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

/** Layers above the page. Partly covered content has been checked without them. */
const OVERLAYS =
	'.components-popover, .components-modal__screen-overlay, [role="dialog"], [role="menu"]';

const SIZES = [
	{ width: 1400, height: 900 },
	{ width: 390, height: 844 },
] as const;

/** Whether styles lock the screen's orientation: reading all of them takes as long as everything else. */
const ORIENTATION = 'css-orientation-lock';

declare global {
	interface Window {
		readonly axe?: typeof axe;
		/** The number of style sheets when they were last read. */
		readSheets?: number;
	}
}

/** Checks a page on a desktop and on a phone, with all rules of axe. */
export class Audit {
	/** The problems, each once, with the first step that had it. */
	private readonly found = new Map< string, string >();

	public constructor( private readonly page: Page ) {}

	/** Fails with all problems so far. */
	public expectNothing(): void {
		expect(
			[ ...this.found ].map(
				( [ what, where ] ) => `${ where }: ${ what }`
			)
		).toEqual( [] );
	}

	/** Checks the page as soon as the given element is visible. */
	public async look(
		what: string,
		seen: Locator,
		scope = 'html'
	): Promise< void > {
		await expect( seen ).toBeVisible();
		for ( const size of SIZES ) {
			await this.page.setViewportSize( size );
			// A menu or dialog of a row closes if the row is replaced on a small screen.
			if ( await seen.isVisible() ) {
				const isThere = await this.lookOnce(
					`${ what } at ${ size.width }`,
					scope
				);
				expect(
					isThere || size !== SIZES[ 0 ],
					`${ what } stays open`
				).toBe( true );
			}
		}
		for ( const hidden of await hiddenMainButtons( this.page ) ) {
			this.found.set( hidden, what );
		}
		await this.page.setViewportSize( SIZES[ 0 ] );
	}

	/** Opens a dialog, checks it, and closes it. */
	public async lookAtDialog(
		what: string,
		open: () => Promise< unknown >
	): Promise< void > {
		await open();
		const dialogs = this.page.getByRole( 'dialog' );
		await expect( dialogs.last() ).toBeVisible();
		const count = await dialogs.count();
		await this.look( what, dialogs.last(), OVERLAYS );
		// A tooltip of the focused button is the innermost layer, and closes first.
		const tooltip = this.page.getByRole( 'tooltip' );
		if ( await tooltip.isVisible() ) {
			await this.page.keyboard.press( 'Escape' );
			await expect( tooltip ).toBeHidden();
		}
		await this.page.keyboard.press( 'Escape' );
		await expect( dialogs, what ).toHaveCount( count - 1 );
		await this.lookForFocus( what );
	}

	/** Opens a menu, checks it, and closes it. */
	public async lookAtMenu( what: string, opener: Locator ): Promise< void > {
		const menu = this.page.getByRole( 'menu' );
		// The menu of a row closes if a late answer replaces the row.
		await expect( async () => {
			if ( ! ( await menu.isVisible() ) ) {
				await opener.click();
			}
			await expect( menu ).toBeVisible( { timeout: 5000 } );
		} ).toPass();
		await this.look( what, menu, OVERLAYS );
		await this.page.keyboard.press( 'Escape' );
		await expect( menu ).toBeHidden();
		await this.lookForFocus( what );
	}

	/** Keyboard users need a focused element to continue from. */
	private lookForFocus( what: string ): Promise< void > {
		// Popovers return the focus in a later frame.
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

	/** Opens the dialog of a menu item, checks it, and closes it. */
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

	/** Whether what is to be looked at is there. */
	private async lookOnce( where: string, scope: string ): Promise< boolean > {
		if ( ! ( await this.page.evaluate( () => Boolean( window.axe ) ) ) ) {
			await this.page.evaluate( axe.source );
		}
		const options: RunOptions = {
			runOnly: { type: 'tag', values: TAGS },
			resultTypes: [ 'violations' ],
			// The content of frames is the site's own.
			iframes: false,
		};
		const found = await this.page.evaluate(
			async ( {
				options: wanted,
				exceptions,
				scope: looked,
				orientation,
			} ) => {
				// Two frames: code that depends on the window's size has run by then.
				for ( let frame = 0; frame < 2; frame++ ) {
					await new Promise( ( done ) =>
						requestAnimationFrame( done )
					);
				}
				if ( ! document.querySelector( looked ) ) {
					return null;
				}
				const { length: sheets } = document.styleSheets;
				const areRead =
					looked !== 'html' || window.readSheets === sheets;
				if ( ! areRead ) {
					window.readSheets = sheets;
				}
				const results = ( await window.axe?.run(
					{ include: [ [ looked ] ], exclude: [ [ 'iframe' ] ] },
					areRead
						? {
								...wanted,
								preload: false,
								rules: { [ orientation ]: { enabled: false } },
							}
						: wanted
				) ) as AxeResults;
				const isException = ( rule: string, target: string ) =>
					exceptions.some(
						( exception ) =>
							exception.rule === rule &&
							document
								.querySelector( target )
								?.matches( exception.selector )
					);
				return results.violations.flatMap( ( { id, nodes } ) =>
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
			{ options, exceptions: EXCEPTIONS, scope, orientation: ORIENTATION }
		);
		for ( const what of found ?? [] ) {
			if ( ! this.found.has( what ) ) {
				this.found.set( what, where );
			}
		}
		return found !== null;
	}
}
