import { ProgressBar } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import styles from './Waiting.module.css';

/** The placeholder while content loads. */
export const Waiting = () => (
	<div className={ styles.waiting } role="status">
		<ProgressBar />
		{ __( 'Loading…', 'atelier' ) }
	</div>
);
