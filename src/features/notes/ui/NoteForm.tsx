import { Button } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { displayShortcut } from '@wordpress/keycodes';
import type { AppError, Result } from '@/kernel/result';
import { ErrorText } from '@/ui/ErrorText';
import { messageFor } from '@/ui/messages';
import { useIsMounted } from '@/ui/useIsMounted';
import { useSignal } from '@/ui/useSignal';
import { allDrafts, draftOf, keepDraft } from '../data/drafts';
import { parseHtml } from '../data/parseHtml';
import { wantedFocus } from '../data/selection';
import { writeContent } from '../model/content';
import { NoteField } from './NoteField';
import styles from './Notes.module.css';

interface NoteFormProps {
	/** The key of the unsent text. */
	readonly draft: string;
	/** Called with the typed text; empty if it equals the saved one. */
	readonly onKeep?: ( html: string ) => void;
	readonly label: string;
	readonly placeholder?: string;
	readonly submit: string;
	/** The saved text, as HTML. */
	readonly source?: string;
	readonly send: ( html: string ) => Promise< Result< unknown > >;
	readonly onSent?: () => void;
	/** Called for Escape, which keeps the text, and after it was discarded. */
	readonly onLeave: () => void;
}

/** A field for a text, with buttons. The text stays until it is saved or discarded. */
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
	// Increased for an empty field.
	const [ nth, setNth ] = useState( 0 );
	const isWanted = useSignal( wantedFocus ) === draft;
	const isMounted = useIsMounted();
	const problemId = useInstanceId( NoteForm, 'atelier-note-problem' );
	// The text may have been sent or discarded elsewhere, for example before the note's form moved.
	const kept = useSignal( allDrafts ).get( draft ) ?? '';
	const typed = useRef( kept );
	useEffect( () => {
		if ( kept === '' && typed.current !== '' ) {
			setNth( ( count ) => count + 1 );
		}
		typed.current = kept;
	}, [ kept ] );

	const sendText = async () => {
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
		// Text typed in the meantime stays.
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
				void sendText();
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
				onSend={ () => void sendText() }
				onEscape={ onLeave }
			/>
			<ErrorText id={ problemId }>{ problem }</ErrorText>
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
