import { __ } from '@wordpress/i18n';
import { useFeatures } from '@/features/globalStyles/index.records';
import type { StyleTarget } from '@/features/globalStyles/index.model';
import {
	BackgroundPanel,
	StylesScreen,
} from '@/features/styleControls/index.records';

const SITE: StyleTarget = {};

/** The background image of all pages. */
export const Background = () => (
	<StylesScreen
		title={ __( 'Background', 'atelier' ) }
		description={ __(
			'Set the background image of your site.',
			'atelier'
		) }
	>
		<BackgroundPanel target={ SITE } features={ useFeatures() } />
	</StylesScreen>
);
