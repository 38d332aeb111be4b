import { __ } from '@wordpress/i18n';
import type { FindParams } from '@/routing';
import { MaintenanceScreen, MaintenanceSidebar } from './MaintenanceScreen';

/** Finding and replacing in the site's design. */
export const FindScreen = ( { params }: { readonly params: FindParams } ) => (
	<MaintenanceScreen name="find">
		{ ( { Find } ) => <Find params={ params } /> }
	</MaintenanceScreen>
);

/** The menu beside it. */
export const FindSidebar = () => (
	<MaintenanceSidebar
		current="find"
		description={ __(
			'Find text, links, colors and more everywhere on your site, and replace them together.',
			'atelier'
		) }
	/>
);
