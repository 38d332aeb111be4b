import { siteTimeOf } from '@/kernel/siteClock';
import { siteNow } from '@/platform/siteNow';
import { siteZone } from '@/platform/siteZone';
import { OfflineWarnings } from '@/features/documents/index.records';
import type { DraftChange } from '../model/change';
import { pageVisibilities, rolesIn } from '../model/offline';
import { changeTitle } from './changeTitle';

interface PagesOfflineProps {
	readonly changes: readonly DraftChange[];
	/** When they are published, in the site's time; now by default. */
	readonly date?: string;
}

/** Warns before publishing takes the homepage, the posts page or the privacy policy page offline. */
export const PagesOffline = ( {
	changes,
	date = siteTimeOf( siteZone(), siteNow() ),
}: PagesOfflineProps ) => (
	<OfflineWarnings
		changes={ pageVisibilities( changes, date ).map(
			( { change, before, after } ) => ( {
				type: change.type,
				id: change.recordId,
				title: changeTitle( change ),
				before,
				after,
			} )
		) }
		pages={ rolesIn( changes ) }
	/>
);
