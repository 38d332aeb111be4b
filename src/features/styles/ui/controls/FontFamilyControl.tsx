import { __ } from '@wordpress/i18n';
import { allOf, type PresetsByOrigin } from '../../model/presets';
import { presetReference } from '../../model/references';
import { chosenPreset } from './chosenPreset';
import { SelectField } from './SelectField';
import { storedText } from '../../model/storedText';

interface FontFamilyControlProps {
	readonly presets: PresetsByOrigin;
	/** As it is stored. */
	readonly value: unknown;
	readonly onChange: ( value: string | undefined ) => void;
}

/** Which of the site's fonts. */
export function FontFamilyControl( {
	presets,
	value,
	onChange,
}: FontFamilyControlProps ) {
	const chosen = chosenPreset( presets, 'fontFamily', value );
	return (
		<SelectField
			label={ __( 'Font', 'atelier' ) }
			options={ allOf( presets ).map( ( { slug, name } ) => ( {
				value: presetReference( 'fontFamily', slug ),
				label: name,
			} ) ) }
			value={
				chosen
					? presetReference( 'fontFamily', chosen.preset.slug )
					: storedText( value ) || undefined
			}
			onChange={ onChange }
		/>
	);
}
