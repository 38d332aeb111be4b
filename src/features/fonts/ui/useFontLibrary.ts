import { createContext, useContext } from '@wordpress/element';
import { invariant } from '../../../kernel/invariant';
import type { Load } from '../../../kernel/result';
import type { InstallReport } from '../data/install';
import type { InstallOptions } from '../data/installFamilies';
import type { ListedFamily, SiteFonts } from '../model/siteFonts';
import type { FamilyToInstall } from '../model/toInstall';
import type { UsedFonts } from '../model/usedFonts';

/** Where in the library someone is. */
export interface LibraryPlace {
	/** The name of a tab. */
	readonly tab: string;
	/** The slug of the family that the tab opens with, if not with its list. */
	readonly family?: string;
}

/** What every tab of the library works with. */
export interface Library {
	readonly fonts: SiteFonts;
	/** What the styles ask for by its slug. */
	readonly used: UsedFonts;
	/** The installed fonts. */
	readonly installed: Load< readonly ListedFamily[] >;
	/** Asks the server again what it has. */
	readonly refresh: () => void;
	/** Leaves out a family that the server does not have any more. */
	readonly forget: ( id: number ) => void;
	/** Installs, activates and saves what succeeded, and asks the server again what it has. */
	readonly install: (
		families: readonly FamilyToInstall[],
		options?: InstallOptions
	) => Promise< InstallReport >;
	/** Whether the user may install fonts. */
	readonly canCreate: boolean;
	readonly place: LibraryPlace;
	/** Goes to another tab. */
	readonly show: ( place: LibraryPlace ) => void;
}

export const FontLibraryContext = createContext< Library | null >( null );

/** The library that a tab is in. */
export function useFontLibrary(): Library {
	const library = useContext( FontLibraryContext );
	invariant( library, 'the tabs of the library are inside of it' );
	return library;
}
