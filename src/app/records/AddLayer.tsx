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
import { LISTS, type Lists } from './lists';

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
		<OnceLoaded of="patterns" onClose={ close }>
			{ ( { AddDialogs } ) => <AddDialogs /> }
		</OnceLoaded>
	);
}

function AddTemplate() {
	const isAdding = useSignal( addingTemplate );
	const close = () => addingTemplate.set( false );
	useOnLeave( close );
	return isAdding ? (
		<OnceLoaded of="templates" onClose={ close }>
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

interface OnceLoadedProps< Name extends keyof Lists > {
	/** The list that the dialog belongs to. */
	readonly of: Name;
	readonly onClose: () => void;
	readonly children: ( list: Lists[ Name ] ) => ReactNode;
}

/** A dialog that is loaded when it is asked for; where that fails it closes and says why. */
function OnceLoaded< Name extends keyof Lists >( {
	of,
	onClose,
	children,
}: OnceLoadedProps< Name > ) {
	const list = useChunk( LISTS[ of ] );
	const { createErrorNotice } = useDispatch( noticesStore );
	const problem = list.status === 'failed' ? list.error : null;
	const fail = useEvent( onClose );
	useEffect( () => {
		if ( problem ) {
			fail();
			void createErrorNotice( messageFor( problem ), {
				type: 'snackbar',
			} );
		}
	}, [ problem, fail, createErrorNotice ] );
	return list.status === 'ready' ? children( list.value ) : null;
}
