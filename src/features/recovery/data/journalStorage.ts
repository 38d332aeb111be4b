import type { Entry } from '../model/entry';
import type { WriteQueue } from './writeQueue';

/** Storage for the entries of the current user. */
export interface JournalStorage extends WriteQueue {
	/** Whether entries outlive the tab. */
	readonly isLasting: boolean;
	/** Prepares keys and database, so that a page's last write doesn't wait for them. */
	readonly open: () => Promise< void >;
	/** Deletes expired entries of all users, and the oldest ones above the limits. */
	readonly prune: ( now: number ) => Promise< void >;
	/** All entries of this user; empty where storage can't be read. */
	readonly entries: () => Promise< readonly Entry[] >;
	/** The current version of an entry; null if it was removed, for example in another tab. */
	readonly entry: ( id: string ) => Promise< Entry | null >;
	/** Deletes all entries of this user; returns whether that succeeded. */
	readonly forget: () => Promise< boolean >;
}
