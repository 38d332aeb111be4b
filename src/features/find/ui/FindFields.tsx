import { Button, CheckboxControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { StopButton } from '@/ui/StopButton';
import {
	FORM_KINDS,
	isTyped,
	type FindForm,
	type FormKind,
} from '../model/form';
import { kindHelp, kindLabel } from './labels';
import { ThingField } from './ThingField';
import styles from './Find.module.css';

interface FindFieldsProps {
	readonly form: FindForm;
	readonly isSearching: boolean;
	readonly onChange: ( form: FindForm ) => void;
	readonly onFind: () => void;
	readonly onCancel: () => void;
}

/** What is looked for, and how. */
export function FindFields( {
	form,
	isSearching,
	onChange,
	onFind,
	onCancel,
}: FindFieldsProps ) {
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( form.text.trim() !== '' && ! isSearching ) {
			onFind();
		}
	};
	return (
		<form className={ styles.fields } role="search" onSubmit={ submit }>
			<div className={ styles.row }>
				<div className={ styles.kind }>
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Look for', 'atelier' ) }
						value={ form.kind }
						options={ FORM_KINDS.map( ( value ) => ( {
							value,
							label: kindLabel( value ),
						} ) ) }
						onChange={ ( kind: FormKind ) =>
							// The slug of a color says nothing about a menu.
							onChange( {
								...form,
								kind,
								text:
									isTyped( form.kind ) && isTyped( kind )
										? form.text
										: '',
							} )
						}
					/>
				</div>
				<ThingField
					kind={ form.kind }
					label={ __( 'Find', 'atelier' ) }
					help={ kindHelp( form.kind ) }
					value={ form.text }
					onChange={ ( text ) => onChange( { ...form, text } ) }
				/>
				{ isSearching ? (
					<StopButton className={ styles.find } onStop={ onCancel } />
				) : (
					<Button
						__next40pxDefaultSize
						className={ styles.find }
						variant="primary"
						type="submit"
						disabled={ form.text.trim() === '' }
						accessibleWhenDisabled
					>
						{ __( 'Find', 'atelier' ) }
					</Button>
				) }
			</div>
			{ form.kind === 'text' && (
				<div className={ styles.options }>
					{ options().map( ( { name, label } ) => (
						<CheckboxControl
							key={ name }
							__nextHasNoMarginBottom
							label={ label }
							checked={ form[ name ] }
							onChange={ ( isOn ) =>
								onChange( { ...form, [ name ]: isOn } )
							}
						/>
					) ) }
				</div>
			) }
		</form>
	);
}

const options = () =>
	[
		{ name: 'matchesCase', label: __( 'Match case', 'atelier' ) },
		{ name: 'matchesAccents', label: __( 'Match accents', 'atelier' ) },
		{ name: 'isWholeWords', label: __( 'Whole words', 'atelier' ) },
		{
			name: 'isExpression',
			label: __( 'Regular expression', 'atelier' ),
		},
	] as const;
