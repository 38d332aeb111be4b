import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import styles from './CompareDialog.module.css';

export const Waiting = () => (
	<p className={ styles.waiting } role="status">
		<Spinner />
		{ __( 'Loading…', 'atelier' ) }
	</p>
);
