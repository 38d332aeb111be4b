import type { Page } from '@playwright/test';
import type { Atelier } from './support/atelier';
import { pretendHistory } from './support/revisions';
import { expect, test } from './support/test';

/** So that everything scrolls. */
const LOW = { width: 1280, height: 420 };

interface Sticky {
	/** The number of bars that stick in something that scrolls. */
	readonly count: number;
	/** What a bar covers at the end of its scroller, where nothing can be scrolled from under it, or once it has the focus. */
	readonly covered: readonly string[];
}

/** Scrolls everything with a sticky bar to both ends, presses what is first and last in it, and walks it there and back by focus. */
const stickyIn = ( page: Page ): Promise< Sticky > =>
	page.evaluate( () => {
		const scrollerOf = ( element: Element ): Element | null => {
			for (
				let parent = element.parentElement;
				parent;
				parent = parent.parentElement
			) {
				const { overflowY } = getComputedStyle( parent );
				if (
					/auto|scroll/.test( overflowY ) &&
					parent.scrollHeight > parent.clientHeight + 1
				) {
					return parent;
				}
			}
			return null;
		};
		const isSeen = ( element: Element ) =>
			element.getClientRects().length > 0 &&
			getComputedStyle( element ).visibility === 'visible';
		const covered: string[] = [];
		let count = 0;
		/** What is on it, also near its edge. */
		const lookAt = ( target: Element, bar: Element ) => {
			const box = target.getBoundingClientRect();
			for ( const y of [ box.top + 2, box.bottom - 2 ] ) {
				const hit = document.elementFromPoint(
					box.left + box.width / 2,
					y
				);
				if ( hit && ( hit === bar || bar.contains( hit ) ) ) {
					covered.push(
						`${ target.textContent || target.getAttribute( 'aria-label' ) } under ${ bar.className }`
					);
				}
			}
		};
		for ( const bar of document.querySelectorAll( 'body *' ) ) {
			const { position, insetBlockEnd } = getComputedStyle( bar );
			const scroller =
				position === 'sticky' && isSeen( bar ) && scrollerOf( bar );
			if ( ! scroller ) {
				continue;
			}
			count += 1;
			const targets = [
				...scroller.querySelectorAll(
					'a[href], button, input, select, [tabindex="0"]'
				),
			].filter( ( one ) => isSeen( one ) && ! bar.contains( one ) );
			const isAtEnd = insetBlockEnd !== 'auto';
			scroller.scrollTop = isAtEnd ? scroller.scrollHeight : 0;
			const target = targets.at( isAtEnd ? -1 : 0 );
			if ( target ) {
				lookAt( target, bar );
			}
			const [ first, last ] = [ 0, scroller.scrollHeight ];
			for ( const [ from, way ] of [
				[ first, targets ],
				[ last, [ ...targets ].reverse() ],
			] as const ) {
				scroller.scrollTop = from;
				for ( const one of way ) {
					( one as HTMLElement ).focus();
					lookAt( one, bar );
				}
			}
		}
		return { count, covered };
	} );

const revisions = ( page: Page ) =>
	page.getByRole( 'listbox', { name: 'Global styles revisions list' } );

/** As far down as the list goes, nothing is on the way to the next page, nor back: the page stays for the next screen. */
async function turnPage( page: Page ): Promise< void > {
	for ( const [ name, words ] of [
		[ 'Next page', '2 of 3' ],
		[ 'Previous page', '1 of 3' ],
	] as const ) {
		await page.getByRole( 'button', { name } ).click();
		await expect(
			page.getByText( words ).filter( { visible: true } )
		).toBeVisible();
	}
}

const chooseRevision = async ( page: Page ) => {
	await revisions( page ).getByRole( 'option' ).nth( 3 ).click();
	await expect( page.getByRole( 'button', { name: 'Apply' } ) ).toBeVisible();
};

interface Shown {
	readonly open: ( atelier: Atelier, page: Page ) => Promise< void >;
	readonly use?: ( page: Page ) => Promise< void >;
}

const SCREENS: Readonly< Record< string, Shown > > = {
	'a table': {
		open: async ( atelier, page ) => {
			await atelier.go( '/page', { layout: 'table' } );
			await expect( page.getByRole( 'table' ) ).toBeVisible();
		},
	},
	'the blocks of the styles': {
		open: async ( atelier, page ) => {
			await atelier.go( '/styles', { section: '/blocks' } );
			await expect(
				page.getByRole( 'searchbox', { name: /Search/ } )
			).toBeVisible();
		},
	},
	'the picker of a color of the palette': {
		open: async ( atelier, page ) => {
			// Room for its largest control and the bar.
			await page.setViewportSize( { width: 1280, height: 640 } );
			await atelier.go( '/styles', { section: '/colors/palette' } );
			await page.getByRole( 'button', { name: /^Accent 1/ } ).click();
			await expect(
				page
					.getByRole( 'dialog', { name: 'Accent 1' } )
					.getByRole( 'button', { name: 'Reset' } )
			).toBeInViewport( { ratio: 1 } );
		},
	},
	'revisions of the styles': {
		open: async ( atelier, page ) => {
			await atelier.go( '/styles', { section: '/revisions' } );
			await chooseRevision( page );
		},
		use: turnPage,
	},
	'revisions of the styles in the editor': {
		open: async ( atelier, page ) => {
			await atelier.go( '/', { canvas: 'edit' } );
			await atelier.waitForEditor();
			await page.keyboard.press( 'ControlOrMeta+k' );
			await page.getByRole( 'combobox' ).fill( 'Style revisions' );
			await page
				.getByRole( 'option', { name: 'Style revisions' } )
				.click();
			await chooseRevision( page );
		},
		use: turnPage,
	},
};

test( 'no bar covers what is last under it, and no message counts or buttons at the end of the screen', async ( {
	atelier,
	page,
	site,
} ) => {
	await pretendHistory( page );
	await atelier.open();
	await expect(
		atelier.navigation.getByRole( 'heading', { name: 'Design' } )
	).toBeVisible();
	for ( const [ name, { open, use } ] of Object.entries( SCREENS ) ) {
		await test.step( name, async () => {
			await page.setViewportSize( LOW );
			await open( atelier, page );
			await expect
				.poll( async () => ( await stickyIn( page ) ).count )
				.toBeGreaterThan( 0 );
			expect( ( await stickyIn( page ) ).covered ).toEqual( [] );
			await use?.( page );
		} );
	}

	await test.step( 'a message', async () => {
		const title = 'Moved to the trash';
		const { id } = await site.rest( 'POST', '/wp/v2/pages', {
			title,
			status: 'publish',
		} );
		try {
			await page.setViewportSize( LOW );
			await atelier.open( '/page', { layout: 'table' } );
			await page
				.getByRole( 'row', { name: title } )
				.getByRole( 'button', { name: 'Actions' } )
				.click();
			await page
				.getByRole( 'menuitem', { name: 'Move to trash' } )
				.click();
			await page
				.getByRole( 'dialog' )
				.getByRole( 'button', { name: 'Move to trash' } )
				.click();
			const message = page.locator( '.components-snackbar' );
			await expect( message ).toBeVisible();
			const covered = () =>
				page.evaluate( () =>
					[ ...document.querySelectorAll( '[data-keep-clear] *' ) ]
						.filter(
							( one ) =>
								one.childElementCount === 0 &&
								one.checkVisibility( {
									visibilityProperty: true,
								} )
						)
						.flatMap( ( one ) => {
							const box = one.getBoundingClientRect();
							const hit = document.elementFromPoint(
								( box.left + box.right ) / 2,
								( box.top + box.bottom ) / 2
							);
							return hit?.closest( '.components-snackbar' )
								? [ one.textContent ]
								: [];
						} )
				);
			for ( const size of [
				{ width: 1280, height: 800 },
				{ width: 390, height: 640 },
			] ) {
				await page.setViewportSize( size );
				// It stays for as long as it is looked at.
				await message.hover();
				await expect.poll( covered ).toEqual( [] );
			}
		} finally {
			await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
		}
	} );
} );
