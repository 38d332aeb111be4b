import { Button } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { displayShortcut } from '@wordpress/keycodes';
import type { AppError, Result } from '../../../kernel/result';
import { messageFor } from '../../../ui/messages';
import { useIsMounted } from '../../../ui/useIsMounted';
import { useSignal } from '../../../ui/useSignal';
import { allDrafts, draftOf, keepDraft } from '../data/drafts';
import { parseHtml } from '../data/parseHtml';
import { wantedFocus } from '../data/selection';
import { writeContent } from '../model/content';
import { NoteField } from './NoteField';
import styles from './Notes.module.css';

interface NoteFormProps {
	/** What is being written, for as long as it has not been sent. */
	readonly draft: string;
	/** Keeps what is typed; empty where that is nothing else than there is already. */
	readonly onKeep?: ( html: string ) => void;
	readonly label: string;
	readonly placeholder?: string;
	readonly submit: string;
	/** The words that there are already, as HTML. */
	readonly source?: string;
	readonly send: ( html: string ) => Promise< Result< unknown > >;
	readonly onSent?: () => void;
	/** Asked for by Escape, which keeps the words, and after they have been given up. */
	readonly onLeave: () => void;
}

/** A field for words, and what to do with them. They stay until they have been stored or given up. */
export function NoteForm( {
	draft,
	label,
	placeholder = '',
	submit,
	source = '',
	send,
	onSent,
	onLeave,
	onKeep = ( html ) => keepDraft( draft, html ),
}: NoteFormProps ) {
	const before = useMemo(
		() => writeContent( parseHtml( source ) ),
		[ source ]
	);
	const [ problem, setProblem ] = useState< string | null >( null );
	const [ isSending, setIsSending ] = useState( false );
	// Another one is an empty field.
	const [ nth, setNth ] = useState( 0 );
	const isWanted = useSignal( wantedFocus ) === draft;
	const isMounted = useIsMounted();
	const problemId = useInstanceId( NoteForm, 'atelier-note-problem' );
	// What was sent or given up elsewhere, such as in the same note before it was moved, is no longer in the field.
	const kept = useSignal( allDrafts ).get( draft ) ?? '';
	const typed = useRef( kept );
	useEffect( () => {
		if ( kept === '' && typed.current !== '' ) {
			setNth( ( count ) => count + 1 );
		}
		typed.current = kept;
	}, [ kept ] );

	const submitWords = async () => {
		const html = draftOf( draft ) || before;
		if ( isSending ) {
			return;
		}
		if ( html === '' ) {
			setProblem( __( 'Write something first.', 'atelier' ) );
			wantedFocus.set( draft );
			return;
		}
		setProblem( null );
		setIsSending( true );
		const answer = await send( html );
		// Who has gone on writing in the meantime keeps that.
		if ( answer.ok && ( draftOf( draft ) || before ) === html ) {
			keepDraft( draft, '' );
		}
		if ( ! isMounted() ) {
			return;
		}
		setIsSending( false );
		if ( answer.ok ) {
			onSent?.();
		} else {
			setProblem( problemMessage( answer.error ) );
			wantedFocus.set( draft );
		}
	};
	return (
		<form
			className={ styles.form }
			onSubmit={ ( event ) => {
				event.preventDefault();
				void submitWords();
			} }
		>
			<NoteField
				key={ nth }
				label={ label }
				placeholder={ placeholder }
				initial={ draftOf( draft ) || source }
				isWanted={ isWanted }
				describedBy={ problem === null ? undefined : problemId }
				onFocused={ () => wantedFocus.set( null ) }
				onChange={ ( html ) => {
					typed.current = html === before ? '' : html;
					onKeep( typed.current );
					setProblem( null );
				} }
				onSend={ () => void submitWords() }
				onEscape={ onLeave }
			/>
			{ problem !== null && (
				<p id={ problemId } role="alert" className={ styles.problem }>
					{ problem }
				</p>
			) }
			<div className={ styles.formButtons }>
				<Button
					size="compact"
					variant="tertiary"
					onClick={ () => {
						keepDraft( draft, '' );
						setProblem( null );
						onLeave();
					} }
				>
					{ __( 'Cancel', 'atelier' ) }
				</Button>
				<Button
					size="compact"
					variant="primary"
					type="submit"
					shortcut={ displayShortcut.primary( 'Enter' ) }
					isBusy={ isSending }
					disabled={ isSending }
					accessibleWhenDisabled
				>
					{ submit }
				</Button>
			</div>
		</form>
	);
}

const problemMessage = ( error: AppError ): string =>
	error.code === 'missing'
		? __(
				'This note was deleted in the meantime. Your text is still here: copy it, or add it as a new note.',
				'atelier'
			)
		: messageFor( error );
