import type { Locator, Page } from '@playwright/test';

const DATABASE = 'atelier-recovery';

/** What the browser keeps of an unsaved change; only what tests look at. */
export interface Kept {
	readonly session: string;
	readonly title: string;
	readonly subject: { readonly name: string; readonly id?: string };
	/** JSON. */
	readonly edits: string;
}

/** The offer of what was not saved earlier. */
export const offer = ( page: Page ): Locator =>
	page.getByRole( 'dialog', { name: 'Restore unsaved changes?' } );

/** What the browser keeps, whoever's it is. */
export const keptIn = ( page: Page ): Promise< readonly Kept[] > =>
	page.evaluate(
		( name ) =>
			new Promise< Kept[] >( ( resolve, reject ) => {
				const opening = indexedDB.open( name );
				opening.onerror = () => reject( new Error( name ) );
				opening.onsuccess = () => {
					const reading = opening.result
						.transaction( 'entries' )
						.objectStore( 'entries' )
						.getAll();
					reading.onsuccess = () => {
						opening.result.close();
						resolve( reading.result as Kept[] );
					};
				};
			} ),
		DATABASE
	);

/** Ends the process behind a page, as a crash does: nothing in it hears of that. */
export async function crash( page: Page ): Promise< void > {
	const tools = await page.context().newCDPSession( page );
	const gone = page.waitForEvent( 'crash' );
	// It is never answered.
	tools.send( 'Page.crash' ).catch( () => undefined );
	await gone;
}

/** Has the browser keep nothing any more. */
export const forgetKept = ( page: Page ): Promise< void > =>
	page.evaluate(
		( name ) =>
			new Promise< void >( ( resolve ) => {
				const opening = indexedDB.open( name );
				opening.onsuccess = () => {
					const writing = opening.result.transaction(
						'entries',
						'readwrite'
					);
					writing.objectStore( 'entries' ).clear();
					writing.oncomplete = () => {
						opening.result.close();
						resolve();
					};
				};
			} ),
		DATABASE
	);

/** Names a record in the words of WordPress's public store. */
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

/** Edits a record as any part of the screen does, through WordPress's public store. */
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

/** A record with the edits in it. */
export const readEdited = (
	page: Page,
	record: RecordName
): Promise< Readonly< Record< string, unknown > > > =>
	page.evaluate( ( [ kind, name, id ] ) => {
		const { data } = ( window as unknown as { wp: { data: Data } } ).wp;
		return data.select( 'core' ).getEditedEntityRecord( kind, name, id );
	}, record );
