import type { FontFamily } from '../model/family';
import type { FamilyToInstall } from '../model/toInstall';
import { messageFor } from '../../../ui/messages';
import { installFamilies, type InstallOptions } from './installFamilies';
import { createFace, createFamily, deleteFamily, findFamily } from './requests';

/** What came of installing, in words for the user. */
export interface InstallReport {
	/** Only the faces that were asked for and are on the server now. */
	readonly installed: readonly FontFamily[];
	/** What went wrong, each once. */
	readonly problems: readonly string[];
}

const SERVER = {
	find: findFamily,
	create: createFamily,
	addFace: createFace,
	remove: deleteFamily,
};

/** Puts fonts on the server. What was there already is not sent again; what fails leaves nothing behind. */
export async function installFonts(
	families: readonly FamilyToInstall[],
	options: InstallOptions = {}
): Promise< InstallReport > {
	const { installed, errors } = await installFamilies(
		families,
		SERVER,
		options
	);
	return {
		installed,
		problems: [ ...new Set( errors.map( messageFor ) ) ],
	};
}
