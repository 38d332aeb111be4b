import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { published } from '@wordpress/icons';
import { store as noticesStore } from '@wordpress/notices';
import type { MouseEvent } from 'react';
import type { Result } from '../../../kernel/result';
import { shorten } from '../../../kernel/shorten';
import type { Entry } from '../../../ui/RowMenu';
import { messageFor } from '../../../ui/messages';
import { useSignal } from '../../../ui/useSignal';
import { documentKey, type DocumentRef } from '../../documents/index.model';
import { removeNote, replyTo, rewrite, setResolved } from '../data/actions';
import { draftKey, draftOf } from '../data/drafts';
import { parseHtml } from '../data/parseHtml';
import { wantedFocus } from '../data/selection';
import { textOf } from '../model/content';
import type { Note } from '../model/note';
import type { Thread } from '../model/threads';
import { NoteEntry } from './NoteEntry';
import { NoteForm } from './NoteForm';
import styles from './Notes.module.css';

interface ThreadCardProps {
	readonly document: DocumentRef;
	readonly thread: Thread;
	readonly isOpen: boolean;
	/** Asked for by whoever chooses it. */
	readonly onOpen: () => void;
	/** Gives its block the focus; null where it has none. */
	readonly onShow: ( () => void ) | null;
	/** Attaches it to the selected block; null where that can't be. */
	readonly onAttach: ( () => void ) | null;
	/** Called once it is gone. */
	readonly onRemoved: () => void;
}

/** The key under which a thread asks for the focus. */
export const threadKey = ( id: number ): string => `thread ${ id }`;

/** A note with what was answered; chosen, it can be answered as well. */
export function ThreadCard( {
	document,
	thread,
	isOpen,
	onOpen,
	onShow,
	onAttach,
	onRemoved,
}: ThreadCardProps ) {
	const { note, replies, anchor } = thread;
	const card = useRef< HTMLDivElement >( null );
	const isWanted = useSignal( wantedFocus ) === threadKey( note.id );
	const actions = useThreadActions( document, note, onRemoved );
	useEffect( () => {
		if ( isOpen ) {
			card.current?.scrollIntoView( { block: 'nearest' } );
		}
	}, [ isOpen ] );
	useEffect( () => {
		if ( isWanted ) {
			wantedFocus.set( null );
			card.current
				?.querySelector< HTMLElement >( '[data-thread]' )
				?.focus();
		}
	}, [ isWanted ] );

	const shown = isOpen ? replies : replies.slice( -1 );
	const hidden = replies.length - shown.length;
	const focusCard = () => wantedFocus.set( threadKey( note.id ) );
	return (
		// The keyboard has the button at its beginning.
		// eslint-disable-next-line jsx-a11y/click-events-have-key-events
		<div
			ref={ card }
			className={ styles.card }
			data-open={ isOpen }
			data-resolved={ note.isResolved }
			onClick={ isOpen ? undefined : onOpen }
		>
			<button
				type="button"
				data-thread
				className={ styles.place }
				aria-expanded={ isOpen }
				aria-label={ nameOf( thread ) }
				onClick={ onOpen }
			>
				{ anchor ? anchor.label : __( 'No block', 'atelier' ) }
			</button>
			<EditableNote
				document={ document }
				note={ note }
				canEdit={ ! note.isResolved }
				entries={ [
					...( onShow
						? [
								{
									label: __( 'Go to block', 'atelier' ),
									act: onShow,
								},
							]
						: [] ),
					...( onAttach
						? [
								{
									label: __(
										'Attach to the selected block',
										'atelier'
									),
									act: onAttach,
								},
							]
						: [] ),
					...( note.isResolved
						? [
								{
									label: __( 'Reopen', 'atelier' ),
									act: actions.reopen,
								},
							]
						: [] ),
				] }
				onDelete={ () => actions.remove( note ) }
				isResolvable={ ! note.isResolved && ! actions.isBusy }
				onResolve={ actions.resolve }
			/>
			{ hidden > 0 && (
				<Button
					size="compact"
					variant="tertiary"
					className={ styles.more ?? '' }
					onClick={ onOpen }
				>
					{ sprintf(
						/* translators: %d: number of replies. */
						_n(
							'%d more reply',
							'%d more replies',
							hidden,
							'atelier'
						),
						hidden
					) }
				</Button>
			) }
			{ shown.map( ( reply ) => (
				<EditableNote
					key={ reply.id }
					document={ document }
					note={ reply }
					canEdit={ ! note.isResolved && reply.event === null }
					entries={ [] }
					onDelete={
						note.isResolved ? null : () => actions.remove( reply )
					}
				/>
			) ) }
			{ actions.problem !== null && (
				<p role="alert" className={ styles.problem }>
					{ actions.problem }
				</p>
			) }
			{ isOpen && (
				<NoteForm
					draft={ draftKey.reply( documentKey( document ), note.id ) }
					label={ sprintf(
						/* translators: %s: name of a user. */
						__( 'Reply to the note by %s', 'atelier' ),
						note.author
					) }
					placeholder={ __( 'Reply or @mention', 'atelier' ) }
					submit={
						note.isResolved
							? __( 'Reopen and reply', 'atelier' )
							: __( 'Reply', 'atelier' )
					}
					send={ ( html ) => replyTo( document, thread, html ) }
					onSent={ focusCard }
					onLeave={ focusCard }
				/>
			) }
		</div>
	);
}

/** Whose note it is, how it begins, and what is seen of its block. */
function nameOf( { note, anchor }: Thread ): string {
	const beginning = shorten( textOf( parseHtml( note.html ) ), 60 );
	return anchor
		? sprintf(
				/* translators: 1: name of a user, 2: the beginning of a note, 3: name of a block. */
				__( 'Note by %1$s: %2$s. Block: %3$s', 'atelier' ),
				note.author,
				beginning,
				anchor.label
			)
		: sprintf(
				/* translators: 1: name of a user, 2: the beginning of a note. */
				__( 'Note by %1$s: %2$s. No block', 'atelier' ),
				note.author,
				beginning
			);
}

interface EditableNoteProps {
	readonly document: DocumentRef;
	readonly note: Note;
	readonly canEdit: boolean;
	readonly entries: readonly Entry[];
	readonly onDelete: ( () => void ) | null;
	readonly isResolvable?: boolean;
	/** Only for the first of a thread. */
	readonly onResolve?: () => void;
}

/** A note whose words can be changed in its place. */
function EditableNote( {
	document,
	note,
	canEdit,
	entries,
	onDelete,
	isResolvable = false,
	onResolve,
}: EditableNoteProps ) {
	const draft = draftKey.edit( documentKey( document ), note.id );
	// Whoever has begun finds it as it was.
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

/** What is done with one press, and what came of it. */
function useThreadActions(
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
