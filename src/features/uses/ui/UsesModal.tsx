import { Modal } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { shorten } from '@/kernel/shorten';

interface UsesModalProps {
	/** Of what is used. */
	readonly title: string;
	readonly onClose: () => void;
	readonly children: ReactNode;
}

/** The length at which a title in the dialog's title is cut. */
const LONGEST = 50;

/** The dialog that tells where something is used. */
export const UsesModal = ( { title, onClose, children }: UsesModalProps ) => (
	<Modal
		title={ sprintf(
			/* translators: %s: name of a color, a font size or a shadow, or title of a pattern or a template part. */
			__( 'Where “%s” is used', 'atelier' ),
			shorten( title, LONGEST ) || __( '(no title)', 'atelier' )
		) }
		size="medium"
		overlayClassName="atelier-overlay"
		onRequestClose={ onClose }
	>
		{ children }
	</Modal>
);
