import { Modal } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { shorten } from '@/kernel/shorten';
import { useUses } from '../data/useUses';
import type { UsedKind } from '../model/kind';
import { UsesList } from './UsesList';

/** The length at which a title in the dialog's title is cut. */
const LONGEST = 50;

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
		<UsesList
			inStyles={ [] }
			load={ useUses( kind, thing ) }
			introduction={ introduction }
		/>
	</Modal>
);
