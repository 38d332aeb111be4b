import { Button } from '@wordpress/components';
import { useViewportMatch } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import { seen } from '@wordpress/icons';
import styles from './StyleBookButton.module.css';

interface StyleBookButtonProps {
	readonly isOpen: boolean;
	readonly onToggle: () => void;
}

/** Opens the style book, or closes it. On small screens there is no room for one. */
export function StyleBookButton( { isOpen, onToggle }: StyleBookButtonProps ) {
	const hasRoom = useViewportMatch( 'medium' );
	return hasRoom ? (
		<Button
			className={ styles.toggle ?? '' }
			size="compact"
			icon={ seen }
			label={ __( 'Style Book', 'atelier' ) }
			aria-pressed={ isOpen }
			onClick={ onToggle }
		/>
	) : null;
}
