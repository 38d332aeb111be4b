import { useState } from '@wordpress/element';
import { useShortcut } from '@wordpress/keyboard-shortcuts';
import type { ComponentProps } from 'react';
import { useDialogTurn } from '../../../ui/useDialogTurn';
import { isDesignType } from '../../documents/index.model';
import { useGuides, type Opened, WelcomeGuide } from '../../help/index.editor';
import { PreferencesDialog } from './PreferencesDialog';
import { ShortcutsDialog } from './ShortcutsDialog';

/** The dialogs about the editor itself. */
export type EditorDialog = 'shortcuts' | 'preferences' | 'guide';

interface DialogState {
	/** The open dialog; guides open by themselves and aren't included. */
	readonly open: Exclude< EditorDialog, 'guide' > | null;
	readonly show: ( dialog: EditorDialog ) => void;
	readonly close: () => void;
	readonly hasPanels: boolean;
	readonly guides: ReturnType< typeof useGuides >;
}

/** The state of the dialogs about the editor. */
export function useEditorDialogs( opened: Opened ): DialogState {
	const [ open, setOpen ] = useState< DialogState[ 'open' ] >( null );
	const guides = useGuides( opened );
	return {
		open,
		show: ( dialog ) => {
			if ( dialog === 'guide' ) {
				guides.showAgain();
			} else {
				setOpen( dialog );
			}
		},
		close: () => setOpen( null ),
		hasPanels: ! isDesignType( opened.type ),
		guides,
	};
}

/** The open dialog, if any. */
export function EditorDialogs( {
	open,
	show,
	close,
	hasPanels,
	guides: { shown, dismiss },
}: DialogState ) {
	useShortcut( 'atelier/show-shortcuts', ( event ) => {
		event.preventDefault();
		show( 'shortcuts' );
	} );
	switch ( open ) {
		case 'shortcuts':
			return <ShortcutsDialog onClose={ close } />;
		case 'preferences':
			return (
				<PreferencesDialog hasPanels={ hasPanels } onClose={ close } />
			);
		case null:
			return shown.length > 0 ? (
				<Greeting
					key={ shown.join() }
					names={ shown }
					onFinish={ dismiss }
				/>
			) : null;
	}
}

/** A dialog must not open while the user is typing in another one. */
function Greeting( guide: ComponentProps< typeof WelcomeGuide > ) {
	const isTurn = useDialogTurn( 'guide', true );
	return isTurn ? <WelcomeGuide { ...guide } /> : null;
}
