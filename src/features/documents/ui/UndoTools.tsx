import { Button } from '@wordpress/components';
import { useEvent } from '@wordpress/compose';
import { useEffect } from '@wordpress/element';
import { __, isRTL } from '@wordpress/i18n';
import { redo as redoIcon, undo as undoIcon } from '@wordpress/icons';
import { displayShortcut } from '@wordpress/keycodes';
import { historyStep } from '@/ui/keys';
import { openDialog } from '@/ui/openDialog';
import { useUndo } from '../data/useUndo';

/**
 * Undo and redo for screens without the editor, whose top bar has them.
 *
 * @param props
 * @param props.isActive Whether keyboard shortcuts act here; in the editor they act on the editor.
 */
export function UndoTools( { isActive }: { readonly isActive: boolean } ) {
	const { undo, redo } = useUndo();
	const press = useEvent( ( event: KeyboardEvent ) => {
		const asked = historyStep( event );
		if ( event.defaultPrevented || ! asked ) {
			return;
		}
		// What a dialog asks about stays as it shows it, wherever the focus is.
		const step =
			openDialog() || isInDialog( event )
				? null
				: { undo, redo }[ asked ];
		// By default, a browser undoes the last typing in any field, even behind a dialog.
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
		</>
	);
}

/** Popovers may be dialogs, too. */
const isInDialog = ( { target }: KeyboardEvent ): boolean =>
	target instanceof Element && target.closest( '[role="dialog"]' ) !== null;

const isTyping = ( { target }: KeyboardEvent ): boolean =>
	target instanceof HTMLInputElement ||
	target instanceof HTMLTextAreaElement ||
	( target instanceof HTMLElement && target.isContentEditable );
