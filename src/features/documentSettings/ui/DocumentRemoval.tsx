import { Button } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { ReactNode } from 'react';
import { stringOr } from '@/kernel/guards';
import { Confirm } from '@/ui/Confirm';
import { messageFor } from '@/ui/messages';
import { noteLocation } from '@/routing';
import {
	GONE,
	type DocumentRef,
	type EntityRecord,
	titleOf,
	versionOf,
	type Removal,
} from '@/features/documents/index.model';
import {
	OfflineWarnings,
	removalHere,
	removeDocument,
	resetToTheme,
} from '@/features/documents/index.records';
import { baseOf } from '@/features/saving/index.records';
import styles from './DocumentSummary.module.css';

interface DocumentRemovalProps {
	readonly document: DocumentRef;
	readonly post: EntityRecord;
	/** Called if the document no longer exists. */
	readonly onRemoved: () => void;
}

/** The removal of a document. */
export interface DocumentRemoval {
	/** The label of the button; null if the document can't be removed. */
	readonly label: string | null;
	readonly isBusy: boolean;
	readonly ask: () => void;
	/** The confirmation. */
	readonly dialog: ReactNode;
}

/** Removes a document, or the customization of a theme template. */
export function useDocumentRemoval( {
	document,
	post,
	onRemoved,
}: DocumentRemovalProps ): DocumentRemoval {
	const removal = removalHere( document.type, post );
	const canDelete = useSelect(
		( select ) =>
			removal !== null &&
			select( coreStore ).canUser( 'delete', {
				kind: 'postType',
				name: document.type,
				id: post.id,
			} ) === true,
		[ document.type, post.id, removal ]
	);
	const [ isAsking, setIsAsking ] = useState( false );
	const [ isBusy, setIsBusy ] = useState( false );
	const { createSuccessNotice, createErrorNotice } =
		useDispatch( noticesStore );
	const ask = () => setIsAsking( true );
	if ( removal === null || ! canDelete ) {
		return { label: null, isBusy, ask, dialog: null };
	}
	const words = wordsFor( removal, titleOf( post ) );

	const act = async () => {
		setIsAsking( false );
		setIsBusy( true );
		const isHere = noteLocation();
		const fate =
			removal === 'reset'
				? await resetToTheme( document )
				: await removeDocument( {
						...document,
						title: titleOf( post ),
						removal,
						version: versionOf( baseOf( nameOf( document ) ) ),
					} );
		setIsBusy( false );
		if ( fate === 'kept' ) {
			return;
		}
		if ( ! fate.ok ) {
			void createErrorNotice( messageFor( fate.error ) );
			return;
		}
		void createSuccessNotice( words.done, { type: 'snackbar' } );
		if ( removal !== 'reset' && isHere() ) {
			onRemoved();
		}
	};

	return {
		label: words.action,
		isBusy,
		ask,
		dialog: (
			<Confirm
				isOpen={ isAsking }
				confirmButtonText={ words.action }
				onConfirm={ () => void act() }
				onCancel={ () => setIsAsking( false ) }
			>
				{ words.question }
				{ removal !== 'reset' && (
					<OfflineWarnings
						changes={ [
							{
								...document,
								title: titleOf( post ),
								before: {
									status: stringOr( post.status ),
									password: stringOr( post.password ),
								},
								after: GONE,
							},
						] }
					/>
				) }
			</Confirm>
		),
	};
}

/** The removal as a button. */
export const RemovalButton = ( { label, isBusy, ask }: DocumentRemoval ) =>
	label === null ? null : (
		<div className={ styles.removal }>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				isDestructive
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				onClick={ ask }
			>
				{ label }
			</Button>
		</div>
	);

const nameOf = ( { type, id }: DocumentRef ) => ( {
	kind: 'postType',
	name: type,
	id,
} );

interface Words {
	readonly action: string;
	readonly question: string;
	readonly done: string;
}

function wordsFor( removal: Removal, title: string ): Words {
	switch ( removal ) {
		case 'reset':
			return {
				action: __( 'Reset', 'atelier' ),
				question: sprintf(
					/* translators: %s: title of a template or template part. */
					__(
						'Reset “%s” to the theme’s version? You can undo this until you leave. Your site doesn’t change until you save.',
						'atelier'
					),
					title
				),
				/* translators: %s: title of a template or template part. */
				done: sprintf( __( '“%s” reset.', 'atelier' ), title ),
			};
		case 'trash':
			return {
				action: __( 'Move to trash', 'atelier' ),
				question: sprintf(
					/* translators: %s: title of a page, post or pattern. */
					__( 'Move “%s” to the trash?', 'atelier' ),
					title
				),
				done: sprintf(
					/* translators: %s: title of a page, post or pattern. */
					__( '“%s” moved to the trash.', 'atelier' ),
					title
				),
			};
		case 'delete':
			return {
				action: __( 'Delete', 'atelier' ),
				question: sprintf(
					/* translators: %s: title of a template or template part. */
					__(
						'Permanently delete “%s”? This can’t be undone.',
						'atelier'
					),
					title
				),
				/* translators: %s: title of a template or template part. */
				done: sprintf( __( '“%s” deleted.', 'atelier' ), title ),
			};
	}
}
