import { isRecord, stringOr } from '../../../kernel/guards';
import {
	parseDoc,
	type StylesDoc,
	NO_CHANGES,
} from '../../globalStyles/index.model';

/** When a state of the styles was saved, and by whom. */
export interface RevisionStamp {
	readonly id: number;
	readonly date: Date;
	/** The id of a user; 0 where there is none. */
	readonly author: number;
}

/** A saved state of the styles. */
export interface Revision extends RevisionStamp {
	readonly doc: StylesDoc;
}

/** An entry of the history: the unsaved changes, a saved revision, or the theme without any changes. */
export type Entry =
	| { readonly kind: 'unsaved'; readonly doc: StylesDoc }
	| ( { readonly kind: 'saved' } & Revision )
	| { readonly kind: 'parent'; readonly doc: StylesDoc };

/** Names an entry: `unsaved`, `parent`, or the number of a revision. */
export type EntryKey = string;

export const entryKey = ( entry: Entry ): EntryKey =>
	entry.kind === 'saved' ? String( entry.id ) : entry.kind;

/** The name and the picture of a user who made revisions. */
export interface Author {
	readonly name: string;
	/** The address of a picture; empty where there is none. */
	readonly picture: string;
}

/** One page of the history. */
export interface RevisionPage {
	readonly revisions: readonly Revision[];
	/** The revision before the last of these; null where there is none. */
	readonly before: StylesDoc | null;
	/** How many are invalid so that nothing can be shown of them. */
	readonly invalid: number;
	/** How many there are on all pages. */
	readonly total: number;
	readonly pageCount: number;
	/** Those who made them: null where the user is gone, absent where the server does not tell. */
	readonly authors: ReadonlyMap< number, Author | null >;
}

/** When a revision was made; null where it cannot be told what this is. */
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
 * A revision as REST answers it; null where it is none. WordPress puts an error in the place of one whose
 * content it cannot read, and leaves out settings and styles where both are empty.
 */
export function parseRevision( raw: unknown ): Revision | null {
	const stamp = parseStamp( raw );
	return stamp && { ...stamp, doc: parseDoc( raw ) };
}

/** A user as REST answers them; null where there is no telling. */
export function parseAuthor(
	raw: unknown
): readonly [ number, Author ] | null {
	if ( ! isRecord( raw ) || typeof raw.id !== 'number' ) {
		return null;
	}
	const pictures = isRecord( raw.avatar_urls ) ? raw.avatar_urls : {};
	return [
		raw.id,
		{
			name: stringOr( raw.name ),
			picture: stringOr( pictures[ '48' ] ),
		},
	];
}

/** An entry, and the one before it. */
export interface Step {
	readonly entry: Entry;
	readonly before: StylesDoc;
}

/**
 * What one page of the history offers, newest first: unsaved changes come before everything that was saved,
 * the theme's own styles after it.
 *
 * @param page    Of the server.
 * @param at      Which page it is, counted from 1.
 * @param unsaved The unsaved changes; null where there are none.
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
