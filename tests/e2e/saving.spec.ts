import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import type { Site } from './support/site';

const HEADING =
	'<!-- wp:heading --><h2 class="wp-block-heading">Before</h2><!-- /wp:heading -->';

async function makePage( site: Site ) {
	const { id, link } = await site.rest( 'POST', '/wp/v2/pages', {
		title: 'A page to save',
		status: 'publish',
		content: HEADING,
	} );
	return {
		id,
		link,
		remove: () => site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` ),
	};
}

/** Locks saving through WordPress's public store, as plugins do. */
const lockSaving = ( page: Page, isLocked: boolean ): Promise< void > =>
	page.evaluate( ( wanted ) => {
		const { wp } = window as unknown as {
			wp: {
				data: {
					dispatch(
						store: string
					): Record< string, ( lock: string ) => void >;
				};
			};
		};
		const editor = wp.data.dispatch( 'core/editor' );
		editor[ wanted ? 'lockPostSaving' : 'unlockPostSaving' ]?.( 'e2e' );
	}, isLocked );

/**
 * Types groups of letters at the caret. After each group another block changes by itself, as blocks do after a response
 * of the site. No time passes in between, even on a slow machine.
 */
const typeAtOnce = (
	page: Page,
	words: readonly ( readonly string[] )[]
): Promise< void > =>
	page
		.frameLocator( 'iframe[name="editor-canvas"]' )
		.locator( 'body' )
		.evaluate( ( { ownerDocument }, texts ) => {
			const { wp } = window.parent as unknown as {
				wp: {
					data: Record<
						'dispatch' | 'select',
						(
							store: string
						) => Record< string, ( ...args: unknown[] ) => unknown >
					>;
				};
			};
			const blockEditor = wp.data.dispatch( 'core/block-editor' );
			const { getClientIdsWithDescendants } =
				wp.data.select( 'core/block-editor' );
			const ids = getClientIdsWithDescendants?.() as string[];
			const [ first ] = ids;
			for ( const pieces of texts ) {
				for ( const piece of pieces ) {
					// Deprecated, but without a replacement.
					// oxlint-disable-next-line typescript/no-deprecated
					ownerDocument.execCommand( 'insertText', false, piece );
				}
				blockEditor.__unstableMarkNextChangeAsNotPersistent?.();
				blockEditor.updateBlockAttributes?.( first, {
					className: `after-${ pieces.join( '' ).trim() }`,
				} );
			}
		}, words );

test.describe( 'saving', () => {
	test( 'continuous typing is one undo step, several changed records are reviewed, and excluded ones stay changed @oldest', async ( {
		atelier,
		page,
		site,
	} ) => {
		const first = await makePage( site );
		const second = await makePage( site );
		try {
			await test.step( 'continuous typing is one step, although blocks change by themselves in the meantime', async () => {
				await atelier.edit( 'page', first.id );
				const heading = atelier.blocks( /^Block: Heading/ ).last();
				await heading.click();
				await page.keyboard.press( 'End' );
				await typeAtOnce( page, [
					[ ' ', 'an' ],
					[ 'd' ],
					[ ' m' ],
					[ 'ore' ],
				] );
				await expect( heading ).toHaveText( 'Before and more' );
				await atelier.button( 'Undo' ).click();
				await expect( heading ).toHaveText( 'Before' );
				await expect( atelier.button( 'Undo' ) ).toBeDisabled();
				await atelier.button( 'Redo' ).click();
				await expect( heading ).toHaveText( 'Before and more' );
			} );

			await test.step( 'several changed records are reviewed, and excluded ones stay changed', async () => {
				await atelier.writeHeading( 'First after' );
				// Inside the app: reloading would lose the changes.
				await atelier.button( 'Open Navigation' ).click();
				await page.evaluate( ( target ) => {
					window.history.pushState( { atelierDepth: 1 }, '', target );
					window.dispatchEvent( new PopStateEvent( 'popstate' ) );
				}, `?page=atelier&p=/page/${ second.id }&canvas=edit` );
				await expect( page ).toHaveURL(
					new RegExp( `page/${ second.id }` )
				);
				await atelier.waitForEditor();
				await expect(
					atelier.canvas.getByText( 'Before', { exact: true } )
				).toBeVisible();
				await atelier.writeHeading( 'Second after' );

				await atelier.button( 'Review 2 changes' ).click();
				const review = page.getByRole( 'dialog', {
					name: 'Are you ready to save?',
				} );
				const boxes = review.getByRole( 'checkbox' );
				await expect( boxes ).toHaveCount( 2 );
				await expect(
					review.getByText( 'Heading: “Before” → “Second after”' )
				).toBeVisible();
				await boxes.first().uncheck();
				await review
					.getByRole( 'button', { name: 'Save', exact: true } )
					.click();
				await expect( review ).toBeHidden();

				const texts = await Promise.all(
					[ first, second ].map( ( { link } ) => site.visit( link ) )
				);
				const saved = texts.filter( ( text ) =>
					/(First|Second) after/.test( text )
				);
				expect( saved ).toHaveLength( 1 );
				// The excluded record is still unsaved, and it isn't the open document.
				await expect(
					atelier.bar.getByRole( 'button', {
						name: 'Save',
						exact: true,
					} )
				).toBeEnabled();
			} );
		} finally {
			await first.remove();
			await second.remove();
		}
	} );

	test( 'undoes, saves by its shortcut, waits for plugins, shows and discards what is unsaved, and asks before it is lost @matrix', async ( {
		atelier,
		page,
		site,
	} ) => {
		await test.step( 'undo stops before the first change, and redo restores everything', async () => {
			// Also text that is typed while responses are slow.
			const slow = /wp-json|rest_route=/;
			await page.route( slow, async ( route ) => {
				await new Promise( ( resolve ) => setTimeout( resolve, 3000 ) );
				// The step may have ended by then.
				await route.fallback().catch( () => {} );
			} );
			// The editor inserts its patterns, which isn't an undo step.
			await atelier.open( `/wp_template/${ await site.theme() }//index`, {
				canvas: 'edit',
			} );
			const heading = atelier.blocks( /^Block: Heading/ ).first();
			const before = await heading.textContent();
			await heading.click();
			await page.keyboard.press( 'End' );
			await page.keyboard.type( ' and more' );
			await expect( heading ).toHaveText( `${ before } and more` );
			// A slow machine's pauses also create undo steps.
			const undo = atelier.button( 'Undo' );
			while ( await undo.isEnabled() ) {
				await undo.click();
			}
			await expect( heading ).toHaveText( before ?? '' );
			const redo = atelier.button( 'Redo' );
			while ( await redo.isEnabled() ) {
				await redo.click();
			}
			await expect( heading ).toHaveText( `${ before } and more` );
			while ( await undo.isEnabled() ) {
				await undo.click();
			}
			await page.unroute( slow );
		} );

		const { id, link, remove } = await makePage( site );
		try {
			await atelier.showAndEdit( 'page', id );
			await atelier.waitForEditor();
			await test.step( 'undo and redo work by their shortcuts', async () => {
				await atelier.writeHeading( 'Something else' );
				await expect(
					atelier.canvas.getByText( 'Something else' )
				).toBeVisible();
				// The number of steps depends on the typing speed.
				const undo = atelier.button( 'Undo' );
				while ( await undo.isEnabled() ) {
					await page.keyboard.press( 'ControlOrMeta+z' );
				}
				await expect(
					atelier.canvas.getByText( 'Before', { exact: true } )
				).toBeVisible();
				const redo = atelier.button( 'Redo' );
				while ( await redo.isEnabled() ) {
					await page.keyboard.press( 'ControlOrMeta+Shift+z' );
				}
				await expect(
					atelier.canvas.getByText( 'Something else' )
				).toBeVisible();
			} );

			await test.step( 'saving works by its shortcut from inside the canvas', async () => {
				await page.keyboard.press( 'ControlOrMeta+s' );
				await expect( atelier.button( 'Saved' ) ).toBeVisible();
				expect( await site.visit( link ) ).toContain(
					'Something else'
				);
			} );

			await test.step( 'saving waits while a plugin has locked it, and shows why', async () => {
				await atelier.writeHeading( 'Locked' );
				await lockSaving( page, true );
				await page.keyboard.press( 'ControlOrMeta+s' );
				await expect(
					page.getByText( 'can’t be saved yet' ).first()
				).toBeVisible();
				await expect( atelier.button( 'Save' ) ).toBeEnabled();
				await lockSaving( page, false );
				await page.keyboard.press( 'ControlOrMeta+s' );
				await expect( atelier.button( 'Saved' ) ).toBeVisible();
			} );

			await test.step( 'a change is visible in view mode before it is saved, and after navigation', async () => {
				await atelier.writeHeading( 'After' );
				await atelier.button( 'Open Navigation' ).click();
				await expect(
					atelier.canvas.getByText( 'After', { exact: true } )
				).toBeVisible();
				await expect(
					atelier.navigation.getByRole( 'button', {
						name: 'Save',
						exact: true,
					} )
				).toBeVisible();

				await atelier.navigation
					.getByRole( 'link', { name: 'Go to Site Editor' } )
					.click();
				await expect(
					atelier.navigation.getByRole( 'heading', {
						name: 'Design',
					} )
				).toBeVisible();
				await page.goBack( { waitUntil: 'commit' } );
				await expect(
					atelier.canvas.getByText( 'After', { exact: true } )
				).toBeVisible();
			} );

			await test.step( 'changes of one record are discarded separately, and restored by undo', async () => {
				await page
					.getByRole( 'link', { name: 'Go to Site Editor' } )
					.click();
				// It is no longer the document on the screen, so it is reviewed.
				await atelier.navigation
					.getByRole( 'button', { name: 'Save', exact: true } )
					.click();
				const review = page.getByRole( 'dialog', {
					name: 'Are you ready to save?',
				} );
				await expect(
					review.getByText( 'Heading: “Locked” → “After”' )
				).toBeVisible();
				await review
					.getByRole( 'button', {
						name: 'Discard changes to “A page to save”',
					} )
					.click();
				await expect( review ).toBeHidden();
				await expect(
					atelier.navigation.getByRole( 'button', { name: 'Saved' } )
				).toBeVisible();

				await page.getByRole( 'button', { name: 'Undo' } ).click();
				await expect(
					atelier.navigation.getByRole( 'button', {
						name: 'Save',
						exact: true,
					} )
				).toBeVisible();
			} );

			await test.step( 'leaving the page with changes needs a confirmation', async () => {
				await page.goBack( { waitUntil: 'commit' } );
				const words = atelier.canvas.getByText( 'After', {
					exact: true,
				} );
				await expect( words ).toBeVisible();
				const asking = page.waitForEvent( 'dialog' );
				void page.close( { runBeforeUnload: true } );
				const dialog = await asking;
				expect( dialog.type() ).toBe( 'beforeunload' );
				await dialog.dismiss();
				await expect( words ).toBeVisible();
			} );
		} finally {
			await remove();
		}
	} );
} );
