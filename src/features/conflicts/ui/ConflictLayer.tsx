import { Modal } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Failure } from '@/ui/Failure';
import { messageFor } from '@/ui/messages';
import { defineChunk, fetchAhead, useChunk } from '@/ui/useChunk';
import { changedRecordCount } from '@/features/documents';
import { removalQuestion } from '@/features/documents/index.records';
import { conflicts, leaveConflict } from '@/features/saving/index.records';
import { useSignal } from '@/ui/useSignal';
import type * as Dialogs from './dialogs';

const DIALOGS = defineChunk< typeof Dialogs >( () => import( './dialogs' ) );

/**
 * Opens a dialog for each conflict, one after the other. The dialogs are loaded as soon as there are unsaved changes:
 * when they are needed, the connection may be lost.
 */
export function ConflictLayer() {
	const [ conflict ] = useSignal( conflicts );
	const question = useSignal( removalQuestion );
	useEffect( () => {
		const look = () => {
			if ( changedRecordCount.get() > 0 ) {
				void fetchAhead( DIALOGS );
			}
		};
		look();
		return changedRecordCount.subscribe( look );
	}, [] );
	if ( question ) {
		return (
			<OnceLoaded onCancel={ () => question.answer( false ) }>
				{ ( { RemovedRecordDialog } ) => (
					<RemovedRecordDialog question={ question } />
				) }
			</OnceLoaded>
		);
	}
	return conflict ? (
		<OnceLoaded onCancel={ () => leaveConflict( conflict ) }>
			{ ( { ConflictDialog } ) => (
				<ConflictDialog conflict={ conflict } />
			) }
		</OnceLoaded>
	) : null;
}

interface OnceLoadedProps {
	/** Closes the dialog without a change. */
	readonly onCancel: () => void;
	readonly children: ( dialogs: typeof Dialogs ) => ReactNode;
}

/** A dialog that may still be loading. If that fails, it is cancelled. */
function OnceLoaded( { onCancel, children }: OnceLoadedProps ) {
	const chunk = useChunk( DIALOGS );
	if ( chunk.status === 'failed' ) {
		return (
			<Modal
				title={ __( 'Changed in the meantime', 'atelier' ) }
				size="medium"
				overlayClassName="atelier-overlay"
				onRequestClose={ onCancel }
			>
				<Failure
					title={ __(
						'Someone else changed this too, but their changes can’t be shown',
						'atelier'
					) }
					text={ messageFor( chunk.error ) }
					onRetry={ chunk.retry }
				/>
			</Modal>
		);
	}
	return chunk.status === 'ready' ? children( chunk.value ) : null;
}
