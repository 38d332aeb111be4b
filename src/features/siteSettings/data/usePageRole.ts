import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { boot } from '../../../platform/boot';
import { pageWith, type PageRole } from '../model/assignment';
import { parseSite } from '../model/site';
import { ARGS } from './site';

const ROLES: readonly PageRole[] = [ 'homepage', 'postsPage' ];

/**
 * The role of a page in the stored settings; null for other pages. Doesn't request the settings: until they have been
 * loaded, the boot data is used.
 */
export const usePageRole = ( id: number ): PageRole | null =>
	useSelect(
		( select ) => {
			const core = select( coreStore );
			const saved = core.hasFinishedResolution( 'getEntityRecord', ARGS )
				? core.getEntityRecord( ...ARGS )
				: null;
			const site = saved ? parseSite( saved ) : null;
			const pageOf = ( role: PageRole ) =>
				site ? pageWith( role, site ) : boot().site[ role ];
			return ROLES.find( ( role ) => pageOf( role ) === id ) ?? null;
		},
		[ id ]
	);
