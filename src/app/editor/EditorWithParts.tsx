import { DocumentEditor } from '@/features/canvas/index.editor';
import type { DocumentEditorProps } from '@/features/canvas';
import {
	isSameDocument,
	type DocumentRef,
} from '@/features/documents/index.model';
import { useAutosaveOffer } from '@/features/recovery/index.records';
import { anyRoute, documentRoute, navigate } from '@/routing';
import { currentAddress } from '@/routing/history';
import { wayUpFrom } from '../listOf';
import { EDITOR_PARTS } from './parts';

/** The editor with the capabilities around it. */
export function EditorWithParts(
	props: Omit< DocumentEditorProps, 'onRemoved' >
) {
	useAutosaveOffer( props.mode === 'edit' ? props.document : null );
	return (
		<DocumentEditor
			{ ...props }
			parts={ EDITOR_PARTS }
			onRemoved={ () => leaveForGood( props.document, props.onLeave ) }
		/>
	);
}

/** Goes back to the previous screen, or to the list if that was the document itself. */
function leaveForGood( document: DocumentRef, leave: () => void ) {
	const stop = currentAddress.subscribe( () => {
		stop();
		const shown = documentRoute.parse( currentAddress.get() );
		if ( isSameDocument( shown, document ) ) {
			navigate( anyRoute, wayUpFrom( document.type ), { replace: true } );
		}
	} );
	leave();
}
