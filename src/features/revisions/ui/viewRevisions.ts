import { __, sprintf } from '@wordpress/i18n';
import type { Action } from '../../../dataview/types';
import { boot } from '../../../platform/boot';

/** What a list has to know of a document whose revisions can be looked at. */
export interface HasRevisions {
	readonly revisionCount: number;
	/** The newest one; 0 where there is none. */
	readonly revision: number;
}

/**
 * The action of lists that shows the revisions of a document on WordPress's own screen.
 *
 * @param isEligible Whether the user may look at those of an item.
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
		// One revision is what the item is now.
		item.revision > 0 && item.revisionCount > 1 && isEligible( item ),
	callback: ( [ item ] ) => {
		if ( item ) {
			window.location.href = `${ boot().dashboardUrl }revision.php?revision=${ item.revision }`;
		}
	},
} );
