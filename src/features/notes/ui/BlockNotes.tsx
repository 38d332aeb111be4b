import {
	BlockSettingsMenuControls,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { MenuItem, ToolbarButton } from '@wordpress/components';
import { useCommand } from '@wordpress/commands';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { comment } from '@wordpress/icons';
import {
	store as shortcutsStore,
	useShortcut,
} from '@wordpress/keyboard-shortcuts';
import { displayShortcut } from '@wordpress/keycodes';
import { untilIdle } from '@/platform/idle';
import { BlockToolbarFill } from '@/platform/experimental/toolbarFill';
import type { DocumentRef } from '@/features/documents/index.model';
import { beginNote } from '../data/beginNote';
import { isNotable } from '../data/blocks';
import { notesOf, refetchNotes } from '../data/notes';
import { openNote, threadKey, wantedFocus } from '../data/selection';
import { useThreads } from '../data/useThreads';
import { listed, primaryOf } from '../model/threads';

export interface BlockNotesProps {
	readonly document: DocumentRef;
	/** Whether the document is shown inside its template. */
	readonly isInTemplate: boolean;
	/** Opens the panel with all notes. */
	readonly onAll: () => void;
	/** Shows notes on blocks, beside the canvas or in the panel. */
	readonly onOpen: () => void;
}

/** The delay before loading if the browser is busy, in milliseconds. */
const PATIENCE = 2000;

/** The controls for notes on blocks: a menu item, a shortcut, and a toolbar button on blocks with notes. */
export function BlockNotes( {
	document,
	isInTemplate,
	onAll,
	onOpen,
}: BlockNotesProps ) {
	useEffect( () => {
		if ( notesOf( document ).get().status !== 'ready' ) {
			void untilIdle( PATIENCE ).then( () => refetchNotes( document ) );
		}
	}, [ document ] );
	const begin = ( clientId: string ) => {
		beginNote( document, clientId );
		onOpen();
	};
	const selected = useSelect(
		( select ) => select( blockEditorStore ).getSelectedBlockClientId(),
		[]
	);
	const isOffered = selected !== null && isNotable( selected, isInTemplate );
	useNewNoteShortcut( isOffered ? () => begin( selected ) : null );
	useCommand( {
		name: 'atelier/view/notes',
		label: __( 'Show notes', 'atelier' ),
		icon: comment,
		callback: ( { close } ) => {
			close();
			onAll();
		},
	} );
	return (
		<>
			<BlockSettingsMenuControls>
				{ ( { selectedClientIds, onClose } ) => {
					const [ clientId, ...others ] = selectedClientIds;
					return clientId !== undefined &&
						others.length === 0 &&
						isNotable( clientId, isInTemplate ) ? (
						<MenuItem
							shortcut={ displayShortcut.primaryAlt( 'm' ) }
							onClick={ () => {
								onClose();
								begin( clientId );
							} }
						>
							{ __( 'Add note', 'atelier' ) }
						</MenuItem>
					) : null;
				} }
			</BlockSettingsMenuControls>
			<Indicator
				document={ document }
				selected={ selected }
				onAll={ onAll }
				onOpen={ onOpen }
			/>
		</>
	);
}

/** The toolbar button of a block with notes. */
function Indicator( {
	document,
	selected,
	onAll,
	onOpen,
}: Pick< BlockNotesProps, 'document' | 'onAll' | 'onOpen' > & {
	readonly selected: string | null;
} ) {
	const { threads } = useThreads( document );
	const thread = primaryOf( listed( threads ), selected );
	return thread ? (
		<BlockToolbarFill>
			<ToolbarButton
				icon={ comment }
				label={ __( 'View notes', 'atelier' ) }
				onClick={ () => {
					openNote.set( thread.note.id );
					wantedFocus.set( threadKey( thread.note.id ) );
					// Resolved notes are only in the panel.
					( thread.note.isResolved ? onAll : onOpen )();
				} }
			/>
		</BlockToolbarFill>
	) : null;
}

const SHORTCUT = 'core/editor/new-note';

function useNewNoteShortcut( begin: ( () => void ) | null ) {
	const { registerShortcut, unregisterShortcut } =
		useDispatch( shortcutsStore );
	useEffect( () => {
		void registerShortcut( {
			name: SHORTCUT,
			category: 'block',
			description: __( 'Add a note to the selected block.', 'atelier' ),
			keyCombination: { modifier: 'primaryAlt', character: 'm' },
		} );
		return () => void unregisterShortcut( SHORTCUT );
	}, [ registerShortcut, unregisterShortcut ] );
	useShortcut(
		SHORTCUT,
		( event ) => {
			event.preventDefault();
			begin?.();
		},
		{ isDisabled: begin === null }
	);
}
