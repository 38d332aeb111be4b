import { Button } from '@wordpress/components';
import { useViewportMatch } from '@wordpress/compose';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { seen } from '@wordpress/icons';
import styles from './StyleBookButton.module.css';

interface StyleBookButtonProps {
	readonly isOpen: boolean;
	readonly onToggle: () => void;
}

/** Opens or closes the style book. Not available on small screens. */
export function StyleBookButton( { isOpen, onToggle }: StyleBookButtonProps ) {
	const hasRoom = useViewportMatch( 'medium' );
	const button = useRef< HTMLButtonElement >( null );
	const wasOpen = useRef( isOpen );
	useEffect( () => {
		// Returns the focus after the book was closed in any way.
		if ( wasOpen.current && ! isOpen ) {
			button.current?.focus( { preventScroll: true } );
		}
		wasOpen.current = isOpen;
	}, [ isOpen ] );
	return hasRoom ? (
		<Button
			ref={ button }
			className={ styles.toggle ?? '' }
			size="compact"
			icon={ seen }
			label={ __( 'Style Book', 'atelier' ) }
			aria-pressed={ isOpen }
			onClick={ onToggle }
		/>
	) : null;
}
