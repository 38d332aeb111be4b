import { __ } from '@wordpress/i18n';
import { Icon, caution } from '@wordpress/icons';
import styles from './InvalidValueMark.module.css';

/** Marks a value that browsers ignore. */
export const InvalidValueMark = () => (
	<span className={ styles.mark }>
		<Icon icon={ caution } size={ 16 } />
		{ __( 'Invalid', 'atelier' ) }
	</span>
);
