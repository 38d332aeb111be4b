import apiFetch from '@wordpress/api-fetch';
import { ok } from '@/kernel/result';
import { attempt } from '@/platform/failure';
import { useLoad } from '@/ui/useLoad';

/** What the user may do with a category. */
export interface CategoryRights {
	readonly rename: boolean;
	readonly delete: boolean;
}

const NONE: CategoryRights = { rename: false, delete: false };

/** The user's rights on a category; none while they load. */
export function useCategoryRights( id: number ): CategoryRights {
	const load = useLoad( id, () => loadRights( id ) );
	return load.status === 'ready' ? load.value : NONE;
}

const loadRights = ( id: number ) =>
	attempt( async () => {
		const answer = await apiFetch< Response >( {
			path: `/wp/v2/wp_pattern_category/${ id }`,
			method: 'OPTIONS',
			parse: false,
		} );
		const allowed = answer.headers.get( 'Allow' ) ?? '';
		return ok( {
			rename: allowed.includes( 'PUT' ),
			delete: allowed.includes( 'DELETE' ),
		} );
	} );
