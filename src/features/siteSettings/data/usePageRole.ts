import { boot } from '@/platform/boot';
import { useRecordStore, type RecordSelectors } from '@/platform/recordStore';
import { pageWith, type PageRole } from '../model/assignment';
import { parseSite } from '../model/site';
import { ARGS } from '../model/siteRecord';

const ROLES: readonly PageRole[] = [ 'homepage', 'postsPage' ];

/**
 * The role of a page in the stored settings; null for other pages. Doesn't request the settings: until they have been
 * loaded, the boot data is used.
 */
export const usePageRole = ( id: number ): PageRole | null => {
	const saved = useRecordStore( storedSite, null, [] );
	const site = saved ? parseSite( saved ) : null;
	const pageOf = ( role: PageRole ) =>
		site ? pageWith( role, site ) : boot().site[ role ];
	return ROLES.find( ( role ) => pageOf( role ) === id ) ?? null;
};

/** The settings, if they have been loaded. */
const storedSite = ( core: RecordSelectors ) =>
	( core.hasFinishedResolution( 'getEntityRecord', ARGS ) &&
		core.getEntityRecord( ...ARGS ) ) ||
	null;
