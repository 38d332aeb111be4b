import {
	RadioControl,
	TextareaControl,
	TextControl,
} from '@wordpress/components';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import { isRecord, rawText, stringOr } from '@/kernel/guards';
import { editorSettings } from '@/platform/stages';
import type { DocumentRef } from '@/features/documents/index.model';
import { useEditedField } from '@/features/documents/index.records';
import { SettingRow } from './SettingRow';

interface TextFieldProps {
	readonly document: DocumentRef;
	/** The property of the record. */
	readonly name: string;
	readonly label: string;
	readonly isLong?: boolean;
}

/** A text field for a property of the document, such as its excerpt. */
export function TextField( { document, name, label, isLong }: TextFieldProps ) {
	const [ raw, edit ] = useEditedField( document, name );
	const value = rawText( raw );
	return isLong ? (
		<TextareaControl
			__nextHasNoMarginBottom
			label={ label }
			rows={ 3 }
			value={ value }
			onChange={ edit }
		/>
	) : (
		<TextControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ label }
			value={ value }
			onChange={ edit }
		/>
	);
}

/** The title, beside its label. */
export function TitleField( { document }: Pick< TextFieldProps, 'document' > ) {
	const label = __( 'Title', 'atelier' );
	const [ raw, edit ] = useEditedField( document, 'title' );
	return (
		<SettingRow label={ label }>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ label }
				hideLabelFromVision
				value={ decodeEntities( rawText( raw ) ) }
				onChange={ edit }
			/>
		</SettingRow>
	);
}

/** The area of a template part. */
export function AreaField( { document }: { readonly document: DocumentRef } ) {
	const [ area, edit ] = useEditedField( document, 'area' );
	return (
		<RadioControl
			label={ __( 'Area', 'atelier' ) }
			selected={ stringOr( area ) }
			options={ areas() }
			onChange={ edit }
		/>
	);
}

/** The theme's template part areas, as WordPress lists them. */
function areas(): { readonly value: string; readonly label: string }[] {
	const { defaultTemplatePartAreas: known } = editorSettings();
	return ( Array.isArray( known ) ? known : [] )
		.filter( isRecord )
		.map( ( { area, label } ) => ( {
			value: stringOr( area ),
			label: stringOr( label ),
		} ) );
}

/** Whether a pattern is synced; this can't be changed after its creation. */
export function PatternSync( {
	document,
}: {
	readonly document: DocumentRef;
} ) {
	const [ status ] = useEditedField( document, 'wp_pattern_sync_status' );
	return (
		<p>
			{ status === 'unsynced'
				? __( 'Not synced: each use is a separate copy.', 'atelier' )
				: __(
						'Synced: changes appear everywhere the pattern is used.',
						'atelier'
					) }
		</p>
	);
}
