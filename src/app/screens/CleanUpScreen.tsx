import { __ } from '@wordpress/i18n';
import { MaintenanceScreen, MaintenanceSidebar } from './MaintenanceScreen';

/** What nothing on the site uses, to be removed together. */
export const CleanUpScreen = () => (
	<MaintenanceScreen name="cleanUp">
		{ ( { CleanUp } ) => <CleanUp /> }
	</MaintenanceScreen>
);

/** The menu beside it. */
export const CleanUpSidebar = () => (
	<MaintenanceSidebar
		current="cleanUp"
		description={ __(
			'Find patterns, colors, fonts and other presets that nothing on your site uses, and remove them together.',
			'atelier'
		) }
	/>
);
