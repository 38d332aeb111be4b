import type { Result } from '@/kernel/result';
import type { FontFamily, FontSource } from './family';
import type { InstalledFamily } from './installed';

/** The active families, each with its active faces only. */
export type ActiveFonts = Readonly<
	Record< FontSource, readonly FontFamily[] >
>;

/** Returns the next active families. */
export type FontsChange = ( active: ActiveFonts ) => ActiveFonts;

/** The fonts of the site's styles, and their actions; the room of styles provides both. */
export interface SiteFonts {
	/** All families of the theme. */
	readonly theme: readonly FontFamily[];
	/** As edited, saved or not. */
	readonly active: ActiveFonts;
	/** Whether fonts have unsaved edits. */
	readonly isChanged: boolean;
	/** Edits the record as one undo step. */
	readonly activate: ( next: ActiveFonts ) => void;
	/** As saved on the server. */
	readonly saved: ActiveFonts;
	/** Saves only the fonts of the record. */
	readonly save: () => Promise< Result< void > >;
	/**
	 * Saves one change of the fonts; other unsaved edits stay unsaved. Not an undo step. Styles that use families which no longer
	 * exist, by their slugs, are reset with it.
	 */
	readonly saveChange: (
		change: FontsChange,
		gone?: readonly string[]
	) => Promise< Result< void > >;
}

/** An installed family as the library lists it. */
export interface ListedFamily extends InstalledFamily {
	/** Whether the user may delete it. */
	readonly canDelete: boolean;
}
