import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import styles from './CompareRevisionsDialog.module.css';

export const ComparisonWaiting = () => (
	<p className={ styles.waiting } role="status">
		<Spinner />
		{ __( 'Loading…', 'atelier' ) }
	</p>
);
