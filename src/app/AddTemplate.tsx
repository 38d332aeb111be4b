import { useDispatch } from '@wordpress/data';
import { useEffect, useSyncExternalStore } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import { addingTemplate } from '../features/templates';
import { useAddress } from '../routing';
import { messageFor } from '../ui/messages';
import { useLists } from './useLists';

const close = () => addingTemplate.set( false );

/** The dialog for a new template, while one is being added; it belongs to the screen it was opened on. */
export function AddTemplate() {
	const isAdding = useSyncExternalStore(
		addingTemplate.subscribe,
		addingTemplate.get
	);
	const { path } = useAddress();
	useEffect( () => close, [ path ] );
	return isAdding ? <OpenAddTemplate /> : null;
}

function OpenAddTemplate() {
	const lists = useLists();
	const { createErrorNotice } = useDispatch( noticesStore );
	const problem = lists.status === 'failed' ? lists.error : null;
	useEffect( () => {
		if ( problem ) {
			close();
			void createErrorNotice( messageFor( problem ), {
				type: 'snackbar',
			} );
		}
	}, [ problem, createErrorNotice ] );
	return lists.status === 'ready' ? (
		<lists.value.AddTemplateDialog onClose={ close } />
	) : null;
}
