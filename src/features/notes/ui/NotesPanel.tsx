import { store as blockEditorStore } from '@wordpress/block-editor';
import { Button, Spinner } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { KeyboardEvent, ReactNode } from 'react';
import { fail } from '../../../kernel/result';
import { messageFor } from '../../../ui/messages';
import { useSignal } from '../../../ui/useSignal';
import { documentKey, type DocumentRef } from '../../documents/index.model';
import { addNote } from '../data/actions';
import {
	attachNote,
	blockLabel,
	isBlockThere,
	isNotable,
} from '../data/blocks';
import { allDrafts, begunOn, draftKey, draftOf } from '../data/drafts';
import { refetchNotes } from '../data/notes';
import { begun, openNote, wantedFocus } from '../data/selection';
import { useThreads } from '../data/useThreads';
import { listed, primaryOf, type Thread } from '../model/threads';
import { beginNote } from '../data/beginNote';
import { NoteForm } from './NoteForm';
import { ThreadCard, threadKey } from './ThreadCard';
import styles from './Notes.module.css';

export interface NotesPanelProps {
	readonly document: DocumentRef;
	/** Whether the document is shown inside its template. */
	readonly isInTemplate: boolean;
	/** Selects a block and brings it into view, without giving it the focus. */
	readonly onReveal: ( clientId: string ) => void;
	/** Gives a block the focus. */
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

	// Selecting a block is a wish to see its notes.
	const known = useRef( all );
	known.current = all;
	useEffect( () => {
		const current = known.current.find(
			( { note } ) => note.id === openNote.get()
		);
		if ( selected !== null && current?.anchor?.clientId !== selected ) {
			openNote.set(
				primaryOf( known.current, selected )?.note.id ?? null
			);
		}
	}, [ selected, isLoaded ] );

	// A note that is on a block again is elsewhere in the list.
	const attached = useRef< number | null >( null );
	useEffect( () => {
		const moved = known.current.find(
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
						wantedFocus.set( nextKey( all, note.id ) )
					}
				/>
			</li>
		);
	};
	return (
		<div className={ styles.panel }>
			<AddButton
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
			<List name={ __( 'Notes', 'atelier' ) }>
				{ threads.open.map( cardOf ) }
			</List>
			<List name={ __( 'Resolved', 'atelier' ) } isTitled>
				{ threads.resolved.map( cardOf ) }
			</List>
			<List
				name={ __( 'No longer on a block', 'atelier' ) }
				isTitled
				hint={ __(
					'The block was deleted, or the change that attached the note to it was undone or not saved.',
					'atelier'
				) }
			>
				{ threads.detached.map( cardOf ) }
			</List>
		</div>
	);
}

interface ListProps {
	readonly name: string;
	readonly isTitled?: boolean;
	readonly hint?: string;
	readonly children: readonly ReactNode[];
}

function List( { name, isTitled = false, hint, children }: ListProps ) {
	if ( children.length === 0 ) {
		return null;
	}
	return (
		<>
			{ isTitled && <h3 className={ styles.title }>{ name }</h3> }
			{ hint !== undefined && <p className={ styles.note }>{ hint }</p> }
			{ /* Keys that go from one note to the next belong to the list. */ }
			{ /* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */ }
			<ul
				className={ styles.list }
				aria-label={ name }
				onKeyDown={ moveFocus }
			>
				{ children }
			</ul>
		</>
	);
}

/** Arrows lead from the beginning of one note to that of the next. */
function moveFocus( event: KeyboardEvent< HTMLElement > ) {
	const { target, currentTarget, key } = event;
	const cards = [
		...currentTarget.querySelectorAll< HTMLElement >( '[data-thread]' ),
	];
	const at = cards.findIndex( ( card ) => card === target );
	const next: Readonly< Record< string, HTMLElement | undefined > > = {
		ArrowDown: cards[ at + 1 ],
		ArrowUp: cards[ at - 1 ],
		Home: cards[ 0 ],
		End: cards.at( -1 ),
	};
	if ( at !== -1 && key in next ) {
		event.preventDefault();
		next[ key ]?.focus();
	}
}

/** Where the focus goes from a note that is no longer there. */
function nextKey( all: readonly Thread[], id: number ): string {
	const at = all.findIndex( ( { note } ) => note.id === id );
	const next = all[ at + 1 ] ?? all[ at - 1 ];
	return next ? threadKey( next.note.id ) : ADD_BUTTON;
}

const ADD_BUTTON = 'add';

function AddButton( {
	document,
	target,
	isInTemplate,
}: Pick< NotesPanelProps, 'document' | 'isInTemplate' > & {
	readonly target: string | null;
} ) {
	const button = useRef< HTMLButtonElement >( null );
	const isWanted = useSignal( wantedFocus ) === ADD_BUTTON;
	useEffect( () => {
		if ( isWanted ) {
			wantedFocus.set( null );
			button.current?.focus();
		}
	}, [ isWanted ] );
	return (
		<>
			<Button
				__next40pxDefaultSize
				ref={ button }
				variant="secondary"
				className={ styles.add ?? '' }
				disabled={ target === null }
				accessibleWhenDisabled
				onClick={ () =>
					target !== null && beginNote( document, target )
				}
			>
				{ __( 'Add note', 'atelier' ) }
			</Button>
			{ target === null && (
				<p className={ styles.note }>
					{ isInTemplate
						? __(
								'Select a block of the content to add a note to it.',
								'atelier'
							)
						: __(
								'Select a block to add a note to it.',
								'atelier'
							) }
				</p>
			) }
		</>
	);
}

/** Notes that are being written and have not been sent. */
function BegunNotes( {
	document,
	target,
	onShow,
}: Pick< NotesPanelProps, 'document' | 'onShow' > & {
	readonly target: string | null;
} ) {
	const key = documentKey( document );
	const current = useSignal( begun );
	const drafts = useSignal( allDrafts );
	const { createSuccessNotice } = useDispatch( noticesStore );
	const clientIds = new Set( begunOn( drafts, key ) );
	if ( current?.document === key ) {
		clientIds.add( current.clientId );
	}
	const send = async ( clientId: string, html: string ) => {
		const isThere = isBlockThere( clientId );
		const place = isThere ? clientId : target;
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
	return [ ...clientIds ].map( ( clientId ) => {
		// A block that is gone may have been deleted, or be there again under another id.
		const place = isBlockThere( clientId ) ? clientId : target;
		return (
			<div key={ clientId } className={ styles.card } data-open>
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
					send={ ( html ) => send( clientId, html ) }
					onLeave={ () => {
						if ( begun.get()?.clientId === clientId ) {
							begun.set( null );
						}
						if ( isBlockThere( clientId ) ) {
							onShow( clientId );
						} else {
							wantedFocus.set( ADD_BUTTON );
						}
					} }
				/>
			</div>
		);
	} );
}
