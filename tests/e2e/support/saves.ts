import { expect, type Page, type Request } from '@playwright/test';

type Call = ( ...args: unknown[] ) => Promise< unknown >;

/** The part of WordPress's public store that is used. */
interface Data {
	resolveSelect( store: string ): { readonly getEntityRecord: Call };
	dispatch( store: string ): { readonly editEntityRecord: Call };
}

/** Waits for the second loading stage. */
export const recordsAreThere = async ( page: Page ): Promise< void > => {
	await page.waitForFunction(
		() =>
			'coreData' in ( ( window as unknown as { wp?: object } ).wp ?? {} )
	);
	await expect(
		page.getByRole( 'button', { name: 'Saved', exact: true } )
	).toBeVisible();
};

/** Edits a record with WordPress's public store, like all screens. */
export const editRecord = (
	page: Page,
	type: string,
	id: number | string,
	edits: Readonly< Record< string, string > >
): Promise< void > =>
	page.evaluate(
		async ( [ name, key, changes ] ) => {
			const { data } = ( window as unknown as { wp: { data: Data } } ).wp;
			await data
				.resolveSelect( 'core' )
				.getEntityRecord( 'postType', name, key );
			await data
				.dispatch( 'core' )
				.editEntityRecord( 'postType', name, key, changes );
		},
		[ type, id, edits ] as const
	);

/** Makes the nonce expire, as on a page that has been open for more than a day. */
export const makeNonceStale = ( page: Page ): Promise< void > =>
	page.evaluate( () => {
		const { wp } = window as unknown as {
			wp: { apiFetch: { nonceMiddleware: { nonce: string } } };
		};
		wp.apiFetch.nonceMiddleware.nonce = 'stale';
	} );

/** Requests for one record, with any permalink structure. */
export const isAbout =
	( path: string ) =>
	( url: URL ): boolean =>
		new RegExp( `${ path }(?![0-9])` ).test(
			decodeURIComponent( url.href )
		) && ! url.searchParams.has( 'atelier-stages' );

export const isWrite = ( request: Request ): boolean =>
	request.method() !== 'GET' && request.method() !== 'OPTIONS';

/** Counts the writes of one record that the browser sends. */
export function countWrites( page: Page, path: string ): () => number {
	let count = 0;
	const matches = isAbout( path );
	page.on( 'request', ( request ) => {
		if ( isWrite( request ) && matches( new URL( request.url() ) ) ) {
			count++;
		}
	} );
	return () => count;
}
