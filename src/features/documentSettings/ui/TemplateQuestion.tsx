import { decodeEntities } from '@wordpress/html-entities';
import { __, sprintf } from '@wordpress/i18n';
import { Confirm } from '@/ui/Confirm';
import { type EntityRecord, titleOf } from '@/features/documents/index.model';

interface TemplateQuestionProps {
	readonly template: EntityRecord;
	readonly onAnswer: ( isWanted: boolean ) => void;
}

/** Asks before opening the template around a page, because other pages use it too. */
export function TemplateQuestion( {
	template,
	onAnswer,
}: TemplateQuestionProps ) {
	return (
		<Confirm
			isOpen
			confirmButtonText={ __( 'Edit template', 'atelier' ) }
			onConfirm={ () => onAnswer( true ) }
			onCancel={ () => onAnswer( false ) }
		>
			{ sprintf(
				/* translators: %s: title of a template. */
				__(
					'This block is part of the template “%s”, which other pages may also use. Would you like to edit the template?',
					'atelier'
				),
				decodeEntities( titleOf( template ) )
			) }
		</Confirm>
	);
}
