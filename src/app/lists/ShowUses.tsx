import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { isRecord, stringOr } from '@/kernel/guards';
import type { DocumentRef } from '@/features/documents/index.model';
import { TemplateUsesDialog } from '@/features/templates';
import { kindOfType } from '@/features/uses/index.model';
import { UsesDialog } from '@/features/uses';

interface ShowUsesProps extends DocumentRef {
	readonly title: string;
	readonly onClose: () => void;
}

/** Tells where a document is used: shown, chosen, or linked to. */
export const ShowUses = ( props: ShowUsesProps ) => {
	const kind = kindOfType( props.type );
	return kind === 'template' ? (
		<OfTemplate { ...props } />
	) : (
		<UsesDialog
			kind={ kind }
			thing={ props.id }
			title={ props.title }
			{ ...( kind === 'post'
				? { introduction: __( 'These lead to it:', 'atelier' ) }
				: {} ) }
			onClose={ props.onClose }
		/>
	);
};

function OfTemplate( { type, id, title, onClose }: ShowUsesProps ) {
	const record = useSelect(
		( select ) =>
			select( coreStore ).getEntityRecord( 'postType', type, id ),
		[ type, id ]
	);
	return isRecord( record ) ? (
		<TemplateUsesDialog
			id={ id }
			slug={ stringOr( record.slug ) }
			title={ title }
			isCustom={ record.is_custom === true }
			onClose={ onClose }
		/>
	) : null;
}
