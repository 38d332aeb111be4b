import { messageFor } from '@/ui/messages';
import { mergeFamilies } from '../model/activation';
import type { SiteFonts } from '../model/siteFonts';
import type { FamilyToInstall } from '../model/toInstall';
import { installFonts, type InstallReport } from './install';
import type { InstallOptions } from './installFamilies';

/** Installs fonts, and activates and saves the successful ones. */
export async function installAndActivate(
	families: readonly FamilyToInstall[],
	fonts: SiteFonts,
	options: InstallOptions = {}
): Promise< InstallReport > {
	const report = await installFonts( families, options );
	if ( report.installed.length === 0 ) {
		return report;
	}
	const saved = await fonts.saveChange( ( active ) => ( {
		...active,
		custom: mergeFamilies( active.custom, report.installed ),
	} ) );
	return saved.ok
		? report
		: {
				...report,
				problems: [
					...new Set( [
						...report.problems,
						messageFor( saved.error ),
					] ),
				],
			};
}
