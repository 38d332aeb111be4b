import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { StylesScreen } from './StylesScreen';

/** For a path that is no screen's, or whose screen this theme or user cannot have. */
export const NotHere = () => (
	<StylesScreen title={ __( 'Styles', 'atelier' ) }>
		<Notice status="warning" isDismissible={ false }>
			{ __(
				'The theme you are currently using does not support this screen.',
				'atelier'
			) }
		</Notice>
	</StylesScreen>
);
