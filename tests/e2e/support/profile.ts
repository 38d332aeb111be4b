import {
	chromium,
	type BrowserContext,
	type BrowserContextOptions,
	type CDPSession,
	type LaunchOptions,
} from '@playwright/test';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** A browser with a profile on disk, as users have. */
export interface Profile {
	readonly context: BrowserContext;
	/** Clears it for a test, except cached files of the site and their compiled code. */
	readonly reset: ( url: string, state: string ) => Promise< void >;
	readonly close: () => Promise< void >;
}

interface Cookies {
	readonly cookies: Parameters< BrowserContext[ 'addCookies' ] >[ 0 ];
}

/**
 * Chromium only caches compiled scripts in a profile on disk: without one, opening one of our pages takes half as long
 * again.
 *
 * @param launchOptions
 * @param contextOptions
 */
export async function openProfile(
	launchOptions: LaunchOptions,
	contextOptions: BrowserContextOptions
): Promise< Profile > {
	const folder = await fs.mkdtemp(
		path.join( os.tmpdir(), 'atelier-profile-' )
	);
	const context = await chromium.launchPersistentContext( folder, {
		...launchOptions,
		...contextOptions,
	} );
	// The browser exits without pages.
	const first = context.pages()[ 0 ] ?? ( await context.newPage() );
	const tools = await context.newCDPSession( first );
	return {
		context,
		reset: async ( url, state ) => {
			for ( const page of context.pages() ) {
				if ( page !== first ) {
					await page.close();
				}
			}
			await context.unrouteAll( { behavior: 'ignoreErrors' } );
			await context.setOffline( false );
			await context.clearPermissions();
			await forget( tools, url );
			await context.clearCookies();
			const { cookies } = JSON.parse(
				await fs.readFile( state, 'utf8' )
			) as Cookies;
			await context.addCookies( cookies );
		},
		close: async () => {
			await context.close();
			await fs.rm( folder, { recursive: true, force: true } );
		},
	};
}

/** Clears the browser's storage of a site. */
const forget = async ( tools: CDPSession, url: string ): Promise< void > => {
	await tools.send( 'Storage.clearDataForOrigin', {
		origin: new URL( url ).origin,
		storageTypes: 'local_storage,indexeddb,cache_storage,service_workers',
	} );
};
