import { expect, type Locator, type Page } from '@playwright/test';

const DATABASE = 'atelier-recovery';

/** An unsaved change in the browser's journal, with the properties that tests read. */
export interface Kept {
	readonly session: string;
	readonly title: string;
	readonly subject: { readonly name: string; readonly id?: string };
	/** JSON. */
	readonly edits: string;
}

/** The dialog that offers to restore unsaved changes. */
export const offer = ( page: Page ): Locator =>
	page.getByRole( 'dialog', { name: 'Restore unsaved changes?' } );

interface Row {
	readonly id: string;
	readonly owner: string;
	readonly expires: number;
	readonly size: number;
	readonly cipher: 'AES-GCM' | 'AES-CTR';
	readonly iv: Uint8Array< ArrayBuffer >;
	readonly data: Uint8Array< ArrayBuffer >;
}

/** The journal of this page's user, decrypted as in includes/Recovery/Journal_Key.php. */
export async function keptIn( page: Page ): Promise< readonly Kept[] > {
	await page.waitForFunction( () => 'atelierBoot' in window );
	return page.evaluate( async ( name ) => {
		const { journalKey } = (
			window as unknown as { atelierBoot: { journalKey: string } }
		 ).atelierBoot;
		const rows = await new Promise< Row[] >( ( resolve, reject ) => {
			const opening = indexedDB.open( name );
			// Only Atelier creates the database.
			opening.onupgradeneeded = () => opening.transaction?.abort();
			opening.onerror = () => resolve( [] );
			opening.onsuccess = () => {
				const reading = opening.result
					.transaction( 'encrypted' )
					.objectStore( 'encrypted' )
					.getAll();
				reading.onerror = () => reject( new Error( name ) );
				reading.onsuccess = () => {
					opening.result.close();
					resolve( reading.result as Row[] );
				};
			};
		} );
		const { subtle } = crypto;
		const root = await subtle.importKey(
			'raw',
			Uint8Array.from( atob( journalKey ), ( sign ) =>
				sign.charCodeAt( 0 )
			),
			'HKDF',
			false,
			[ 'deriveKey' ]
		);
		const decrypt = async ( { cipher, iv, data }: Row ) => {
			const key = await subtle.deriveKey(
				{
					name: 'HKDF',
					hash: 'SHA-256',
					salt: new Uint8Array(),
					info: new TextEncoder().encode( cipher ),
				},
				root,
				{ name: cipher, length: 256 },
				false,
				[ 'decrypt' ]
			);
			const text = await subtle.decrypt(
				cipher === 'AES-GCM'
					? { name: cipher, iv }
					: { name: cipher, counter: iv, length: 32 },
				key,
				data
			);
			const { value } = JSON.parse(
				new TextDecoder().decode( text )
			) as {
				readonly value: Kept;
			};
			return value;
		};
		const found = await Promise.allSettled( rows.map( decrypt ) );
		return found.flatMap( ( entry ) =>
			entry.status === 'fulfilled' ? [ entry.value ] : []
		);
	}, DATABASE );
}

/** All raw entries of the browser's storage, one string each. */
export const storedIn = ( page: Page ): Promise< readonly string[] > =>
	page.evaluate(
		( name ) =>
			new Promise< string[] >( ( resolve ) => {
				const opening = indexedDB.open( name );
				opening.onsuccess = () => {
					const stores = [ ...opening.result.objectStoreNames ];
					const transaction = opening.result.transaction( stores );
					const found: string[] = [];
					for ( const store of stores ) {
						const reading = transaction
							.objectStore( store )
							.getAll();
						reading.onsuccess = () => {
							for ( const row of reading.result as Row[] ) {
								const { data, iv, ...rest } = row;
								found.push(
									JSON.stringify( rest ) +
										[ data, iv ]
											.map( ( bytes ) =>
												new TextDecoder(
													'latin1'
												).decode( bytes )
											)
											.join( '' )
								);
							}
						};
					}
					transaction.oncomplete = () => {
						opening.result.close();
						resolve( found );
					};
				};
			} ),
		DATABASE
	);

/** Adds an entry with another key, like that of another user. */
export const storeForeign = ( page: Page, expires: number ): Promise< void > =>
	page.evaluate(
		( [ name, end ] ) =>
			new Promise< void >( ( resolve ) => {
				const opening = indexedDB.open( name );
				opening.onsuccess = () => {
					const writing = opening.result.transaction(
						'encrypted',
						'readwrite'
					);
					writing.objectStore( 'encrypted' ).put( {
						id: `foreign ${ end }`,
						owner: 'foreign',
						expires: end,
						size: 3,
						cipher: 'AES-GCM',
						iv: new Uint8Array( 12 ),
						data: new Uint8Array( 3 ),
					} );
					writing.oncomplete = () => {
						opening.result.close();
						resolve();
					};
				};
			} ),
		[ DATABASE, expires ] as const
	);

/** Ends the renderer process of a page, as in a crash: its code isn't notified. */
export async function crash( page: Page ): Promise< void > {
	const tools = await page.context().newCDPSession( page );
	const gone = page.waitForEvent( 'crash' );
	// This never resolves.
	tools.send( 'Page.crash' ).catch( () => undefined );
	await gone;
}

/** Deletes the browser's journal. */
export const forgetKept = ( page: Page ): Promise< void > =>
	page.evaluate(
		( name ) =>
			new Promise< void >( ( resolve ) => {
				const opening = indexedDB.open( name );
				opening.onsuccess = () => {
					const writing = opening.result.transaction(
						'encrypted',
						'readwrite'
					);
					writing.objectStore( 'encrypted' ).clear();
					writing.oncomplete = () => {
						opening.result.close();
						resolve();
					};
				};
			} ),
		DATABASE
	);

/** The arguments that name a record in WordPress's public store. */
export type RecordName = readonly [
	kind: string,
	name: string,
	id?: number | string,
];

interface Selectors {
	getEntityRecord( ...record: RecordName ): Promise< unknown >;
	getEditedEntityRecord( ...record: RecordName ): Record< string, unknown >;
}
interface Data {
	dispatch( store: 'core' ): {
		editEntityRecord( ...args: unknown[] ): Promise< unknown >;
	};
	select( store: 'core' ): Selectors;
	resolveSelect( store: 'core' ): Selectors;
}

/** Edits a record with WordPress's public store, like all screens. */
export const editRecord = (
	page: Page,
	record: RecordName,
	edits: Readonly< Record< string, unknown > >
): Promise< void > =>
	page.evaluate(
		async ( [ [ kind, name, id ], changes ] ) => {
			const { data } = ( window as unknown as { wp: { data: Data } } ).wp;
			await data
				.resolveSelect( 'core' )
				.getEntityRecord( kind, name, id );
			await data
				.dispatch( 'core' )
				.editEntityRecord( kind, name, id, changes );
		},
		[ record, edits ] as const
	);

/** A record with its edits. */
export const readEdited = (
	page: Page,
	record: RecordName
): Promise< Readonly< Record< string, unknown > > > =>
	page.evaluate( ( [ kind, name, id ] ) => {
		const { data } = ( window as unknown as { wp: { data: Data } } ).wp;
		return data.select( 'core' ).getEditedEntityRecord( kind, name, id );
	}, record );

/** Waits until the browser keeps this number of changes, one of them with this text. */
export const expectKept = ( page: Page, count: number, words = '' ) =>
	expect
		.poll( async () => {
			const kept = await keptIn( page );
			return [
				kept.length,
				kept.some( ( { edits } ) => edits.includes( words ) ),
			];
		} )
		.toEqual( [ count, true ] );
