import type { ReactNode } from 'react';
import { ConfirmDialog } from '../platform/experimental/confirmDialog';

interface ConfirmProps {
	/** What it is about, said to who does not see it. */
	readonly label: string;
	readonly isOpen?: boolean;
	readonly confirmButtonText: string;
	readonly onConfirm: () => void;
	readonly onCancel: () => void;
	readonly children: ReactNode;
}

/** A question with two answers, as wide as its words are easy to read. */
export const Confirm = ( { label, ...props }: ConfirmProps ) => (
	<ConfirmDialog size="small" contentLabel={ label } { ...props } />
);
