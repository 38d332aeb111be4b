import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { Age } from '@/ui/Age';
import { messageFor } from '@/ui/messages';
import { isolated } from '@/ui/quoted';
import { refetchDrafts } from '../data/freshDrafts';
import { removeNote } from '../data/requests';
import type { Note } from '../model/proposal';
import { canAsk, type SiteDraft } from '../model/siteDraft';
import styles from './DraftNotes.module.css';

interface DraftNotesProps {
	readonly draft: SiteDraft;
	readonly notes: readonly Note[];
}

/** What people ask the agent of a draft to change, and what it answers. */
export const DraftNotes = ( { draft, notes }: DraftNotesProps ) =>
	notes.length > 0 && (
		<ul className={ styles.notes } aria-label={ __( 'Notes', 'atelier' ) }>
			{ notes.map( ( note ) => (
				<li key={ note.id } className={ styles.note }>
					<p className={ styles.text }>
						<bdi>{ note.text }</bdi>
					</p>
					<p className={ styles.meta }>
						{ note.by && `${ note.by.name } · ` }
						<Age date={ new Date( note.date ) } />
						{ draft.status !== 'published' && (
							<RemoveButton draft={ draft } note={ note } />
						) }
					</p>
					{ note.answer ? (
						<p className={ styles.answer }>
							{ sprintf(
								/* translators: 1: name of an agent, 2: what it has answered to a note. */
								__( '%1$s answers: %2$s', 'atelier' ),
								isolated( draft.proposal?.agent ?? '' ),
								isolated( note.answer.text )
							) }
						</p>
					) : (
						canAsk( draft ) && (
							<p className={ styles.answer }>
								{ __(
									'The agent hasn’t answered yet.',
									'atelier'
								) }
							</p>
						)
					) }
				</li>
			) ) }
		</ul>
	);

function RemoveButton( {
	draft,
	note,
}: {
	readonly draft: SiteDraft;
	readonly note: Note;
} ) {
	const { createErrorNotice } = useDispatch( noticesStore );
	const [ isBusy, setBusy ] = useState( false );
	const remove = async () => {
		setBusy( true );
		const result = await removeNote( draft.id, note.id );
		setBusy( false );
		refetchDrafts();
		if ( ! result.ok ) {
			void createErrorNotice( messageFor( result.error ), {
				id: 'atelier-draft-note',
			} );
		}
	};
	return (
		<Button
			variant="link"
			disabled={ isBusy }
			accessibleWhenDisabled
			aria-label={ sprintf(
				/* translators: %s: text of a note. */
				__( 'Remove the note “%s”', 'atelier' ),
				note.text
			) }
			onClick={ () => void remove() }
		>
			{ __( 'Remove', 'atelier' ) }
		</Button>
	);
}
