import { useEffect } from '@wordpress/element';
import { DocumentEditor as Editor } from '../../features/canvas/index.editor';
import type { DocumentEditorProps } from '../../features/canvas';
import type { ListedActionsProps } from '../../features/documentSettings/index.model';
import {
	isSameDocument,
	type DocumentRef,
} from '../../features/documents/index.model';
import { useAutosaveOffer } from '../../features/recovery/index.records';
import { anyRoute, documentRoute, navigate } from '../../routing';
import { currentAddress } from '../../routing/history';
import { useChunk } from '../../ui/useChunk';
import { wayUpFrom } from '../listOf';
import { LISTS } from '../records/lists';
import { EDITOR_PARTS } from './parts';

/** The editor, which doesn't know lists, with the actions that the list of its document has. */
export function DocumentEditor( props: DocumentEditorProps ) {
	useAutosaveOffer( props.mode === 'edit' ? props.document : null );
	return (
		<Editor
			{ ...props }
			parts={ EDITOR_PARTS }
			ListedActions={ ListedActions }
			onRemoved={ () => leaveForGood( props.document, props.onLeave ) }
		/>
	);
}

/** Loads the chunk with the lists' actions: mounted on demand. */
function ListedActions( props: ListedActionsProps ) {
	const lists = useChunk( LISTS.commands );
	const { onActions } = props;
	const hasFailed = lists.status === 'failed';
	useEffect( () => {
		if ( hasFailed ) {
			onActions( [] );
		}
	}, [ hasFailed, onActions ] );
	return lists.status === 'ready' ? (
		<lists.value.DocumentActions { ...props } />
	) : null;
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
