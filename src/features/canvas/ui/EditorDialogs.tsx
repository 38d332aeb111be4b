import { useState } from '@wordpress/element';
import { useShortcut } from '@wordpress/keyboard-shortcuts';
import type { ReactNode } from 'react';
import { isDesignType } from '@/features/documents/index.model';
import { useEditorParts } from '../data/editorParts';
import type { Opened } from '../model/editorParts';

/** The dialogs about the editor itself. */
export type EditorDialog = 'shortcuts' | 'preferences' | 'guide';

interface DialogState {
	/** The open dialog; guides open by themselves and aren't included. */
	readonly open: Exclude< EditorDialog, 'guide' > | null;
	readonly show: ( dialog: EditorDialog ) => void;
	readonly close: () => void;
	readonly hasPanels: boolean;
	/** The guide that is to be shown while no other dialog is open. */
	readonly guide: ReactNode;
}

/** The state of the dialogs about the editor. */
export function useEditorDialogs( opened: Opened ): DialogState {
	const [ open, setOpen ] = useState< DialogState[ 'open' ] >( null );
	const guide = useEditorParts().useGuide( opened );
	return {
		open,
		show: ( dialog ) => {
			if ( dialog === 'guide' ) {
				guide.showAgain();
			} else {
				setOpen( dialog );
			}
		},
		close: () => setOpen( null ),
		hasPanels: ! isDesignType( opened.type ),
		guide: guide.dialog,
	};
}

/** The open dialog, if any. */
export function EditorDialogs( {
	open,
	show,
	close,
	hasPanels,
	guide,
}: DialogState ) {
	useShortcut( 'atelier/show-shortcuts', ( event ) => {
		event.preventDefault();
		show( 'shortcuts' );
	} );
	const { PreferencesDialog, ShortcutsDialog } = useEditorParts();
	switch ( open ) {
		case 'shortcuts':
			return <ShortcutsDialog onClose={ close } />;
		case 'preferences':
			return (
				<PreferencesDialog hasPanels={ hasPanels } onClose={ close } />
			);
		case null:
			return guide;
	}
}
