import { Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Arrival } from '@/ui/Arrival';
import { useChunk } from '@/ui/useChunk';
import { useSignal } from '@/ui/useSignal';
import { job } from '../data/job';
import { CHANGE_MESSAGES } from './changeMessages';
import { postEditing } from './postEditing';

interface ChangesProps {
	/** Called once a change has ended. */
	readonly onDone: () => void;
}

/** What is being changed in the list. */
export function Changes( { onDone }: ChangesProps ) {
	const current = useSignal( job );
	return current && <Change name={ current.change.name } onDone={ onDone } />;
}

/** A change that waits for what makes it says so, and can be dropped until then. */
function Change( {
	name,
	onDone,
}: ChangesProps & { readonly name: keyof typeof CHANGE_MESSAGES } ) {
	const editing = useChunk( postEditing );
	return editing.status === 'ready' ? (
		<editing.value.ChangeDialog onDone={ onDone } />
	) : (
		<Modal
			title={ CHANGE_MESSAGES[ name ].action() }
			size="small"
			overlayClassName="atelier-overlay"
			onRequestClose={ () => job.set( null ) }
		>
			<Arrival
				loads={ [ editing ] }
				problem={ __( 'The dialog could not be loaded', 'atelier' ) }
			/>
		</Modal>
	);
}
