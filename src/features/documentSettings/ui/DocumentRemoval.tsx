import { Button } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import type { ReactNode } from 'react';
import { messageFor } from '@/ui/messages';
import { OnceLoaded } from '@/ui/OnceLoaded';
import { Boundary } from '@/ui/Region';
import { defineChunk } from '@/ui/useChunk';
import { noteLocation } from '@/routing';
import {
	type DocumentRef,
	type EntityRecord,
	titleOf,
	versionOf,
} from '@/features/documents/index.model';
import { removalHere } from '@/features/documents';
import {
	removeDocument,
	resetToTheme,
} from '@/features/documents/index.records';
import { baseOf } from '@/features/saving/index.records';
import type * as Dialogs from './RemovalDialog';
import { removalLabels } from './removalLabels';
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
	const close = () => setIsAsking( false );
	if ( removal === null || ! canDelete ) {
		return { label: null, isBusy, ask, dialog: null };
	}
	const labels = removalLabels( removal, titleOf( post ) );
	const tellRemoved = () =>
		void createSuccessNotice( labels.done, { type: 'snackbar' } );

	const leave = () => {
		tellRemoved();
		onRemoved();
	};
	const act = async () => {
		close();
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
		tellRemoved();
		if ( removal !== 'reset' && isHere() ) {
			onRemoved();
		}
	};

	return {
		label: labels.action,
		isBusy,
		ask,
		dialog: isAsking && (
			<Boundary label={ labels.action }>
				<OnceLoaded of={ DIALOG } onClose={ close }>
					{ ( { RemovalDialog } ) => (
						<RemovalDialog
							document={ document }
							post={ post }
							removal={ removal }
							labels={ labels }
							onRemove={ () => void act() }
							onRemoved={ leave }
							onLeave={ onRemoved }
							onClose={ close }
						/>
					) }
				</OnceLoaded>
			</Boundary>
		),
	};
}

const DIALOG = defineChunk< typeof Dialogs >(
	() => import( './RemovalDialog' )
);

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
