import { __ } from '@wordpress/i18n';
import styles from './InvalidMark.module.css';

/** Marks an item of a list that can't be opened because its content is invalid. */
export const InvalidMark = () => (
	// Separated from the text before it for screen readers, too.
	<>
		{ ' ' }
		<span className={ styles.mark }>
			{ __( 'Invalid content', 'atelier' ) }
		</span>
	</>
);
