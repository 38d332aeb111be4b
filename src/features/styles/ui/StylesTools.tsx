import { Button } from '@wordpress/components';
import { useEvent } from '@wordpress/compose';
import { useEffect } from '@wordpress/element';
import { __, isRTL } from '@wordpress/i18n';
import { redo as redoIcon, undo as undoIcon } from '@wordpress/icons';
import { displayShortcut, isKeyboardEvent } from '@wordpress/keycodes';
import { useUndo } from '../../documents/index.records';
import { StyleBookButton } from '../../styleBook/index.records';
import { StylesMenu } from './StylesMenu';

/** What can be done with the styles where no editor is around them: its bar has undo and redo. */
export function StylesTools( {
	isActive,
	isBookOpen,
	onBook,
	onGo,
}: {
	/** Whether the keyboard means them; in the editor it means the editor. */
	readonly isActive: boolean;
	readonly isBookOpen: boolean;
	/** Opens the style book, or closes it. */
	readonly onBook: () => void;
	/** Goes to a screen of the styles. */
	readonly onGo: ( path: string ) => void;
} ) {
	const { undo, redo } = useUndo();
	const press = useEvent( ( event: KeyboardEvent ) => {
		const isUndo = isKeyboardEvent.primary( event, 'z' );
		const isRedo = isKeyboardEvent.primaryShift( event, 'z' );
		if ( event.defaultPrevented || ! ( isUndo || isRedo ) ) {
			return;
		}
		const step = isInDialog( event ) ? null : isUndo ? undo : redo;
		// Left alone, a browser takes back what was typed last into any field, even one behind a dialog.
		if ( step || ! isTyping( event ) ) {
			event.preventDefault();
		}
		step?.();
	} );
	useEffect( () => {
		if ( ! isActive ) {
			return undefined;
		}
		window.addEventListener( 'keydown', press );
		return () => window.removeEventListener( 'keydown', press );
	}, [ isActive, press ] );
	return (
		<>
			<Button
				size="compact"
				icon={ isRTL() ? redoIcon : undoIcon }
				label={ __( 'Undo', 'atelier' ) }
				shortcut={ displayShortcut.primary( 'z' ) }
				disabled={ ! undo }
				accessibleWhenDisabled
				onClick={ () => undo?.() }
			/>
			<Button
				size="compact"
				icon={ isRTL() ? undoIcon : redoIcon }
				label={ __( 'Redo', 'atelier' ) }
				shortcut={ displayShortcut.primaryShift( 'z' ) }
				disabled={ ! redo }
				accessibleWhenDisabled
				onClick={ () => redo?.() }
			/>
			<StyleBookButton isOpen={ isBookOpen } onToggle={ onBook } />
			<StylesMenu onGo={ onGo } />
		</>
	);
}

const isInDialog = ( { target }: KeyboardEvent ): boolean =>
	target instanceof Element && target.closest( '[role="dialog"]' ) !== null;

const isTyping = ( { target }: KeyboardEvent ): boolean =>
	target instanceof HTMLInputElement ||
	target instanceof HTMLTextAreaElement ||
	( target instanceof HTMLElement && target.isContentEditable );
