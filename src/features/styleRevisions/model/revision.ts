import { isRecord, stringOr } from '@/kernel/guards';
import {
	parseDoc,
	type StylesDoc,
	NO_CHANGES,
} from '@/features/globalStyles/index.model';

/** The date and author of a saved revision. */
export interface RevisionStamp {
	readonly id: number;
	readonly date: Date;
	/** The id of a user; 0 if there is none. */
	readonly author: number;
}

/** A saved revision of the styles. */
export interface Revision extends RevisionStamp {
	readonly doc: StylesDoc;
}

/** An entry of the history: the unsaved changes, a saved revision, or the theme without user changes. */
export type Entry =
	| { readonly kind: 'unsaved'; readonly doc: StylesDoc }
	| ( { readonly kind: 'saved' } & Revision )
	| { readonly kind: 'parent'; readonly doc: StylesDoc };

/** The key of an entry: `unsaved`, `parent`, or the id of a revision. */
export type EntryKey = string;

export const entryKey = ( entry: Entry ): EntryKey =>
	entry.kind === 'saved' ? String( entry.id ) : entry.kind;

/** The name and avatar of an author. */
export interface Author {
	readonly name: string;
	/** The address of the avatar; empty if there is none. */
	readonly avatar: string;
}

/** One page of the history. */
export interface RevisionPage {
	readonly revisions: readonly Revision[];
	/** The revision before the last one; null if there is none. */
	readonly before: StylesDoc | null;
	/** The number of invalid revisions, which can't be shown. */
	readonly invalid: number;
	/** The number of revisions on all pages. */
	readonly total: number;
	readonly pageCount: number;
	/** The authors: null for deleted users, absent if the server doesn't show them. */
	readonly authors: ReadonlyMap< number, Author | null >;
}

/** Parses the date and author of a revision; null for other values. */
export function parseStamp( raw: unknown ): RevisionStamp | null {
	if ( ! isRecord( raw ) || typeof raw.id !== 'number' ) {
		return null;
	}
	const gmt = stringOr( raw.modified_gmt ) || stringOr( raw.date_gmt );
	const date = new Date( /Z$/.test( gmt ) ? gmt : `${ gmt }Z` );
	return Number.isNaN( date.getTime() )
		? null
		: {
				id: raw.id,
				date,
				author: typeof raw.author === 'number' ? raw.author : 0,
			};
}

/**
 * Parses a REST response; null for other values. WordPress returns an error for a revision with unreadable content, and
 * omits settings and styles if both are empty.
 */
export function parseRevision( raw: unknown ): Revision | null {
	const stamp = parseStamp( raw );
	return stamp && { ...stamp, doc: parseDoc( raw ) };
}

/** An entry and the document before it. */
export interface Step {
	readonly entry: Entry;
	readonly before: StylesDoc;
}

/**
 * The entries of one page of the history, newest first: unsaved changes come before all revisions, the theme's own styles
 * after them.
 *
 * @param page    A page of the REST response.
 * @param at      The number of the page, starting at 1.
 * @param unsaved The unsaved changes; null if there are none.
 */
export function stepsOf(
	{ revisions, before, pageCount }: RevisionPage,
	at: number,
	unsaved: StylesDoc | null
): readonly Step[] {
	const entries: readonly Entry[] = [
		...( at === 1 && unsaved
			? [ { kind: 'unsaved' as const, doc: unsaved } ]
			: [] ),
		...revisions.map( ( revision ) => ( {
			kind: 'saved' as const,
			...revision,
		} ) ),
		...( at >= pageCount
			? [ { kind: 'parent' as const, doc: NO_CHANGES } ]
			: [] ),
	];
	return entries.map( ( entry, index ) => ( {
		entry,
		before: entries[ index + 1 ]?.doc ?? before ?? NO_CHANGES,
	} ) );
}
