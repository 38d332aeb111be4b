import { Button, SelectControl } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { __, sprintf } from '@wordpress/i18n';
import { stringOr } from '@/kernel/guards';
import {
	type DocumentRef,
	type EntityRecord,
	titleOf,
} from '@/features/documents/index.model';
import {
	useChoosableTemplates,
	useEditedField,
} from '@/features/documents/index.records';
import { NewTemplate } from './NewTemplate';
import { SettingRow } from './SettingRow';
import styles from './DocumentSummary.module.css';

interface TemplateFieldProps {
	readonly document: DocumentRef;
	/** The document's current template. */
	readonly template: EntityRecord;
	readonly onOpen: () => void;
	/** Opens a new template for this post. */
	readonly onOpenOther: ( document: DocumentRef ) => void;
}

/** The template of a post: its name, a menu to choose or create another one, and a link to edit it. */
export function TemplateField( {
	document,
	template,
	onOpen,
	onOpenOther,
}: TemplateFieldProps ) {
	const [ value, choose ] = useEditedField( document, 'template' );
	const chosen = stringOr( value );
	const choices = useChoosableTemplates( document.type );
	const mayEdit = useSelect(
		( select ) =>
			select( coreStore ).canUser( 'update', {
				kind: 'postType',
				name: 'wp_template',
				id: template.id,
			} ) === true,
		[ template.id ]
	);
	const title = decodeEntities( titleOf( template ) );
	const isKnown = choices.some( ( { slug } ) => slug === chosen );
	return (
		<SettingRow label={ __( 'Template', 'atelier' ) }>
			<div className={ styles.template }>
				<SelectControl
					hideLabelFromVision
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Template', 'atelier' ) }
					value={ isKnown ? chosen : '' }
					options={ [
						{
							value: '',
							label: isKnown
								? __( 'Default template', 'atelier' )
								: sprintf(
										/* translators: %s: title of a template. */
										__( 'Default template: %s', 'atelier' ),
										title
									),
						},
						...choices.map( ( choice ) => ( {
							value: choice.slug,
							label: choice.title,
						} ) ),
					] }
					onChange={ choose }
				/>
				{ mayEdit && (
					<Button
						variant="link"
						onClick={ onOpen }
						aria-label={ sprintf(
							/* translators: %s: title of a template. */
							__( 'Edit template: %s', 'atelier' ),
							title
						) }
					>
						{ __( 'Edit template', 'atelier' ) }
					</Button>
				) }
				<NewTemplate
					document={ document }
					template={ template }
					onOpen={ onOpenOther }
				/>
			</div>
		</SettingRow>
	);
}
