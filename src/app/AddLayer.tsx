import { useDispatch } from '@wordpress/data';
import { useEffect, useSyncExternalStore } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import type { ReactNode } from 'react';
import { adding } from '../features/patterns';
import { addingTemplate } from '../features/templates';
import { useAddress } from '../routing';
import { messageFor } from '../ui/messages';
import type * as Lists from './lists';
import { useLists } from './useLists';

/** Asks for what is being added, from wherever that began. */
export const AddLayer = () => (
	<>
		<AddPattern />
		<AddTemplate />
	</>
);

function AddPattern() {
	const added = useSyncExternalStore( adding.subscribe, adding.get );
	return added === null ? null : (
		<OnceLoaded onClose={ () => adding.set( null ) }>
			{ ( { AddDialogs } ) => <AddDialogs /> }
		</OnceLoaded>
	);
}

/** It belongs to the screen it was opened on. */
function AddTemplate() {
	const isAdding = useSyncExternalStore(
		addingTemplate.subscribe,
		addingTemplate.get
	);
	const { path } = useAddress();
	useEffect( () => () => addingTemplate.set( false ), [ path ] );
	const close = () => addingTemplate.set( false );
	return isAdding ? (
		<OnceLoaded onClose={ close }>
			{ ( { AddTemplateDialog } ) => (
				<AddTemplateDialog onClose={ close } />
			) }
		</OnceLoaded>
	) : null;
}

interface OnceLoadedProps {
	readonly onClose: () => void;
	readonly children: ( lists: typeof Lists ) => ReactNode;
}

/** A dialog that is loaded when it is asked for; where that fails it closes and says why. */
function OnceLoaded( { onClose, children }: OnceLoadedProps ) {
	const lists = useLists();
	const { createErrorNotice } = useDispatch( noticesStore );
	const problem = lists.status === 'failed' ? lists.error : null;
	useEffect( () => {
		if ( problem ) {
			onClose();
			void createErrorNotice( messageFor( problem ), {
				type: 'snackbar',
			} );
		}
		// Only a failure closes it.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ problem ] );
	return lists.status === 'ready' ? children( lists.value ) : null;
}
