import { useViewportMatch } from '@wordpress/compose';
import type { ComponentProps } from 'react';
import {
	canvasFrame,
	revealBlock,
	showBlock,
} from '@/features/blocks/index.editor';
import type { EditorParts } from '@/features/canvas/index.model';
import {
	isMarginHidden,
	NotesBeside,
	NotesOfBlocks,
	NotesSidebar,
	supportsNotes,
} from '@/features/notes/index.editor';

type Notes = EditorParts[ 'notes' ];

/** Notes, connected to the blocks on the canvas. */
export const NOTES: Notes = {
	isFor: supportsNotes,
	Margin,
	Panel,
	OfBlocks,
};

function Margin( props: ComponentProps< Notes[ 'Margin' ] > ) {
	return (
		<NotesBeside
			{ ...props }
			canvas={ canvasFrame() }
			onReveal={ revealBlock }
			onShow={ showBlock }
		/>
	);
}

function Panel( props: ComponentProps< Notes[ 'Panel' ] > ) {
	const { onClose } = props;
	const isNarrow = useViewportMatch( 'medium', '<' );
	return (
		<NotesSidebar
			{ ...props }
			onReveal={ revealBlock }
			onShow={ ( clientId ) => {
				if ( isNarrow ) {
					// On small screens, the panel covers the canvas.
					onClose();
				}
				showBlock( clientId );
			} }
		/>
	);
}

function OfBlocks( {
	hasMargin,
	...notes
}: ComponentProps< Notes[ 'OfBlocks' ] > ) {
	return (
		<NotesOfBlocks
			{ ...notes }
			onOpen={ () => {
				if ( hasMargin ) {
					isMarginHidden.set( false );
				} else {
					notes.onAll();
				}
			} }
		/>
	);
}
