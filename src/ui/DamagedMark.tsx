import { __ } from '@wordpress/i18n';
import styles from './DamagedMark.module.css';

/** Says in a list that something cannot be opened as it is. */
export const DamagedMark = () => (
	// Apart from what is before it for those who hear it, too.
	<>
		{ ' ' }
		<span className={ styles.mark }>{ __( 'Damaged', 'atelier' ) }</span>
	</>
);
