import { createContext, useContext } from '@wordpress/element';
import { invariant } from '@/kernel/invariant';
import type { Load } from '@/kernel/result';
import type { InstallReport } from '../data/install';
import type { InstallOptions } from '../data/installFamilies';
import type { LibraryPosition } from '../data/openLibrary';
import type { ListedFamily, SiteFonts } from '../model/siteFonts';
import type { FamilyToInstall } from '../model/toInstall';
import type { UsedFonts } from '../model/usedFonts';

/** The open tab of the library, and the family in it. */
export interface LibraryRoute {
	/** The name of a tab. */
	readonly tab: string;
	/** The slug of the open family of a collection; absent for the list. */
	readonly family?: string;
	/** The installed family that is open at first; absent for the list. */
	readonly position?: LibraryPosition;
}

/** The shared state and actions of all tabs. */
export interface Library {
	readonly fonts: SiteFonts;
	/** The fonts that styles refer to by slug. */
	readonly used: UsedFonts;
	/** The installed fonts. */
	readonly installed: Load< readonly ListedFamily[] >;
	/** Requests the installed fonts again. */
	readonly refresh: () => void;
	/** Removes a family that no longer exists on the server. */
	readonly forget: ( id: number ) => void;
	/** Installs fonts, activates and saves the successful ones, and requests the installed fonts again. */
	readonly install: (
		families: readonly FamilyToInstall[],
		options?: InstallOptions
	) => Promise< InstallReport >;
	/** Whether the user may install fonts. */
	readonly canCreate: boolean;
	readonly route: LibraryRoute;
	/** Opens another tab. */
	readonly show: ( route: LibraryRoute ) => void;
}

export const FontLibraryContext = createContext< Library | null >( null );

/** The library that surrounds a tab. */
export function useFontLibrary(): Library {
	const library = useContext( FontLibraryContext );
	invariant( library, 'the tabs of the library are inside of it' );
	return library;
}
