import { useEvent } from '@wordpress/compose';
import { useCallback, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import type {
	DocumentRef,
	EntityRecord,
} from '@/features/documents/index.model';
import { useEditorParts } from '../data/editorParts';

interface TemplateQuestionState {
	readonly ask: () => void;
	/** Opens the template without asking. */
	readonly open: () => void;
	readonly dialog: ReactNode;
}

/** Whether to edit the template around a document; all functions stay the same. */
export function useTemplateQuestion(
	template: EntityRecord | null,
	onOpen: ( document: DocumentRef ) => void
): TemplateQuestionState {
	const { TemplateQuestion } = useEditorParts();
	const [ isAsking, setIsAsking ] = useState( false );
	const open = useEvent( () => {
		if ( template ) {
			onOpen( { type: template.type, id: String( template.id ) } );
		}
	} );
	return {
		ask: useCallback( () => setIsAsking( true ), [] ),
		open,
		dialog: template && isAsking && (
			<TemplateQuestion
				template={ template }
				onAnswer={ ( isWanted ) => {
					setIsAsking( false );
					if ( isWanted ) {
						open();
					}
				} }
			/>
		),
	};
}
