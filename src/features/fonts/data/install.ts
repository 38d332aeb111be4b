import type { FontFamily } from '../model/family';
import type { FamilyToInstall } from '../model/toInstall';
import { messageFor } from '@/ui/messages';
import { installFamilies, type InstallOptions } from './installFamilies';
import { createFace, createFamily, deleteFamily, findFamily } from './requests';

/** The result of an installation, in sentences for the user. */
export interface InstallReport {
	/** Only requested faces that are on the server now. */
	readonly installed: readonly FontFamily[];
	/** Each problem once. */
	readonly problems: readonly string[];
}

const SERVER = {
	find: findFamily,
	create: createFamily,
	addFace: createFace,
	remove: deleteFamily,
};

/** Installs fonts on the server. Existing faces aren't sent again; a failed installation leaves nothing behind. */
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
