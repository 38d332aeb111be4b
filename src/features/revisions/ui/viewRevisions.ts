import { __, sprintf } from '@wordpress/i18n';
import type { Action } from '@/dataview/types';
import { boot } from '@/platform/boot';

/** The properties of a document that the action needs. */
export interface HasRevisions {
	readonly revisionCount: number;
	/** The id of the latest revision; 0 if there is none. */
	readonly revision: number;
}

/**
 * The list action that opens WordPress's own revisions screen.
 *
 * @param isEligible Whether the user may read an item's revisions.
 */
export const viewRevisions = < Item extends HasRevisions >(
	isEligible: ( item: Item ) => boolean
): Action< Item > => ( {
	id: 'revisions',
	label: ( [ item ] ) =>
		sprintf(
			/* translators: %d: number of revisions. */
			__( 'View revisions (%d)', 'atelier' ),
			item?.revisionCount ?? 0
		),
	isEligible: ( item ) =>
		// The first revision equals the item itself.
		item.revision > 0 && item.revisionCount > 1 && isEligible( item ),
	callback: ( [ item ] ) => {
		if ( item ) {
			window.location.href = `${ boot().dashboardUrl }revision.php?revision=${ item.revision }`;
		}
	},
} );
