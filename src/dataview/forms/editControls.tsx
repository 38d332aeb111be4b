import {
	Button,
	ComboboxControl,
	RadioControl,
	SelectControl,
	TextareaControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { textOf } from '../fields';
import type { EditControlName, EditProps, Option, Renders } from '../types';
import styles from './forms.module.css';

type Props = EditProps< unknown >;

/** Value and texts of all controls. The message is part of the help, which describes the input. */
function shared( { data, field, hideLabelFromVision, problem }: Props ) {
	return {
		label: field.label,
		hideLabelFromVision: hideLabelFromVision === true,
		help: problem ? (
			<span className={ styles.problem }>{ problem }</span>
		) : (
			( field.description ?? '' )
		),
		value: textOf( field.getValue( { item: data } ) ),
	};
}

const set = ( { data, field, onChange }: Props, value: unknown ) =>
	onChange( field.setValue( { item: data, value } ) );

const input = ( props: Props ) => ( {
	...shared( props ),
	'aria-invalid': props.problem !== undefined,
	placeholder: props.field.placeholder ?? '',
	__next40pxDefaultSize: true as const,
	__nextHasNoMarginBottom: true as const,
} );

const Text = ( props: Props ) => (
	<TextControl
		{ ...input( props ) }
		onChange={ ( value ) => set( props, value ) }
	/>
);

function Textarea( props: Props ) {
	const { __next40pxDefaultSize: _size, ...rest } = input( props );
	return (
		<TextareaControl
			{ ...rest }
			onChange={ ( value ) => set( props, value ) }
		/>
	);
}

/** Text that isn't a number yet stays as typed, so that it can be seen and fixed. */
const Integer = ( props: Props ) => (
	<TextControl
		{ ...input( props ) }
		type="number"
		step={ 1 }
		onChange={ ( value ) =>
			set( props, /^[+-]?\d+$/.test( value ) ? Number( value ) : value )
		}
	/>
);

const SECONDS = /:\d\d:\d\d/;

/** In the site's time zone, like dates in WordPress. */
function DateTime( props: Props ) {
	const { value, ...rest } = input( props );
	return (
		<TextControl
			{ ...rest }
			type="datetime-local"
			value={ value.slice( 0, 16 ) }
			onChange={ ( chosen ) =>
				set(
					props,
					! chosen || SECONDS.test( chosen )
						? chosen
						: `${ chosen }:00`
				)
			}
		/>
	);
}

function Media( props: Props ) {
	const { value } = shared( props );
	return (
		<div className={ styles.media }>
			{ value && (
				<img className={ styles.picture } src={ value } alt="" />
			) }
			<TextControl
				{ ...input( props ) }
				type="url"
				onChange={ ( next ) => set( props, next ) }
			/>
			{ value && (
				<Button
					variant="tertiary"
					size="compact"
					isDestructive
					onClick={ () => set( props, '' ) }
				>
					{ __( 'Remove image', 'atelier' ) }
				</Button>
			) }
		</div>
	);
}

/** The option's own value, which may be a number where the control only has strings. */
const valueIn = ( options: readonly Option[], chosen: unknown ): unknown =>
	options.find( ( { value } ) => String( value ) === textOf( chosen ) )
		?.value ?? '';

const asText = ( options: readonly Option[] ) =>
	options.map( ( { value, label } ) => ( {
		value: String( value ),
		label,
	} ) );

function Select( props: Props ) {
	const { placeholder, ...rest } = input( props );
	const { elements } = props.field;
	const isListed = elements.some(
		( { value } ) => String( value ) === rest.value
	);
	return (
		<SelectControl
			{ ...rest }
			options={ [
				...( isListed
					? []
					: [
							{
								value: rest.value,
								label:
									placeholder || __( 'Choose…', 'atelier' ),
							},
						] ),
				...asText( elements ),
			] }
			onChange={ ( value ) => set( props, valueIn( elements, value ) ) }
		/>
	);
}

function Combobox( props: Props ) {
	const { elements } = props.field;
	return (
		<ComboboxControl
			{ ...input( props ) }
			options={ asText( elements ) }
			onChange={ ( value ) => set( props, valueIn( elements, value ) ) }
		/>
	);
}

function Radio( props: Props ) {
	const { elements } = props.field;
	const { value, ...rest } = shared( props );
	return (
		<RadioControl
			{ ...rest }
			selected={ value }
			options={ elements.map(
				( { value: own, label, description } ) => ( {
					value: String( own ),
					label,
					...( description ? { description } : {} ),
				} )
			) }
			onChange={ ( chosen ) => set( props, valueIn( elements, chosen ) ) }
		/>
	);
}

function Toggle( props: Props ) {
	const { label, help } = shared( props );
	return (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ label }
			help={ help }
			checked={ props.field.getValue( { item: props.data } ) === true }
			onChange={ ( value ) => set( props, value ) }
		/>
	);
}

/** The controls by name. */
export const editControls = {
	text: Text,
	textarea: Textarea,
	integer: Integer,
	datetime: DateTime,
	media: Media,
	select: Select,
	combobox: Combobox,
	radio: Radio,
	toggle: Toggle,
} satisfies Record< EditControlName, Renders< Props > >;
