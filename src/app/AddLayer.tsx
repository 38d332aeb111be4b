import { useDispatch } from '@wordpress/data';
import { useEffect, useSyncExternalStore } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import { adding } from '../features/patterns';
import { messageFor } from '../ui/messages';
import { useLists } from './useLists';

/** Asks for a pattern or template part that is being added, from wherever that began. */
export function AddLayer() {
	const added = useSyncExternalStore( adding.subscribe, adding.get );
	return added === null ? null : <LoadedAddLayer />;
}

function LoadedAddLayer() {
	const lists = useLists();
	const { createErrorNotice } = useDispatch( noticesStore );
	const problem = lists.status === 'failed' ? lists.error : null;
	useEffect( () => {
		if ( problem ) {
			adding.set( null );
			void createErrorNotice( messageFor( problem ), {
				type: 'snackbar',
			} );
		}
	}, [ problem, createErrorNotice ] );
	return lists.status === 'ready' ? <lists.value.AddDialogs /> : null;
}
