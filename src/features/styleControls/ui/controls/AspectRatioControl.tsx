import { __ } from '@wordpress/i18n';
import {
	allOf,
	type PresetsByOrigin,
	storedText,
} from '@/features/globalStyles/index.model';
import { SelectField } from './SelectField';

interface AspectRatioControlProps {
	readonly presets: PresetsByOrigin;
	/** The stored value. */
	readonly value: unknown;
	readonly onChange: ( value: string | undefined ) => void;
}

/** The ratio of width to height. */
export const AspectRatioControl = ( {
	presets,
	value,
	onChange,
}: AspectRatioControlProps ) => (
	<SelectField
		label={ __( 'Aspect ratio', 'atelier' ) }
		none={ __( 'Original', 'atelier' ) }
		options={ allOf( presets ).map( ( { name, value: ratio } ) => ( {
			value: ratio,
			label: name,
		} ) ) }
		value={ storedText( value ) || undefined }
		onChange={ onChange }
	/>
);
