import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { decodeEntities } from '@wordpress/html-entities';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { useCanCreate } from '@/platform/useCanCreate';
import { NameDialog } from '@/ui/NameDialog';
import type {
	DocumentRef,
	EntityRecord,
} from '@/features/documents/index.model';
import {
	createTemplateFor,
	type MadeTemplate,
} from '../data/createTemplateFor';

interface NewTemplateProps {
	readonly document: DocumentRef;
	/** The document's current template, whose content is copied. */
	readonly template: EntityRecord;
	readonly onOpen: ( document: DocumentRef ) => void;
}

/** Creates a template for the open document, if the user may add templates. */
export function NewTemplate( {
	document,
	template,
	onOpen,
}: NewTemplateProps ) {
	const [ isAsking, setIsAsking ] = useState( false );
	const mayCreate = useCanCreate( 'wp_template' );
	const { createSuccessNotice } = useDispatch( noticesStore );
	const tell = ( { title, ...made }: MadeTemplate ) =>
		void createSuccessNotice(
			sprintf(
				/* translators: %s: title of the new template. */
				__(
					'“%s” was created and is chosen here. Save to use it.',
					'atelier'
				),
				decodeEntities( title )
			),
			{
				type: 'snackbar',
				actions: [
					{
						label: __( 'Edit template', 'atelier' ),
						onClick: () => onOpen( made ),
					},
				],
			}
		);
	return (
		<>
			{ mayCreate && (
				<Button
					variant="link"
					aria-haspopup="dialog"
					onClick={ () => setIsAsking( true ) }
				>
					{ __( 'Create new template', 'atelier' ) }
				</Button>
			) }
			{ isAsking && (
				<NameDialog
					title={ __( 'Create new template', 'atelier' ) }
					label={ __( 'Create', 'atelier' ) }
					placeholder={ __( 'Custom Template', 'atelier' ) }
					onName={ ( name ) =>
						createTemplateFor( document, name, template )
					}
					onNamed={ tell }
					onClose={ () => setIsAsking( false ) }
				/>
			) }
		</>
	);
}
