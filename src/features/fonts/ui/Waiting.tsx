import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import styles from './Waiting.module.css';

/** The placeholder while content loads. */
export const Waiting = () => (
	<p className={ styles.waiting } role="status">
		<Spinner />
		{ __( 'Loading…', 'atelier' ) }
	</p>
);
