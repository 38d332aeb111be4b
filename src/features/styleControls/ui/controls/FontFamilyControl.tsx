import { __, sprintf } from '@wordpress/i18n';
import {
	allOf,
	infixOf,
	type PresetsByOrigin,
	parseReference,
	presetReference,
	storedText,
} from '../../../globalStyles/index.model';
import { chosenPreset } from './chosenPreset';
import { SelectField } from './SelectField';

interface FontFamilyControlProps {
	readonly presets: PresetsByOrigin;
	/** As it is stored. */
	readonly value: unknown;
	readonly onChange: ( value: string | undefined ) => void;
}

/** Which of the site's fonts. One that is not there is named, so that it can be missed. */
export function FontFamilyControl( {
	presets,
	value,
	onChange,
}: FontFamilyControlProps ) {
	const chosen = chosenPreset( presets, 'fontFamily', value );
	const missing = chosen ? null : missingFont( value );
	return (
		<SelectField
			label={ __( 'Font', 'atelier' ) }
			options={ [
				...( missing === null
					? []
					: [
							{
								value: storedText( value ),
								label: sprintf(
									/* translators: %s: the name of a font. */
									__( '%s (not installed)', 'atelier' ),
									missing
								),
							},
						] ),
				...allOf( presets ).map( ( { slug, name } ) => ( {
					value: presetReference( 'fontFamily', slug ),
					label: name,
				} ) ),
			] }
			value={
				chosen
					? presetReference( 'fontFamily', chosen.preset.slug )
					: storedText( value ) || undefined
			}
			onChange={ onChange }
		/>
	);
}

/** The slug of the font that a value refers to; null where it refers to none. */
function missingFont( value: unknown ): string | null {
	const reference = parseReference( value );
	return reference?.type === 'preset' &&
		reference.infix === infixOf( 'fontFamily' )
		? reference.slug
		: null;
}
