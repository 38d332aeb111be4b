import { __ } from '@wordpress/i18n';
import { useFeatures } from '../../../globalStyles/index.records';
import type { StyleTarget } from '../../../globalStyles/index.model';
import {
	BackgroundPanel,
	StylesScreen,
} from '../../../styleControls/index.records';

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
