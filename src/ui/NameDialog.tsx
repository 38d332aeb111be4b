import { Modal } from '@wordpress/components';
import { NameForm, type NameFormProps } from './NameForm';

interface NameDialogProps< Value > extends NameFormProps< Value > {
	readonly title: string;
}

/** A dialog with one field for a name. */
export const NameDialog = < Value, >( {
	title,
	...form
}: NameDialogProps< Value > ) => (
	<Modal
		title={ title }
		size="small"
		focusOnMount="firstContentElement"
		overlayClassName="atelier-overlay"
		onRequestClose={ form.onClose }
	>
		<NameForm { ...form } />
	</Modal>
);
