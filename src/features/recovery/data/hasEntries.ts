import { DATABASE, TAB_PREFIX } from './names';

/**
 * Whether this browser has stored entries, of any user. The check works without the reader, which is many times larger.
 * False where storage isn't available, as it couldn't be read either.
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

/** The database if it exists; checking doesn't create it. */
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
