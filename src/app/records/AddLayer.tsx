import { useEvent } from '@wordpress/compose';
import { useEffect } from '@wordpress/element';
import { adding } from '../../features/patterns';
import { addingTemplate } from '../../features/templates';
import { useAddress } from '../../routing';
import { OnceLoaded } from '../../ui/OnceLoaded';
import { useSignal } from '../../ui/useSignal';
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
		<OnceLoaded of={ LISTS.patterns } onClose={ close }>
			{ ( { AddDialogs } ) => <AddDialogs /> }
		</OnceLoaded>
	);
}

function AddTemplate() {
	const isAdding = useSignal( addingTemplate );
	const close = () => addingTemplate.set( false );
	useOnLeave( close );
	return isAdding ? (
		<OnceLoaded of={ LISTS.templates } onClose={ close }>
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
