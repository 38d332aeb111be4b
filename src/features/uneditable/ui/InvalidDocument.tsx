import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { Confirm } from '@/ui/Confirm';
import { Failure } from '@/ui/Failure';
import { messageFor } from '@/ui/messages';
import { noteLocation } from '@/routing';
import type { DocumentRef, Removal } from '@/features/documents/index.model';
import {
	readStored,
	removeDocument,
	type Stored,
} from '@/features/documents/index.records';
import { removalLabel } from '@/features/documents';
import { InvalidCode } from './InvalidCode';
import styles from './InvalidDocument.module.css';

interface InvalidDocumentProps {
	readonly document: DocumentRef;
	/** The problem, for the user. */
	readonly reason: string;
	/** Called after the content on the server has changed. */
	readonly onFixed: () => void;
	/** Called after this message has rendered. */
	readonly onFailed: () => void;
	readonly onLeave: () => void;
}

/** A message for a document that would freeze the browser: the problem, and ways to fix it. */
export function InvalidDocument( {
	document,
	reason,
	onFixed,
	onFailed,
	onLeave,
}: InvalidDocumentProps ) {
	const [ stored, setStored ] = useState< Stored | null >( null );
	const [ isEditing, setEditing ] = useState( false );
	useEffect( onFailed, [ onFailed ] );
	const { type, id } = document;
	useEffect( () => {
		let isCurrent = true;
		void readStored( { type, id } ).then( ( read ) => {
			if ( isCurrent && read.ok ) {
				setStored( read.value );
			}
		} );
		return () => {
			isCurrent = false;
		};
	}, [ type, id ] );

	if ( isEditing && stored ) {
		return (
			<InvalidCode
				document={ document }
				title={ stored.title }
				content={ stored.content }
				version={ stored.version }
				onSaved={ onFixed }
				onCancel={ () => setEditing( false ) }
			/>
		);
	}
	return (
		<div className={ styles.waiting }>
			<Failure
				title={
					stored?.title
						? sprintf(
								/* translators: %s: title of a document. */
								__(
									'“%s” contains invalid content',
									'atelier'
								),
								stored.title
							)
						: __( 'This contains invalid content', 'atelier' )
				}
				text={ reason }
			>
				{ stored && (
					<Button
						variant="primary"
						onClick={ () => setEditing( true ) }
					>
						{ __( 'Edit as code', 'atelier' ) }
					</Button>
				) }
				{ stored?.removal && (
					<RemoveButton
						document={ document }
						title={ stored.title }
						removal={ stored.removal }
						version={ stored.version }
						onRemoved={
							stored.removal === 'reset' ? onFixed : onLeave
						}
					/>
				) }
				<Button variant="tertiary" onClick={ onLeave }>
					{ __( 'Go back', 'atelier' ) }
				</Button>
			</Failure>
		</div>
	);
}

interface RemoveButtonProps {
	readonly document: DocumentRef;
	readonly title: string;
	readonly removal: Removal;
	/** The loaded version. */
	readonly version: string;
	readonly onRemoved: () => void;
}

function RemoveButton( {
	document,
	title,
	removal,
	version,
	onRemoved,
}: RemoveButtonProps ) {
	const [ isAsking, setAsking ] = useState( false );
	const [ isBusy, setBusy ] = useState( false );
	const { createErrorNotice, createSuccessNotice } =
		useDispatch( noticesStore );
	const remove = async () => {
		setAsking( false );
		setBusy( true );
		const isHere = noteLocation();
		// For a theme template, this removes its customization.
		const removed = await removeDocument( {
			...document,
			title,
			removal,
			version,
		} );
		setBusy( false );
		if ( removed === 'kept' ) {
			return;
		}
		if ( ! removed.ok ) {
			void createErrorNotice( messageFor( removed.error ) );
			return;
		}
		void createSuccessNotice( doneMessage( removal, title ), {
			type: 'snackbar',
		} );
		if ( isHere() ) {
			onRemoved();
		}
	};
	return (
		<>
			<Button
				variant="secondary"
				isDestructive
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				onClick={ () => setAsking( true ) }
			>
				{ removalLabel( removal ) }
			</Button>
			<Confirm
				isOpen={ isAsking }
				confirmButtonText={ removalLabel( removal ) }
				onConfirm={ () => void remove() }
				onCancel={ () => setAsking( false ) }
			>
				{ questionText( removal, title ) }
			</Confirm>
		</>
	);
}

function questionText( removal: Removal, title: string ): string {
	switch ( removal ) {
		case 'reset':
			return sprintf(
				/* translators: %s: title of a template or template part. */
				__(
					'Reset “%s” to the theme’s version? All changes to it will be permanently lost.',
					'atelier'
				),
				title
			);
		case 'trash':
			return sprintf(
				/* translators: %s: title of a page, post or pattern. */
				__( 'Move “%s” to the trash?', 'atelier' ),
				title
			);
		case 'delete':
			return sprintf(
				/* translators: %s: title of a template or template part. */
				__(
					'Permanently delete “%s”? This can’t be undone.',
					'atelier'
				),
				title
			);
	}
}

function doneMessage( removal: Removal, title: string ): string {
	switch ( removal ) {
		case 'reset':
			/* translators: %s: title of a template or template part. */
			return sprintf( __( '“%s” reset.', 'atelier' ), title );
		case 'trash':
			return sprintf(
				/* translators: %s: title of a page, post or pattern. */
				__( '“%s” moved to the trash.', 'atelier' ),
				title
			);
		case 'delete':
			/* translators: %s: title of a template or template part. */
			return sprintf( __( '“%s” deleted.', 'atelier' ), title );
	}
}
