import { useViewportMatch } from '@wordpress/compose';
import type { DocumentRef } from '../../documents/index.model';
import { NotesBeside, NotesSidebar } from '../../notes/index.editor';
import { canvasFrame, revealBlock, showBlock } from '../data/showBlock';

interface NotesPlaceProps {
	readonly document: DocumentRef;
	/** Whether the document is shown inside its template. */
	readonly isInTemplate: boolean;
	readonly onClose: () => void;
}

/** The notes of the document, which know no canvas, with the ways to its blocks. */
export function NotesPlace( { onClose, ...notes }: NotesPlaceProps ) {
	const isNarrow = useViewportMatch( 'medium', '<' );
	return (
		<NotesSidebar
			{ ...notes }
			onReveal={ revealBlock }
			onShow={ ( clientId ) => {
				if ( isNarrow ) {
					// It covers the canvas there.
					onClose();
				}
				showBlock( clientId );
			} }
			onClose={ onClose }
		/>
	);
}

/** Those that are open, beside the canvas, where nothing else is and there is room. */
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
