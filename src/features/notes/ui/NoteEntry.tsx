import { __, sprintf } from '@wordpress/i18n';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { Age } from '@/ui/Age';
import { Confirm } from '@/ui/Confirm';
import { RowMenu, type Entry } from '@/ui/RowMenu';
import { dateOf, type Note } from '../model/note';
import { NoteText } from './NoteText';
import { PersonPicture } from './PersonPicture';
import styles from './Notes.module.css';

interface NoteEntryProps {
	readonly note: Note;
	/** Menu items other than “Delete”. */
	readonly entries: readonly Entry[];
	/** Null if it can't be deleted. */
	readonly onDelete: ( () => void ) | null;
	/** A button beside the menu. */
	readonly action?: ReactNode;
	/** Replaces the text while it is edited. */
	readonly editor?: ReactNode;
}

/** A note or reply: author, date and text. */
export function NoteEntry( {
	note,
	entries,
	onDelete,
	action,
	editor,
}: NoteEntryProps ) {
	const [ isAsking, setIsAsking ] = useState( false );
	const hasMenu = entries.length > 0 || onDelete !== null;
	return (
		<div className={ styles.entry }>
			<div className={ styles.byline }>
				<PersonPicture address={ note.picture } />
				<div className={ styles.who }>
					<span className={ styles.author }>{ note.author }</span>
					<Age date={ dateOf( note ) } className={ styles.time } />
				</div>
				<div className={ styles.tools }>
					{ action }
					{ hasMenu && (
						<RowMenu
							label={ sprintf(
								/* translators: %s: name of a user. */
								__( 'Actions for the note by %s', 'atelier' ),
								note.author
							) }
							groups={ () => [
								entries,
								onDelete
									? [
											{
												label: __(
													'Delete',
													'atelier'
												),
												isDestructive: true,
												act: () => setIsAsking( true ),
											},
										]
									: [],
							] }
						/>
					) }
				</div>
			</div>
			{ editor ?? <Words note={ note } /> }
			{ isAsking && onDelete && (
				<Confirm
					confirmButtonText={ __( 'Delete', 'atelier' ) }
					onCancel={ () => setIsAsking( false ) }
					onConfirm={ () => {
						setIsAsking( false );
						onDelete();
					} }
				>
					{ note.parent === 0
						? __(
								'Delete this note and all of its replies?',
								'atelier'
							)
						: __( 'Delete this reply?', 'atelier' ) }
				</Confirm>
			) }
		</div>
	);
}

function Words( { note }: { readonly note: Note } ) {
	return (
		<>
			{ note.event && (
				<p className={ styles.event }>
					{ note.event === 'resolved'
						? __( 'Marked as resolved', 'atelier' )
						: __( 'Reopened', 'atelier' ) }
				</p>
			) }
			{ note.source !== '' && <NoteText html={ note.html } /> }
		</>
	);
}
