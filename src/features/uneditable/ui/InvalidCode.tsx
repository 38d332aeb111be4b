import { Button, TextareaControl } from '@wordpress/components';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { withoutUnclosed } from '@/kernel/blockText';
import { contentProblem, type ContentProblem } from '@/kernel/contentProblem';
import { rawText } from '@/kernel/guards';
import { messageFor } from '@/ui/messages';
import { useMe, versionName } from '@/features/conflicts/index.records';
import {
	versionOf,
	type DocumentRef,
	type Theirs,
} from '@/features/documents/index.model';
import {
	storedContentMessage,
	writeStored,
} from '@/features/documents/index.records';
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
	const me = useMe();
	const [ text, setText ] = useState( content );
	const [ stored, setStored ] = useState( { content, version } );
	const [ isBusy, setBusy ] = useState( false );
	const [ failure, setFailure ] = useState( '' );
	/** A version that was saved in the meantime. */
	const [ theirs, setTheirs ] = useState< Theirs | null >( null );
	/** The user's code that it has replaced. */
	const [ replaced, setReplaced ] = useState< string | null >( null );
	const area = useRef< HTMLTextAreaElement >( null );
	const focus = () => area.current?.focus();
	useEffect( focus, [] );
	const problem = useMemo( () => contentProblem( text ), [ text ] );
	const repaired = useMemo( () => withoutUnclosed( text ), [ text ] );

	const isChanged = text !== stored.content;
	const isTaken = replaced !== null && ! isChanged;

	const save = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( problem || ! isChanged ) {
			return;
		}
		setBusy( true );
		const written = await writeStored(
			document,
			text,
			theirs ? versionOf( theirs.record ) : stored.version
		);
		setBusy( false );
		if ( written.ok ) {
			onSaved();
		} else {
			setFailure( messageFor( written.error ) );
			if ( written.theirs ) {
				setTheirs( written.theirs );
			}
		}
	};

	const use = ( { record }: Theirs ) => {
		const saved = rawText( record.content );
		setStored( { content: saved, version: versionOf( record ) } );
		setReplaced( text );
		setText( saved );
		setTheirs( null );
		setFailure( '' );
		focus();
	};

	const undo = ( code: string ) => {
		setText( code );
		setReplaced( null );
		focus();
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
				{ failure || stateLabel( problem, isChanged, isTaken ) }
			</p>
			<TextareaControl
				__nextHasNoMarginBottom
				ref={ area }
				className={ styles.text ?? '' }
				label={
					theirs
						? __( 'Your version', 'atelier' )
						: __( 'Code', 'atelier' )
				}
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
			{ theirs && (
				<TextareaControl
					__nextHasNoMarginBottom
					className={ styles.text ?? '' }
					label={ versionName( theirs, me ) }
					rows={ 8 }
					dir="ltr"
					spellCheck={ false }
					readOnly
					value={ rawText( theirs.record.content ) }
					onChange={ () => undefined }
				/>
			) }
			<div className={ styles.actions }>
				{ isTaken && ! problem ? (
					<Button variant="primary" onClick={ onSaved }>
						{ __( 'Open', 'atelier' ) }
					</Button>
				) : (
					<Button
						variant="primary"
						type="submit"
						isBusy={ isBusy }
						disabled={ isBusy || problem !== null || ! isChanged }
						accessibleWhenDisabled
					>
						{ theirs
							? __( 'Save your version', 'atelier' )
							: __( 'Save', 'atelier' ) }
					</Button>
				) }
				{ theirs && (
					<OtherWay isBusy={ isBusy } onAct={ () => use( theirs ) }>
						{ __( 'Use the saved version', 'atelier' ) }
					</OtherWay>
				) }
				{ replaced !== null && (
					<OtherWay
						isBusy={ isBusy }
						onAct={ () => undo( replaced ) }
					>
						{ __( 'Bring back your version', 'atelier' ) }
					</OtherWay>
				) }
				{ problem && repaired !== text && (
					<OtherWay
						isBusy={ false }
						onAct={ () => setText( repaired ) }
					>
						{ __( 'Remove unclosed blocks', 'atelier' ) }
					</OtherWay>
				) }
				<Button variant="tertiary" onClick={ onCancel }>
					{ __( 'Cancel', 'atelier' ) }
				</Button>
			</div>
		</form>
	);
}

const OtherWay = ( {
	isBusy,
	onAct,
	children,
}: {
	readonly isBusy: boolean;
	readonly onAct: () => void;
	readonly children: string;
} ) => (
	<Button
		variant="secondary"
		disabled={ isBusy }
		accessibleWhenDisabled
		onClick={ onAct }
	>
		{ children }
	</Button>
);

function stateLabel(
	problem: ContentProblem | null,
	isChanged: boolean,
	isTaken: boolean
): string {
	if ( problem ) {
		return storedContentMessage( problem );
	}
	if ( isTaken ) {
		return __(
			'This is the saved version. Open it, or change it and save.',
			'atelier'
		);
	}
	return isChanged
		? __( 'Save it to check whether it opens again.', 'atelier' )
		: __(
				'Fix the problem in the code, then save it to open it again.',
				'atelier'
			);
}
