import { Button } from '@wordpress/components';
import { memo, useCallback, useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { EditorMode } from '@/features/canvas';
import type { DocumentRef } from '@/features/documents/index.model';
import { documentRoute, navigate } from '@/routing';
import { Failure } from '@/ui/Failure';
import { messageFor } from '@/ui/messages';
import { useStage } from './useStage';
import styles from './CanvasArea.module.css';

interface LiveCanvasProps {
	readonly document: DocumentRef;
	readonly mode: EditorMode;
	readonly onEdit: () => void;
	readonly onLeave: () => void;
	readonly onBack: ( () => void ) | null;
	readonly onReady: () => void;
	readonly onFailed: () => void;
}

/** The editor once its stage has been loaded, or an error. Not rendered again when the number of changes is another. */
export const LiveCanvas = memo( function LiveCanvas( {
	document: subject,
	mode,
	onEdit,
	onLeave,
	onBack,
	onReady,
	onFailed,
}: LiveCanvasProps ) {
	const stage = useStage( 'editor', true );
	const open = useCallback(
		( { type, id }: DocumentRef ) =>
			navigate( documentRoute, {
				type,
				id,
				isEditing: true,
				isFocused: true,
			} ),
		[]
	);
	const hasFailed = stage.status === 'failed';
	useEffect( () => {
		if ( hasFailed ) {
			onFailed();
		}
	}, [ hasFailed, onFailed ] );

	switch ( stage.status ) {
		case 'loading':
			return null;
		case 'failed':
			return (
				<div className={ styles.failed }>
					<Failure
						title={ __(
							'The editor could not be loaded',
							'atelier'
						) }
						text={ messageFor( stage.error ) }
						details={ JSON.stringify( stage.error ) }
						onRetry={ stage.retry }
					>
						<Button variant="tertiary" onClick={ onLeave }>
							{ __( 'Go back', 'atelier' ) }
						</Button>
					</Failure>
				</div>
			);
		case 'ready':
			return (
				<stage.value.EditorWithParts
					document={ subject }
					mode={ mode }
					onActivate={ onEdit }
					onLeave={ onLeave }
					onBack={ onBack }
					onOpen={ open }
					onReady={ onReady }
					onFailed={ onFailed }
				/>
			);
	}
} );
