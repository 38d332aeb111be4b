import { Button, ComboboxControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { PresetKind } from '@/kernel/presetKinds';
import { ErrorText } from '@/ui/ErrorText';
import { messageFor } from '@/ui/messages';
import { useLoad } from '@/ui/useLoad';
import { allOf } from '@/features/globalStyles/index.model';
import { usePresets } from '@/features/globalStyles/index.records';
import { loadChoices, type Choice, type ListedKind } from '@/features/uses';
import { isPreset, type FormKind } from '../model/form';
import { PictureField } from './PictureField';
import styles from './Find.module.css';

interface ThingFieldProps {
	readonly kind: FormKind;
	readonly label: string;
	readonly help: string;
	/** As in a form. */
	readonly value: string;
	/** The choices that aren't offered; none by default. */
	readonly isLeftOut?: ( choice: Choice ) => boolean;
	/** Choices before the others. */
	readonly more?: readonly Choice[];
	readonly onChange: ( value: string ) => void;
}

/** Where a thing of a kind is typed or chosen. */
export function ThingField( { kind, ...field }: ThingFieldProps ) {
	if ( isPreset( kind ) ) {
		return <PresetField key={ kind } { ...field } kind={ kind } />;
	}
	switch ( kind ) {
		case 'text':
		case 'link':
		case 'colorValue':
		case 'class':
			return (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					className={ styles.text ?? '' }
					label={ field.label }
					help={ field.help }
					value={ field.value }
					maxLength={ 500 }
					spellCheck={ false }
					onChange={ field.onChange }
				/>
			);
		case 'media':
			return <PictureField { ...field } />;
		case 'block':
		case 'blockStyle':
		case 'menu':
		case 'part':
		case 'pattern':
			return <ListedField key={ kind } { ...field } kind={ kind } />;
	}
}

interface FieldProps< Kind > extends Omit< ThingFieldProps, 'kind' > {
	readonly kind: Kind;
}

/** A preset of the site, by its name; or one that is gone, by its slug. */
function PresetField( { kind, ...field }: FieldProps< PresetKind > ) {
	const presets = allOf( usePresets( kind ) ).filter(
		( { slug }, at, all ) =>
			all.findIndex( ( other ) => other.slug === slug ) === at
	);
	return (
		<ChoiceField
			{ ...field }
			isFree
			choices={ presets.map( ( { slug, name } ) => ( {
				value: slug,
				label: name === slug ? slug : `${ name } (${ slug })`,
			} ) ) }
		/>
	);
}

function ListedField( { kind, ...field }: FieldProps< ListedKind > ) {
	const load = useLoad( kind, ( signal ) => loadChoices( kind, signal ) );
	const failure =
		load.status === 'failed' ? (
			<ErrorText>
				{ messageFor( load.error ) }{ ' ' }
				<Button variant="link" onClick={ load.retry }>
					{ __( 'Try again', 'atelier' ) }
				</Button>
			</ErrorText>
		) : null;
	return (
		<ChoiceField
			{ ...field }
			isFree={ kind === 'block' }
			help={
				load.status === 'loading'
					? __( 'Loading…', 'atelier' )
					: field.help
			}
			choices={ load.status === 'ready' ? load.value : [] }
		>
			{ failure }
		</ChoiceField>
	);
}

interface ChoiceFieldProps extends Omit< ThingFieldProps, 'kind' > {
	readonly choices: readonly Choice[];
	/** Whether others can be typed. */
	readonly isFree?: boolean;
	readonly children?: ReactNode;
}

/** A searched list of things. */
export function ChoiceField( {
	choices,
	isFree = false,
	isLeftOut = () => false,
	more = [],
	value,
	onChange,
	children = null,
	...texts
}: ChoiceFieldProps ) {
	const [ typed, setTyped ] = useState( '' );
	const offered = [
		...more,
		...choices.filter( ( choice ) => ! isLeftOut( choice ) ),
	];
	const known = new Set( offered.map( ( choice ) => choice.value ) );
	// What an address has, or somebody types, may be gone.
	const others = [ value, ...( isFree ? [ typed.trim() ] : [] ) ].filter(
		( one, at, all ) =>
			one !== '' && ! known.has( one ) && all.indexOf( one ) === at
	);
	return (
		<div className={ styles.text }>
			<ComboboxControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				{ ...texts }
				value={ value || null }
				options={ [
					...offered,
					...others.map( ( one ) => ( { value: one, label: one } ) ),
				] }
				onFilterValueChange={ setTyped }
				onChange={ ( chosen ) => onChange( chosen ?? '' ) }
			/>
			{ children }
		</div>
	);
}
