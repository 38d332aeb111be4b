import { __ } from '@wordpress/i18n';
import styles from './DamagedMark.module.css';

/** Says in a list that something cannot be opened as it is. */
export const DamagedMark = () => (
	<span className={ styles.mark }>
		{ __( 'Invalid content', 'atelier' ) }
	</span>
);
