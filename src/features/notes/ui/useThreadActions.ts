import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { Result } from '@/kernel/result';
import { messageFor } from '@/ui/messages';
import type { DocumentRef } from '@/features/documents/index.model';
import { removeNote, setResolved } from '../data/actions';
import { threadKey, wantedFocus } from '../data/selection';
import type { Note } from '../model/note';

/** Actions on a thread, and their state. */
export function useThreadActions(
	document: DocumentRef,
	note: Note,
	onRemoved: () => void
) {
	const [ problem, setProblem ] = useState< string | null >( null );
	const [ isBusy, setIsBusy ] = useState( false );
	const { createSuccessNotice } = useDispatch( noticesStore );
	const run = async (
		work: () => Promise< Result< unknown > >,
		done: string,
		next: () => void
	) => {
		if ( isBusy ) {
			return;
		}
		setProblem( null );
		setIsBusy( true );
		const answer = await work();
		setIsBusy( false );
		if ( answer.ok ) {
			void createSuccessNotice( done, { type: 'snackbar' } );
			next();
		} else {
			setProblem(
				answer.error.code === 'missing'
					? __( 'This note was deleted in the meantime.', 'atelier' )
					: messageFor( answer.error )
			);
		}
	};
	const focusCard = () => wantedFocus.set( threadKey( note.id ) );
	return {
		problem,
		isBusy,
		resolve: () =>
			void run(
				() => setResolved( document, note, { isResolved: true } ),
				__( 'Note resolved.', 'atelier' ),
				focusCard
			),
		reopen: () =>
			void run(
				() => setResolved( document, note, { isResolved: false } ),
				__( 'Note reopened.', 'atelier' ),
				focusCard
			),
		remove: ( removed: Note ) =>
			void run(
				() => removeNote( document, removed ),
				removed.parent === 0
					? __( 'Note deleted.', 'atelier' )
					: __( 'Reply deleted.', 'atelier' ),
				removed.parent === 0 ? onRemoved : focusCard
			),
	};
}
