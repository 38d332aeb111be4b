import { Button, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { NormalizedField } from '../fields';
import { SEARCHABLE_ABOVE } from '../model';
import { FieldValue, useElements } from '../parts';
import type { EditControlName, Edits, Option } from '../types';
import { editControls } from './editControls';
import styles from './forms.module.css';

interface FieldControlProps {
	readonly field: NormalizedField< unknown >;
	readonly data: unknown;
	readonly onChange: ( edits: Edits ) => void;
	readonly problem: string | undefined;
	readonly hideLabelFromVision?: boolean;
}

/** The control of a field, once its options have been loaded. */
export function FieldControl( { field, ...props }: FieldControlProps ) {
	const { loaded, retry } = useElements( field );
	if ( field.readOnly ) {
		return (
			<div>
				<div className={ styles.label }>{ field.label }</div>
				<FieldValue item={ props.data } field={ field } />
			</div>
		);
	}
	switch ( loaded.status ) {
		case 'idle':
		case 'loading':
			return (
				<div role="status" className={ styles.state }>
					<div className={ styles.label }>{ field.label }</div>
					<Spinner /> { __( 'Loading items…', 'atelier' ) }
				</div>
			);
		case 'failed':
			return (
				<div role="alert" className={ styles.state }>
					<div className={ styles.label }>{ field.label }</div>
					<p>{ __( 'The items could not be loaded.', 'atelier' ) }</p>
					<Button
						variant="secondary"
						size="compact"
						onClick={ retry }
					>
						{ __( 'Try again', 'atelier' ) }
					</Button>
				</div>
			);
		case 'ready': {
			const { Edit } = field;
			const editable = { ...field, elements: loaded.options };
			const Control =
				typeof Edit === 'function'
					? Edit
					: editControls[
							Edit ?? controlFor( field, loaded.options )
						];
			return <Control { ...props } field={ editable } />;
		}
	}
}

/** The default control of a field. */
function controlFor(
	{ typeName }: NormalizedField< unknown >,
	options: readonly Option[]
): EditControlName {
	if ( options.length > SEARCHABLE_ABOVE ) {
		return 'combobox';
	}
	return options.length > 0 ? 'select' : ( typeName ?? 'text' );
}
