import { __ } from '@wordpress/i18n';
import styles from './InvalidMark.module.css';

/** Says in a list that something cannot be opened as it is. */
export const InvalidMark = () => (
	// Set apart from the text before it for screen readers, too.
	<>
		{ ' ' }
		<span className={ styles.mark }>
			{ __( 'Invalid content', 'atelier' ) }
		</span>
	</>
);
