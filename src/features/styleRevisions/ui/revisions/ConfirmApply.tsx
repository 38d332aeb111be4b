import { Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { DialogActions } from '@/ui/DialogActions';

interface ConfirmApplyProps {
	/** The label of the button. */
	readonly label: string;
	readonly onApply: () => void;
	readonly onClose: () => void;
}

/** Confirms discarding unsaved changes. */
export const ConfirmApply = ( {
	label,
	onApply,
	onClose,
}: ConfirmApplyProps ) => (
	<Modal
		title={ __( 'Replace unsaved changes?', 'atelier' ) }
		size="small"
		overlayClassName="atelier-overlay"
		onRequestClose={ onClose }
	>
		<p>
			{ __(
				'You have unsaved style changes, and this will replace them. You can undo this until you leave the page.',
				'atelier'
			) }
		</p>
		<DialogActions
			label={ label }
			isBusy={ false }
			onCancel={ onClose }
			onAct={ onApply }
		/>
	</Modal>
);
