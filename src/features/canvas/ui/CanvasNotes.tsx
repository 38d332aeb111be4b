import { useViewportMatch } from '@wordpress/compose';
import type { DocumentRef } from '../../documents/index.model';
import { NotesBeside, NotesSidebar } from '../../notes/index.editor';
import { canvasFrame, revealBlock, showBlock } from '../../blocks/index.editor';

interface CanvasNotesProps {
	readonly document: DocumentRef;
	/** Whether the document is shown inside its template. */
	readonly isInTemplate: boolean;
	readonly onClose: () => void;
}

/** The notes panel, connected to the blocks on the canvas. */
export function CanvasNotes( { onClose, ...notes }: CanvasNotesProps ) {
	const isNarrow = useViewportMatch( 'medium', '<' );
	return (
		<NotesSidebar
			{ ...notes }
			onReveal={ revealBlock }
			onShow={ ( clientId ) => {
				if ( isNarrow ) {
					// On small screens, the panel covers the canvas.
					onClose();
				}
				showBlock( clientId );
			} }
			onClose={ onClose }
		/>
	);
}

/** Open notes beside the canvas, if there is space. */
export const NotesBesideCanvas = ( {
	document,
	onAll,
	onHidden,
}: {
	readonly document: DocumentRef;
	/** Opens the panel with all notes. */
	readonly onAll: () => void;
	readonly onHidden: () => void;
} ) => (
	<NotesBeside
		document={ document }
		canvas={ canvasFrame() }
		onAll={ onAll }
		onHidden={ onHidden }
		onReveal={ revealBlock }
		onShow={ showBlock }
	/>
);
