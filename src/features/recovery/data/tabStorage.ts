import { readEntry, serializeEntry, type Entry } from '../model/entry';
import { TAB_PREFIX } from './names';
import { owner } from '@/platform/owner';
import type { JournalStorage } from './journalStorage';
import type { Changes } from './writeQueue';

/** Without encryption, entries live as long as the tab, including reloads and restored tabs. */
export const tabStorage: JournalStorage = {
	isLasting: false,
	open: () => Promise.resolve(),
	write: ( changes ) => Promise.resolve( apply( changes ) ),
	flush: () => undefined,
	prune: () => Promise.resolve(),
	entries: () =>
		Promise.resolve(
			keysOf().flatMap( ( key ) => {
				const entry = read( key );
				return entry?.owner === owner() ? [ entry ] : [];
			} )
		),
	entry: ( id ) => Promise.resolve( read( TAB_PREFIX + id ) ),
	forget: () => Promise.resolve( clear() ),
};

function keysOf(): readonly string[] {
	try {
		return Object.keys( sessionStorage ).filter( ( key ) =>
			key.startsWith( TAB_PREFIX )
		);
	} catch {
		return [];
	}
}

function read( key: string ): Entry | null {
	try {
		return readEntry( sessionStorage.getItem( key ) ?? '' );
	} catch {
		return null;
	}
}

function apply( { put, remove }: Changes ): boolean {
	try {
		remove.forEach( ( id ) =>
			sessionStorage.removeItem( TAB_PREFIX + id )
		);
		put.forEach( ( entry ) =>
			sessionStorage.setItem(
				TAB_PREFIX + entry.id,
				serializeEntry( entry )
			)
		);
		return true;
	} catch {
		return false;
	}
}

function clear(): boolean {
	return apply( {
		put: [],
		remove: keysOf()
			.filter( ( key ) => read( key )?.owner === owner() )
			.map( ( key ) => key.slice( TAB_PREFIX.length ) ),
	} );
}
