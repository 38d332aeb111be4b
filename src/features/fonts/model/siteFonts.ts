import type { Result } from '../../../kernel/result';
import type { FontFamily, FontSource } from './family';
import type { InstalledFamily } from './installed';

/** The families with which the site can be set, each with its active faces alone. */
export type ActiveFonts = Readonly<
	Record< FontSource, readonly FontFamily[] >
>;

/** Says which families are active next. */
export type FontsChange = ( active: ActiveFonts ) => ActiveFonts;

/** The fonts of the site's styles, and their actions; the styles provide both. */
export interface SiteFonts {
	/** All that the theme brings. */
	readonly theme: readonly FontFamily[];
	/** As edited, saved or not. */
	readonly active: ActiveFonts;
	/** Whether there are unsaved edits of fonts. */
	readonly isChanged: boolean;
	/** An edit of the record, as one step of undo. */
	readonly activate: ( next: ActiveFonts ) => void;
	/** As the server has them. */
	readonly saved: ActiveFonts;
	/** Saves the fonts and nothing else of the record. */
	readonly save: () => Promise< Result< void > >;
	/** Saves one change of the fonts; other unsaved edits of fonts stay unsaved. It is no step of undo. */
	readonly saveChange: ( change: FontsChange ) => Promise< Result< void > >;
}

/** A family that is on the server, as the library lists it. */
export interface ListedFamily extends InstalledFamily {
	/** Whether the user may delete it. */
	readonly canDelete: boolean;
}
