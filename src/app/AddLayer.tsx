import { useDispatch } from '@wordpress/data';
import { useEffect, useSyncExternalStore } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import { adding } from '../features/patterns';
import { addingTemplate } from '../features/templates';
import { useAddress } from '../routing';
import { messageFor } from '../ui/messages';
import { useLists } from './useLists';

const closeTemplate = () => addingTemplate.set( false );

/** Asks for a pattern, template part or template that is being added, from wherever that began. */
export function AddLayer() {
	const added = useSyncExternalStore( adding.subscribe, adding.get );
	const isTemplate = useSyncExternalStore(
		addingTemplate.subscribe,
		addingTemplate.get
	);
	const { path } = useAddress();
	// The way to a new template has several steps: whoever goes elsewhere has left it.
	useEffect( () => closeTemplate, [ path ] );
	return added === null && ! isTemplate ? null : (
		<LoadedAddLayer isTemplate={ isTemplate } />
	);
}

function LoadedAddLayer( { isTemplate }: { readonly isTemplate: boolean } ) {
	const lists = useLists();
	const { createErrorNotice } = useDispatch( noticesStore );
	const problem = lists.status === 'failed' ? lists.error : null;
	useEffect( () => {
		if ( problem ) {
			adding.set( null );
			closeTemplate();
			void createErrorNotice( messageFor( problem ), {
				type: 'snackbar',
			} );
		}
	}, [ problem, createErrorNotice ] );
	if ( lists.status !== 'ready' ) {
		return null;
	}
	return isTemplate ? (
		<lists.value.AddTemplateDialog onClose={ closeTemplate } />
	) : (
		<lists.value.AddDialogs />
	);
}
