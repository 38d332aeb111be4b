import { __ } from '@wordpress/i18n';
import { useUses } from '../data/useUses';
import type { UsedKind } from '../model/kind';
import { UsesList } from './UsesList';
import { UsesModal } from './UsesModal';

interface UsesDialogProps {
	readonly kind: UsedKind;
	readonly thing: string;
	/** Of the thing. */
	readonly title: string;
	/** The sentence before the list; says that all of them change together by default. */
	readonly introduction?: string;
	readonly onClose: () => void;
}

/** Tells where something is used. */
export const UsesDialog = ( {
	kind,
	thing,
	title,
	introduction = __( 'If you change it, these change too.', 'atelier' ),
	onClose,
}: UsesDialogProps ) => (
	<UsesModal title={ title } onClose={ onClose }>
		<UsesList
			inStyles={ [] }
			load={ useUses( kind, thing ) }
			introduction={ introduction }
		/>
	</UsesModal>
);
