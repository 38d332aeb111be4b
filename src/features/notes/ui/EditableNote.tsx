import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { published } from '@wordpress/icons';
import type { MouseEvent } from 'react';
import type { Entry } from '@/ui/RowMenu';
import {
	documentKey,
	type DocumentRef,
} from '@/features/documents/index.model';
import { rewrite } from '../data/actions';
import { draftKey, draftOf } from '../data/drafts';
import { threadKey, wantedFocus } from '../data/selection';
import type { Note } from '../model/note';
import { NoteEntry } from './NoteEntry';
import { NoteForm } from './NoteForm';

interface EditableNoteProps {
	readonly document: DocumentRef;
	readonly note: Note;
	readonly canEdit: boolean;
	readonly entries: readonly Entry[];
	readonly onDelete: ( () => void ) | null;
	readonly isResolvable?: boolean;
	/** Only for the first note of a thread. */
	readonly onResolve?: () => void;
}

/** A note whose text can be edited inline. */
export function EditableNote( {
	document,
	note,
	canEdit,
	entries,
	onDelete,
	isResolvable = false,
	onResolve,
}: EditableNoteProps ) {
	const draft = draftKey.edit( documentKey( document ), note.id );
	// An unsent edit stays open.
	const [ isEditing, setIsEditing ] = useState( draftOf( draft ) !== '' );
	const edit = {
		label: __( 'Edit', 'atelier' ),
		act: () => {
			setIsEditing( true );
			wantedFocus.set( draft );
		},
	};
	const leave = () => {
		setIsEditing( draftOf( draft ) !== '' );
		wantedFocus.set( threadKey( note.parent || note.id ) );
	};
	return (
		<NoteEntry
			note={ note }
			entries={ canEdit ? [ edit, ...entries ] : entries }
			onDelete={ onDelete }
			action={
				onResolve &&
				! note.isResolved && (
					<Button
						size="small"
						icon={ published }
						label={ __( 'Resolve', 'atelier' ) }
						disabled={ ! isResolvable }
						accessibleWhenDisabled
						onClick={ ( event: MouseEvent ) => {
							event.stopPropagation();
							onResolve();
						} }
					/>
				)
			}
			editor={
				isEditing ? (
					<NoteForm
						draft={ draft }
						label={ sprintf(
							/* translators: %s: name of a user. */
							__( 'Edit the note by %s', 'atelier' ),
							note.author
						) }
						submit={ __( 'Update', 'atelier' ) }
						source={ note.source }
						send={ ( html ) => rewrite( document, note, html ) }
						onSent={ leave }
						onLeave={ leave }
					/>
				) : undefined
			}
		/>
	);
}
