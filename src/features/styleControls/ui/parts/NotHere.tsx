import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { StylesScreen } from './StylesScreen';
import styles from './NotHere.module.css';

/** The screen for unknown paths, and for screens that aren't available to this theme or user. */
export const NotHere = () => (
	<StylesScreen title={ __( 'Styles', 'atelier' ) }>
		<Notice
			status="warning"
			isDismissible={ false }
			className={ styles.notice ?? '' }
		>
			{ __(
				'The theme you are currently using does not support this screen.',
				'atelier'
			) }
		</Notice>
	</StylesScreen>
);
