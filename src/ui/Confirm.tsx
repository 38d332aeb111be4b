import type { ReactNode } from 'react';
import { ConfirmDialog } from '@/platform/experimental/confirmDialog';

interface ConfirmProps {
	readonly isOpen?: boolean;
	/** The label of the confirming button, which is also the dialog's name. */
	readonly confirmButtonText: string;
	readonly onConfirm: () => void;
	readonly onCancel: () => void;
	readonly children: ReactNode;
}

/** A confirmation dialog, of a width that is easy to read. */
export const Confirm = ( props: ConfirmProps ) => (
	<ConfirmDialog
		size="small"
		contentLabel={ props.confirmButtonText }
		{ ...props }
	/>
);
