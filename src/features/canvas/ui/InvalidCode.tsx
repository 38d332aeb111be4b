import { Button, TextareaControl } from '@wordpress/components';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { withoutUnclosed } from '../../../kernel/blockText';
import {
	contentProblem,
	type ContentProblem,
} from '../../../kernel/contentProblem';
import { messageFor } from '../../../ui/messages';
import { type DocumentRef, versionOf } from '../../documents/index.model';
import {
	storedContentMessage,
	writeStored,
} from '../../documents/index.records';
import styles from './InvalidCode.module.css';

interface InvalidCodeProps {
	readonly document: DocumentRef;
	readonly title: string;
	/** The stored content. */
	readonly content: string;
	/** Its version. */
	readonly version: string;
	readonly onSaved: () => void;
	readonly onCancel: () => void;
}

/** An editor for the code of a document that can't be parsed. */
export function InvalidCode( {
	document,
	title,
	content,
	version,
	onSaved,
	onCancel,
}: InvalidCodeProps ) {
	const [ text, setText ] = useState( content );
	const [ isBusy, setBusy ] = useState( false );
	const [ failure, setFailure ] = useState( '' );
	/** Another user's version since then. */
	const [ theirs, setTheirs ] = useState< string | null >( null );
	const area = useRef< HTMLTextAreaElement >( null );
	useEffect( () => area.current?.focus(), [] );
	const problem = useMemo( () => contentProblem( text ), [ text ] );
	const repaired = useMemo( () => withoutUnclosed( text ), [ text ] );

	const isChanged = text !== content;

	const save = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( problem || ! isChanged ) {
			return;
		}
		setBusy( true );
		const written = await writeStored( document, text, theirs ?? version );
		setBusy( false );
		if ( written.ok ) {
			onSaved();
		} else {
			setFailure( messageFor( written.error ) );
			if ( written.theirs ) {
				setTheirs( versionOf( written.theirs.record ) );
			}
		}
	};

	return (
		<form
			className={ styles.code }
			onSubmit={ ( event ) => void save( event ) }
		>
			<h2 className={ styles.title }>
				{ sprintf(
					/* translators: %s: title of a document. */
					__( 'Code for “%s”', 'atelier' ),
					title
				) }
			</h2>
			<p className={ styles.state } role="status">
				{ failure || stateLabel( problem, isChanged ) }
			</p>
			<TextareaControl
				__nextHasNoMarginBottom
				ref={ area }
				className={ styles.text ?? '' }
				label={ __( 'Code', 'atelier' ) }
				rows={ 16 }
				dir="ltr"
				spellCheck={ false }
				// Text typed during the save would be lost.
				readOnly={ isBusy }
				value={ text }
				onChange={ ( next ) => {
					setText( next );
					setFailure( '' );
				} }
			/>
			<div className={ styles.actions }>
				<Button
					variant="primary"
					type="submit"
					isBusy={ isBusy }
					disabled={ isBusy || problem !== null || ! isChanged }
					accessibleWhenDisabled
				>
					{ theirs === null
						? __( 'Save', 'atelier' )
						: __( 'Keep mine', 'atelier' ) }
				</Button>
				{ theirs !== null && (
					<Button variant="secondary" onClick={ onSaved }>
						{ __( 'Take theirs', 'atelier' ) }
					</Button>
				) }
				{ problem && repaired !== text && (
					<Button
						variant="secondary"
						onClick={ () => setText( repaired ) }
					>
						{ __( 'Remove unclosed blocks', 'atelier' ) }
					</Button>
				) }
				<Button variant="tertiary" onClick={ onCancel }>
					{ __( 'Cancel', 'atelier' ) }
				</Button>
			</div>
		</form>
	);
}

function stateLabel(
	problem: ContentProblem | null,
	isChanged: boolean
): string {
	if ( problem ) {
		return storedContentMessage( problem );
	}
	return isChanged
		? __( 'Save it to check whether it opens again.', 'atelier' )
		: __(
				'Fix the problem in the code, then save it to open it again.',
				'atelier'
			);
}
