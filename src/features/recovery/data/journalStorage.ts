import type { Entry } from '../model/entry';
import type { WriteQueue } from './writeQueue';

/** Where entries of the user of this page are kept. */
export interface JournalStorage extends WriteQueue {
	/** Whether it outlives the tab. */
	readonly isLasting: boolean;
	/** Makes ready ahead of need, so that a last write before the page goes away has to wait for nothing. */
	readonly open: () => Promise< void >;
	/** Drops what is too old, whoever's it is, and the oldest where there is too much. */
	readonly prune: ( now: number ) => Promise< void >;
	/** Everything of this user; nothing where storage cannot be read. */
	readonly entries: () => Promise< readonly Entry[] >;
	/** An entry as it is now; null where it has been removed, such as in another tab. */
	readonly entry: ( id: string ) => Promise< Entry | null >;
	/** Deletes everything of this user; whether that worked. */
	readonly forget: () => Promise< boolean >;
}
