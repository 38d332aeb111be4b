import type { HTMLAttributes } from 'react';
import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { fail } from '@/kernel/result';
import { useSignal } from '@/ui/useSignal';
import {
	documentKey,
	type DocumentRef,
} from '@/features/documents/index.model';
import { addNote } from '../data/actions';
import { blockLabel, isBlockThere } from '../data/blocks';
import {
	allDrafts,
	begunOn,
	blockOfDraft,
	draftKey,
	draftOf,
	keepNoteDraft,
} from '../data/drafts';
import { begun, openNote, threadKey, wantedFocus } from '../data/selection';
import { ADD_NOTE } from './AddNote';
import { NoteForm } from './NoteForm';
import styles from './Notes.module.css';

interface BegunNotesProps {
	readonly document: DocumentRef;
	/** The selected block, for notes whose block no longer exists. */
	readonly target: string | null;
	/** Focuses a block. */
	readonly onShow: ( clientId: string ) => void;
	/** Additional props of a note, by its block. */
	readonly propsOf?: ( clientId: string ) => HTMLAttributes< HTMLElement >;
}

/** The blocks with unsent notes. */
export function useBegunBlocks( key: string ): readonly string[] {
	const current = useSignal( begun );
	const drafts = useSignal( allDrafts );
	return [
		...new Set( [
			...begunOn( drafts, key ),
			...( current?.document === key ? [ current.clientId ] : [] ),
		] ),
	];
}

/** The forms of unsent notes. */
export function BegunNotes( {
	document,
	target,
	onShow,
	propsOf,
}: BegunNotesProps ) {
	const key = documentKey( document );
	const current = useSignal( begun );
	const clientIds = useBegunBlocks( key );
	const { createSuccessNotice } = useDispatch( noticesStore );
	const send = async ( clientId: string, html: string ) => {
		const isThere = isBlockThere( clientId );
		const place = blockOfDraft( clientId ) ?? target;
		if ( place === null ) {
			return fail( {
				code: 'unsendable',
				detail: __(
					'Select the block that this note is about, then add it again.',
					'atelier'
				),
			} );
		}
		const words =
			isThere && current?.clientId === clientId ? current.words : null;
		const answer = await addNote( document, html, {
			clientId: place,
			words,
		} );
		if ( answer.ok ) {
			void createSuccessNotice( __( 'Note added.', 'atelier' ), {
				type: 'snackbar',
			} );
			if ( begun.get()?.clientId === clientId ) {
				begun.set( null );
			}
			openNote.set( answer.value.id );
			wantedFocus.set( threadKey( answer.value.id ) );
		}
		return answer;
	};
	useEffect(
		() => () => {
			const left = begun.get();
			if (
				left &&
				draftOf( draftKey.note( key, left.clientId ) ) === ''
			) {
				begun.set( null );
			}
		},
		[ key ]
	);
	return clientIds.map( ( clientId ) => {
		// A missing block may have been deleted, or have another client ID.
		const own = blockOfDraft( clientId );
		const place = own ?? target;
		return (
			<div
				key={ clientId }
				className={ styles.card }
				data-open
				{ ...propsOf?.( clientId ) }
			>
				<p className={ styles.place }>
					{ place === null
						? __( 'Select a block for this note.', 'atelier' )
						: blockLabel( place ) }
				</p>
				<NoteForm
					draft={ draftKey.note( key, clientId ) }
					label={
						place === null
							? __( 'New note', 'atelier' )
							: sprintf(
									/* translators: %s: name of a block. */
									__( 'New note: %s', 'atelier' ),
									blockLabel( place )
								)
					}
					placeholder={ __( 'Add a note or @mention', 'atelier' ) }
					submit={ __( 'Add note', 'atelier' ) }
					onKeep={ ( html ) => keepNoteDraft( key, clientId, html ) }
					send={ ( html ) => send( clientId, html ) }
					onLeave={ () => {
						if ( begun.get()?.clientId === clientId ) {
							begun.set( null );
						}
						if ( own !== null ) {
							onShow( own );
						} else {
							wantedFocus.set( ADD_NOTE );
						}
					} }
				/>
			</div>
		);
	} );
}
