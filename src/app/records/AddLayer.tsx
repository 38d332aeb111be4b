import { useEvent } from '@wordpress/compose';
import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import type { ReactNode } from 'react';
import { adding } from '../../features/patterns';
import { addingTemplate } from '../../features/templates';
import { useAddress } from '../../routing';
import { messageFor } from '../../ui/messages';
import { useChunk } from '../../ui/useChunk';
import { useSignal } from '../../ui/useSignal';
import type * as Lists from '../lists';
import { LISTS } from './lists';

/** Asks for what is being added, from wherever that began. */
export const AddLayer = () => (
	<>
		<AddPattern />
		<AddTemplate />
	</>
);

function AddPattern() {
	const added = useSignal( adding );
	const close = () => adding.set( null );
	useOnLeave( close );
	return added === null ? null : (
		<OnceLoaded onClose={ close }>
			{ ( { AddDialogs } ) => <AddDialogs /> }
		</OnceLoaded>
	);
}

function AddTemplate() {
	const isAdding = useSignal( addingTemplate );
	const close = () => addingTemplate.set( false );
	useOnLeave( close );
	return isAdding ? (
		<OnceLoaded onClose={ close }>
			{ ( { AddTemplateDialog } ) => (
				<AddTemplateDialog onClose={ close } />
			) }
		</OnceLoaded>
	) : null;
}

/** A dialog belongs to the screen it was opened on. */
function useOnLeave( close: () => void ) {
	const { path } = useAddress();
	const leave = useEvent( close );
	useEffect( () => leave, [ path, leave ] );
}

interface OnceLoadedProps {
	readonly onClose: () => void;
	readonly children: ( lists: typeof Lists ) => ReactNode;
}

/** A dialog that is loaded when it is asked for; where that fails it closes and says why. */
function OnceLoaded( { onClose, children }: OnceLoadedProps ) {
	const lists = useChunk( LISTS );
	const { createErrorNotice } = useDispatch( noticesStore );
	const problem = lists.status === 'failed' ? lists.error : null;
	const fail = useEvent( onClose );
	useEffect( () => {
		if ( problem ) {
			fail();
			void createErrorNotice( messageFor( problem ), {
				type: 'snackbar',
			} );
		}
	}, [ problem, fail, createErrorNotice ] );
	return lists.status === 'ready' ? children( lists.value ) : null;
}
