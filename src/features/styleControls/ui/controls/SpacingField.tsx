import { Button, RangeControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { settings } from '@wordpress/icons';
import { shorten } from '@/kernel/shorten';
import {
	allOf,
	type PresetsByOrigin,
	presetReference,
	storedText,
} from '@/features/globalStyles/index.model';
import { chosenPreset } from './chosenPreset';
import { LengthField } from './LengthField';
import { SelectField } from './SelectField';
import styles from './SpacingField.module.css';

/** The length at which a custom value is cut. */
const LONGEST = 60;

/** The maximum number of steps on a slider. */
const MOST_ON_SLIDER = 8;

const UNITS = [ 'px', '%', 'em', 'rem', 'vw', 'vh' ];

interface SpacingFieldProps {
	readonly label: string;
	readonly presets: PresetsByOrigin;
	/** The stored value. */
	readonly value: unknown;
	/** Whether sides that are set together have different values. */
	readonly isMixed?: boolean;
	readonly allowsCustom: boolean;
	readonly allowsNegative?: boolean;
	readonly onChange: ( value: string | undefined ) => void;
}

/** One spacing value: a preset, or any length. */
export function SpacingField( {
	label,
	presets,
	value,
	isMixed = false,
	allowsCustom,
	allowsNegative = false,
	onChange,
}: SpacingFieldProps ) {
	const sizes = allOf( presets );
	const chosen = chosenPreset( presets, 'spacing', value )?.preset;
	const isPlain =
		chosen === undefined && value !== undefined && value !== '0';
	const [ wantsCustom, setWantsCustom ] = useState( isPlain );
	const isCustom = sizes.length === 0 || ( wantsCustom && allowsCustom );
	const mixed = isMixed ? __( 'Mixed', 'atelier' ) : '';
	return (
		<div className={ styles.field }>
			{ isCustom ? (
				<LengthField
					label={ label }
					hasSlider
					units={ UNITS }
					min={ allowsNegative ? -Infinity : 0 }
					placeholder={ mixed }
					value={ chosen ? chosen.value : value }
					onChange={ onChange }
				/>
			) : sizes.length > MOST_ON_SLIDER ? (
				<SelectField
					label={ label }
					none={ mixed || __( 'Default', 'atelier' ) }
					options={ sizes.map( ( { slug, name } ) => ( {
						value: presetReference( 'spacing', slug ),
						label: name,
					} ) ) }
					value={
						chosen
							? presetReference( 'spacing', chosen.slug )
							: storedText( value ) || undefined
					}
					onChange={ onChange }
				/>
			) : (
				<RangeControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ label }
					withInputField={ false }
					marks
					min={ 0 }
					max={ sizes.length }
					step={ 1 }
					value={ chosen ? sizes.indexOf( chosen ) + 1 : 0 }
					initialPosition={ 0 }
					renderTooltipContent={ ( at ) =>
						sizes[ Number( at ) - 1 ]?.name ??
						__( 'None', 'atelier' )
					}
					help={
						chosen?.name ??
						( mixed || shorten( storedText( value ), LONGEST ) )
					}
					onChange={ ( at ) => {
						const size = sizes[ ( at ?? 0 ) - 1 ];
						onChange(
							size ? presetReference( 'spacing', size.slug ) : '0'
						);
					} }
				/>
			) }
			{ sizes.length > 0 && allowsCustom && (
				<Button
					size="small"
					icon={ settings }
					isPressed={ isCustom }
					label={ sprintf(
						isCustom
							? /* translators: %s: name of a setting, such as "Top padding". */
								__( '%s: use size preset', 'atelier' )
							: /* translators: %s: name of a setting, such as "Top padding". */
								__( '%s: set custom size', 'atelier' ),
						label
					) }
					onClick={ () => setWantsCustom( ! isCustom ) }
				/>
			) }
		</div>
	);
}
