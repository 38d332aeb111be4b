import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { stylesId } from '@/platform/experimental/globalStyles';
import { linkCount } from '../model/links';
import { ENTITY } from './record';

/** The user's permissions for styles. */
export interface StylesRights {
	readonly canEdit: boolean;
	readonly canEditCss: boolean;
	readonly canUpload: boolean;
	/** The number of revisions. */
	readonly revisions: number;
}

const NONE: StylesRights = {
	canEdit: false,
	canEditCss: false,
	canUpload: false,
	revisions: 0,
};

/**
 * All permissions are false until the server responds.
 *
 * @param isWanted Whether to request them now.
 */
export const useStylesRights = ( isWanted = true ): StylesRights =>
	useSelect(
		( select ) => {
			if ( ! isWanted ) {
				return NONE;
			}
			const core = select( coreStore );
			const id = stylesId( core );
			const record =
				id === undefined
					? undefined
					: core.getEntityRecord( ...ENTITY, id );
			return {
				canEdit:
					id !== undefined &&
					core.canUser( 'update', {
						kind: ENTITY[ 0 ],
						name: ENTITY[ 1 ],
						id,
					} ) === true,
				canEditCss:
					linkCount( record?._links, 'wp:action-edit-css' ) > 0,
				canUpload:
					core.canUser( 'create', {
						kind: 'postType',
						name: 'attachment',
					} ) === true,
				revisions: linkCount( record?._links, 'version-history' ),
			};
		},
		[ isWanted ]
	);
