import type { ReactNode } from 'react';
import { ConfirmDialog } from '../platform/experimental/confirmDialog';

interface ConfirmProps {
	readonly isOpen?: boolean;
	/** What is asked, in a word or two; the name of the dialog as well. */
	readonly confirmButtonText: string;
	readonly onConfirm: () => void;
	readonly onCancel: () => void;
	readonly children: ReactNode;
}

/** A question with two answers, as wide as its words are easy to read. */
export const Confirm = ( props: ConfirmProps ) => (
	<ConfirmDialog
		size="small"
		contentLabel={ props.confirmButtonText }
		{ ...props }
	/>
);
