import type { ComponentProps } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import {
	allOf,
	presetReference,
	type PresetsByOrigin,
} from '@/features/globalStyles/index.model';
import { chosenPreset } from './chosenPreset';
import { IconChoice } from './IconChoice';
import { LengthField } from './LengthField';
import { SelectField } from './SelectField';
import styles from './SizeControl.module.css';

/** Units of lengths, including those relative to the container. */
const UNITS = [ 'px', '%', 'em', 'rem', 'vw', 'vh' ];

type LengthProps = Pick<
	ComponentProps< typeof LengthField >,
	'label' | 'value' | 'onChange' | 'hideLabelFromVision' | 'placeholder'
>;

export const WideField = ( props: LengthProps ) => (
	<LengthField { ...props } units={ UNITS } />
);

interface SizeControlProps extends Pick<
	LengthProps,
	'label' | 'value' | 'onChange'
> {
	readonly presets: PresetsByOrigin;
}

/** The maximum number of sizes in a row. */
const MOST_IN_A_ROW = 5;

/** A size: a preset, or any length. */
export function SizeControl( {
	presets,
	value,
	label,
	onChange,
}: SizeControlProps ) {
	const sizes = allOf( presets );
	const chosen = chosenPreset( presets, 'dimension', value )?.preset;
	if ( sizes.length === 0 ) {
		return <WideField { ...{ label, value, onChange } } />;
	}
	const choice = {
		label,
		options: sizes.map( ( { slug, name } ) => ( {
			value: presetReference( 'dimension', slug ),
			label: name,
		} ) ),
		onChange,
	};
	const selected = chosen && presetReference( 'dimension', chosen.slug );
	return (
		<div className={ styles.size }>
			{ sizes.length > MOST_IN_A_ROW ? (
				<SelectField { ...choice } value={ selected } />
			) : (
				<IconChoice { ...choice } value={ selected } />
			) }
			<WideField
				label={ sprintf(
					/* translators: %s: a size, such as "Width". */
					__( '%s: custom size', 'atelier' ),
					label
				) }
				hideLabelFromVision
				placeholder={ __( 'Custom', 'atelier' ) }
				value={ chosen ? undefined : value }
				onChange={ onChange }
			/>
		</div>
	);
}
