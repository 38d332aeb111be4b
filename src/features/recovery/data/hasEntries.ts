import { DATABASE, TAB_PREFIX } from './names';

/**
 * Whether anything unsaved is kept in this browser, whoever's it is: without what reads it, which is many times larger.
 * False where storage does not answer: it could not be read either.
 */
export const hasEntries = async (): Promise< boolean > =>
	hasTabEntries() || ( await hasStoredEntries() );

function hasTabEntries(): boolean {
	try {
		return Object.keys( sessionStorage ).some( ( key ) =>
			key.startsWith( TAB_PREFIX )
		);
	} catch {
		return false;
	}
}

async function hasStoredEntries(): Promise< boolean > {
	try {
		const database = await openExisting();
		if ( ! database ) {
			return false;
		}
		try {
			const counts = await Promise.all(
				[ ...database.objectStoreNames ].map( ( name ) =>
					settled(
						database.transaction( name ).objectStore( name ).count()
					)
				)
			);
			return counts.some( ( count ) => count > 0 );
		} finally {
			database.close();
		}
	} catch {
		return false;
	}
}

/** The database where there is one; looking for it makes none. */
function openExisting(): Promise< IDBDatabase | null > {
	return new Promise( ( resolve, reject ) => {
		const opening = indexedDB.open( DATABASE );
		let isNew = false;
		opening.onupgradeneeded = () => {
			isNew = true;
			opening.transaction?.abort();
		};
		opening.onsuccess = () => resolve( opening.result );
		opening.onerror = () =>
			isNew ? resolve( null ) : reject( opening.error ?? new Error() );
	} );
}

const settled = < Value >( request: IDBRequest< Value > ): Promise< Value > =>
	new Promise( ( resolve, reject ) => {
		request.onsuccess = () => resolve( request.result );
		request.onerror = () => reject( request.error ?? new Error() );
	} );
