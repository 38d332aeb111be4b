import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { stylesId } from '../../../platform/experimental/globalStyles';
import { linkCount } from '../model/links';
import { ENTITY } from './record';

/** What the user may do about styles. */
export interface StylesRights {
	readonly canEdit: boolean;
	readonly canEditCss: boolean;
	readonly canUpload: boolean;
	/** How many saved states there are to go back to. */
	readonly revisions: number;
}

const NONE: StylesRights = {
	canEdit: false,
	canEditCss: false,
	canUpload: false,
	revisions: 0,
};

/**
 * Everything is refused until the server has said otherwise.
 *
 * @param isWanted Whether to ask for it now.
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
