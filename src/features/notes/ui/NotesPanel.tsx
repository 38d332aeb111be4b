import { store as blockEditorStore } from '@wordpress/block-editor';
import { Button, Spinner } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { messageFor } from '@/ui/messages';
import { useSignal } from '@/ui/useSignal';
import type { DocumentRef } from '@/features/documents/index.model';
import { attachNote, isNotable } from '../data/blocks';
import { refetchNotes } from '../data/notes';
import { openNote, threadKey, wantedFocus } from '../data/selection';
import { useThreads } from '../data/useThreads';
import { listed, type Thread } from '../model/threads';
import { ADD_NOTE, AddNote } from './AddNote';
import { BegunNotes } from './BegunNotes';
import { NotesList } from './NotesList';
import { ThreadCard } from './ThreadCard';
import { keyAfter, useNotesOfSelected } from './useNotesOfSelected';
import styles from './Notes.module.css';

export interface NotesPanelProps {
	readonly document: DocumentRef;
	/** Whether the document is shown inside its template. */
	readonly isInTemplate: boolean;
	/** Selects a block and scrolls to it; the focus doesn't move. */
	readonly onReveal: ( clientId: string ) => void;
	/** Focuses a block. */
	readonly onShow: ( clientId: string ) => void;
}

/** All notes of the open document. */
export function NotesPanel( {
	document,
	isInTemplate,
	onReveal,
	onShow,
}: NotesPanelProps ) {
	const { load, threads } = useThreads( document );
	const opened = useSignal( openNote );
	const selected = useSelect(
		( select ) => select( blockEditorStore ).getSelectedBlockClientId(),
		[]
	);
	const target =
		selected !== null && isNotable( selected, isInTemplate )
			? selected
			: null;
	const all = listed( threads );
	const isLoaded = load.status === 'ready';
	useEffect( () => void refetchNotes( document ), [ document ] );

	useNotesOfSelected( all, selected, isLoaded );

	// A note that is attached to a block moves within the list.
	const attached = useRef< number | null >( null );
	useEffect( () => {
		const moved = listed( threads ).find(
			( { note, anchor } ) => anchor && note.id === attached.current
		);
		if ( moved ) {
			attached.current = null;
			openNote.set( moved.note.id );
			wantedFocus.set( threadKey( moved.note.id ) );
		}
	}, [ threads ] );

	const cardOf = ( thread: Thread ) => {
		const { note, anchor } = thread;
		return (
			<li key={ note.id }>
				<ThreadCard
					document={ document }
					thread={ thread }
					isOpen={ note.id === opened }
					onOpen={ () => {
						openNote.set( note.id );
						if ( anchor ) {
							onReveal( anchor.clientId );
						}
					} }
					onShow={ anchor ? () => onShow( anchor.clientId ) : null }
					onAttach={
						anchor || target === null
							? null
							: () => {
									attached.current = note.id;
									attachNote( target, note.id );
								}
					}
					onRemoved={ () =>
						wantedFocus.set( keyAfter( all, note.id ) ?? ADD_NOTE )
					}
				/>
			</li>
		);
	};
	return (
		<div className={ styles.panel }>
			<AddNote
				document={ document }
				target={ target }
				isInTemplate={ isInTemplate }
			/>
			<BegunNotes
				document={ document }
				target={ target }
				onShow={ onShow }
			/>
			{ load.status === 'loading' && (
				<div className={ styles.state }>
					<Spinner />
				</div>
			) }
			{ load.status === 'failed' && (
				<div className={ styles.state } role="alert">
					<p className={ styles.hint }>
						{ messageFor( load.error ) }
					</p>
					<Button
						size="compact"
						variant="secondary"
						onClick={ () => void refetchNotes( document ) }
					>
						{ __( 'Try again', 'atelier' ) }
					</Button>
				</div>
			) }
			{ isLoaded && all.length === 0 && (
				<p className={ styles.hint }>
					{ __(
						'No notes yet. Notes are only seen by people who can edit this.',
						'atelier'
					) }
				</p>
			) }
			<NotesList name={ __( 'Notes', 'atelier' ) }>
				{ threads.open.map( cardOf ) }
			</NotesList>
			<NotesList name={ __( 'Resolved', 'atelier' ) } isTitled>
				{ threads.resolved.map( cardOf ) }
			</NotesList>
			<NotesList
				name={ __( 'No longer on a block', 'atelier' ) }
				isTitled
				hint={ __(
					'The block was deleted, or the change that attached the note to it was undone or not saved.',
					'atelier'
				) }
			>
				{ threads.detached.map( cardOf ) }
			</NotesList>
		</div>
	);
}
