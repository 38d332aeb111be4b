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

type Core = Record< string, ( ...args: unknown[] ) => Promise< unknown > >;

/** Edits a record as any part of the screen does, through WordPress's public store. */
export const editRecord = (
	page: Page,
	record: readonly [ kind: string, name: string, id?: number | string ],
	edits: Readonly< Record< string, unknown > >
): Promise< void > =>
	page.evaluate(
		async ( [ [ kind, name, id ], changes ] ) => {
			const { wp } = window as unknown as {
				wp: {
					data: Record<
						'dispatch' | 'resolveSelect',
						( store: string ) => Core
					>;
				};
			};
			const select = wp.data.resolveSelect( 'core' );
			await select[ 'getEntityRecord' ]?.( kind, name, id );
			await wp.data
				.dispatch( 'core' )
				[ 'editEntityRecord' ]?.( kind, name, id, changes );
		},
		[ record, edits ] as const
	);
