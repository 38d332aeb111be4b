import { Button } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { shorten } from '@/kernel/shorten';
import { ErrorText } from '@/ui/ErrorText';
import {
	documentKey,
	type DocumentRef,
} from '@/features/documents/index.model';
import { replyTo } from '../data/actions';
import { draftKey } from '../data/drafts';
import { parseHtml } from '../data/parseHtml';
import { threadKey, wantedFocus } from '../data/selection';
import { textOf } from '../model/content';
import type { Thread } from '../model/threads';
import { EditableNote } from './EditableNote';
import { NoteForm } from './NoteForm';
import { useThreadActions } from './useThreadActions';
import { useWantedFocus } from './useWantedFocus';
import styles from './Notes.module.css';

interface ThreadCardProps {
	readonly document: DocumentRef;
	readonly thread: Thread;
	readonly isOpen: boolean;
	/** Called when it is selected. */
	readonly onOpen: () => void;
	/** Focuses its block; null without one. */
	readonly onShow: ( () => void ) | null;
	/** Attaches it to the selected block; null if that isn't possible. */
	readonly onAttach: ( () => void ) | null;
	/** Called after it was deleted. */
	readonly onRemoved: () => void;
}

/** A note with its replies; the selected one has a reply form. */
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
	const actions = useThreadActions( document, note, onRemoved );
	useEffect( () => {
		if ( isOpen ) {
			card.current?.scrollIntoView( { block: 'nearest' } );
		}
	}, [ isOpen ] );
	useWantedFocus( threadKey( note.id ), () =>
		card.current?.querySelector< HTMLElement >( '[data-thread]' )
	);

	const shown = isOpen ? replies : replies.slice( -1 );
	const hidden = replies.length - shown.length;
	const focusCard = () => wantedFocus.set( threadKey( note.id ) );
	return (
		// The keyboard uses the button at its start.
		// oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
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
			<ErrorText>{ actions.problem }</ErrorText>
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

/** The author, the start of the text, and the label of its block. */
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
