import { __ } from '@wordpress/i18n';
import {
	alignCenter,
	alignJustify,
	alignLeft,
	alignRight,
	formatCapitalize,
	formatLowercase,
	formatStrikethrough,
	formatUnderline,
	formatUppercase,
	reset,
	textHorizontal,
	textVertical,
} from '@wordpress/icons';
import { TextControl } from '@wordpress/components';
import { NumberControl } from '@/platform/experimental/unitControl';
import {
	isKeyword,
	parseLength,
	storedText,
} from '@/features/globalStyles/index.model';
import { IconChoice } from './IconChoice';
import { LengthField } from './LengthField';
import { useTextMode } from './useTextMode';
import { useTyped } from './useTyped';

interface TextControlProps {
	readonly label: string;
	/** The stored value. */
	readonly value: unknown;
	/** Undefined resets. */
	readonly onChange: ( value: string | undefined ) => void;
}

/** The line height: a multiple of the font size, or a stored custom value. */
export function LineHeightControl( {
	label,
	value,
	onChange,
}: TextControlProps ) {
	const stored = storedText( value );
	const text = isKeyword( stored ) ? '' : stored;
	const { isText, onBlur } = useTextMode(
		text !== '' && parseLength( text )?.unit !== ''
	);
	const change = ( next: string | undefined ) =>
		onChange( next === undefined || next === '' ? undefined : next );
	const typed = useTyped( text, change );
	return isText ? (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ label }
			value={ typed.text }
			help={ typed.help }
			onChange={ typed.onType }
			onBlur={ () => {
				typed.onLeave();
				onBlur();
			} }
		/>
	) : (
		<NumberControl
			__next40pxDefaultSize
			label={ label }
			value={ text }
			min={ 0 }
			step={ 0.1 }
			placeholder={ stored || '1.5' }
			spinControls="custom"
			onChange={ change }
		/>
	);
}

export const LetterSpacingControl = ( props: TextControlProps ) => (
	<LengthField { ...props } min={ -Infinity } step={ 0.01 } />
);

export const DecorationControl = ( props: TextControlProps ) => (
	<IconChoice
		{ ...props }
		options={ [
			{ value: 'none', label: __( 'None', 'atelier' ), icon: reset },
			{
				value: 'underline',
				label: __( 'Underline', 'atelier' ),
				icon: formatUnderline,
			},
			{
				value: 'line-through',
				label: __( 'Strikethrough', 'atelier' ),
				icon: formatStrikethrough,
			},
		] }
	/>
);

export const LetterCaseControl = ( props: TextControlProps ) => (
	<IconChoice
		{ ...props }
		options={ [
			{ value: 'none', label: __( 'None', 'atelier' ), icon: reset },
			{
				value: 'uppercase',
				label: __( 'Uppercase', 'atelier' ),
				icon: formatUppercase,
			},
			{
				value: 'lowercase',
				label: __( 'Lowercase', 'atelier' ),
				icon: formatLowercase,
			},
			{
				value: 'capitalize',
				label: __( 'Capitalize', 'atelier' ),
				icon: formatCapitalize,
			},
		] }
	/>
);

export const AlignmentControl = ( props: TextControlProps ) => (
	<IconChoice
		{ ...props }
		options={ [
			{
				value: 'left',
				label: __( 'Align text left', 'atelier' ),
				icon: alignLeft,
			},
			{
				value: 'center',
				label: __( 'Align text center', 'atelier' ),
				icon: alignCenter,
			},
			{
				value: 'right',
				label: __( 'Align text right', 'atelier' ),
				icon: alignRight,
			},
			{
				value: 'justify',
				label: __( 'Justify text', 'atelier' ),
				icon: alignJustify,
			},
		] }
	/>
);

export const IndentControl = ( props: TextControlProps ) => (
	<LengthField { ...props } min={ -Infinity } />
);

/** A text shadow as CSS: offsets, blur and color. */
export function TextShadowControl( {
	label,
	value,
	onChange,
}: TextControlProps ) {
	const typed = useTyped( storedText( value ), ( next ) =>
		onChange( next === '' ? undefined : next )
	);
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ label }
			value={ typed.text }
			placeholder="1px 1px 2px black"
			help={
				typed.help ||
				__(
					'Distance to the side, distance down, blur and color.',
					'atelier'
				)
			}
			onChange={ typed.onType }
			onBlur={ typed.onLeave }
		/>
	);
}

export const OrientationControl = ( props: TextControlProps ) => (
	<IconChoice
		{ ...props }
		options={ [
			{
				value: 'horizontal-tb',
				label: __( 'Horizontal', 'atelier' ),
				icon: textHorizontal,
			},
			{
				value: 'vertical-rl',
				label: __( 'Vertical', 'atelier' ),
				icon: textVertical,
			},
		] }
	/>
);

export const ColumnsControl = ( {
	label,
	value,
	onChange,
}: TextControlProps ) => (
	<NumberControl
		__next40pxDefaultSize
		label={ label }
		value={ storedText( value ) }
		min={ 1 }
		max={ 6 }
		step={ 1 }
		spinControls="custom"
		onChange={ ( next ) =>
			onChange( next === undefined || next === '' ? undefined : next )
		}
	/>
);
