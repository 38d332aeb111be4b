import { useViewportMatch } from '@wordpress/compose';
import type { DocumentRef } from '../../documents/index.model';
import { NotesSidebar } from '../../notes/index.editor';
import { revealBlock, showBlock } from '../data/showBlock';

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
