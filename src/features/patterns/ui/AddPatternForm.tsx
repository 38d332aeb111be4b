import { TextControl, ToggleControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { DocumentRef } from '@/features/documents/index.model';
import { DialogActions } from '@/ui/DialogActions';
import { useIsMounted } from '@/ui/useIsMounted';
import { messageFor } from '@/ui/messages';
import { createPattern } from '../data/create';
import { useCategoryChoices } from '../data/categoryChoices';
import { wishesFor } from '../model/userCategory';
import styles from './Forms.module.css';
import { CategoriesField } from './CategoriesField';
import { titleProblem } from './titleProblem';

interface AddPatternFormProps {
	/** Labels of the initial categories. */
	readonly categories: readonly string[];
	readonly onCancel: () => void;
	readonly onCreated: ( pattern: DocumentRef ) => void;
}

/** A form with the name and categories of a new pattern, and whether it is synced. */
export function AddPatternForm( {
	categories,
	onCancel,
	onCreated,
}: AddPatternFormProps ) {
	const [ title, setTitle ] = useState( '' );
	const [ names, setNames ] = useState( categories );
	const [ isSynced, setIsSynced ] = useState( true );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const isMounted = useIsMounted();
	const choices = useCategoryChoices();
	const tooLong = titleProblem( title );

	const create = async () => {
		setIsBusy( true );
		const created = await createPattern( {
			title: title.trim() || __( 'Untitled pattern', 'atelier' ),
			categories: wishesFor( names, choices ),
			isSynced,
		} );
		if ( ! isMounted() ) {
			return;
		}
		setIsBusy( false );
		if ( created.ok ) {
			onCreated( created.value );
		} else {
			setProblem( messageFor( created.error ) );
		}
	};

	return (
		<form
			className={ styles.form }
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( ! isBusy && ! tooLong ) {
					void create();
				}
			} }
		>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Name', 'atelier' ) }
				placeholder={ __( 'My pattern', 'atelier' ) }
				value={ title }
				onChange={ setTitle }
			/>
			<CategoriesField
				names={ names }
				choices={ choices }
				onChange={ setNames }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Synced', 'atelier' ) }
				help={
					isSynced
						? __(
								'Changes appear everywhere the pattern is used.',
								'atelier'
							)
						: __( 'Each use is a separate copy.', 'atelier' )
				}
				checked={ isSynced }
				onChange={ setIsSynced }
			/>
			<DialogActions
				label={ __( 'Add', 'atelier' ) }
				isBusy={ isBusy }
				isDisabled={ tooLong !== '' }
				problem={ tooLong || problem }
				onCancel={ onCancel }
			/>
		</form>
	);
}
