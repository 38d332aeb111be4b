/** The demo shop in a browser, for screenshots. */
import { launchChromium } from '../browser.mjs';
import { logIn } from '../server/administrator.mjs';
import { startSite } from '../server/start.mjs';
import { ensureBuild } from '../setup/build.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';

/** The time that a page needs to load completely, in milliseconds. */
const SETTLED = 6000;

/** @param {{ width: number, height: number }} viewport */
export async function openShop( viewport ) {
	await ensureDependencies();
	await ensureBuild();
	const server = await startSite( { name: 'pictures', isShop: true } );
	const { url } = server;
	const browser = await launchChromium();
	const context = await browser.newContext( { viewport, baseURL: url } );
	const page = await context.newPage();
	page.on( 'dialog', ( dialog ) => void dialog.accept() );
	// The first request creates the shop's content.
	await page.goto( '/' );
	const rest = await logIn( context.request, {
		atelier: { firstSteps: { isOpen: false } },
	} );

	/** @param {Pick<import('../../docs/user/pictures.mjs').Picture, 'at' | 'edits' | 'draft'>} what */
	async function open( { at, edits = false, draft } ) {
		const query = new URLSearchParams( { page: 'atelier', p: at } );
		if ( edits ) {
			query.set( 'canvas', 'edit' );
		}
		if ( draft ) {
			query.set( 'atelier_draft', String( draft ) );
		}
		await page.goto( `/wp-admin/admin.php?${ query }`, {
			waitUntil: 'commit',
		} );
		if ( edits ) {
			await page
				.locator( 'iframe[name="editor-canvas"]' )
				.waitFor( { state: 'visible' } );
		}
		await page.waitForTimeout( SETTLED );
	}

	return {
		page,
		rest,
		open,
		close: async () => {
			await browser.close();
			await server.stop();
		},
	};
}
