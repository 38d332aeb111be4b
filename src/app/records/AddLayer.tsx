import { adding, patternEditing } from '@/features/patterns';
import { addingTemplate, templateEditing } from '@/features/templates';
import { useOnLeave } from '@/routing';
import { OnceLoaded } from '@/ui/OnceLoaded';
import { useSignal } from '@/ui/useSignal';

/** Dialogs for adding a document, from wherever the user started. */
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
		<OnceLoaded of={ patternEditing } onClose={ close }>
			{ ( { AddDialogs } ) => <AddDialogs /> }
		</OnceLoaded>
	);
}

function AddTemplate() {
	const isAdding = useSignal( addingTemplate );
	const close = () => addingTemplate.set( false );
	useOnLeave( close );
	return isAdding ? (
		<OnceLoaded of={ templateEditing } onClose={ close }>
			{ ( { AddTemplateDialog } ) => (
				<AddTemplateDialog onClose={ close } />
			) }
		</OnceLoaded>
	) : null;
}
