import { __, sprintf } from '@wordpress/i18n';
import {
	allOf,
	infixOf,
	type PresetsByOrigin,
	parseReference,
	presetReference,
	storedText,
} from '@/features/globalStyles/index.model';
import { chosenPreset } from './chosenPreset';
import { SelectField } from './SelectField';

interface FontFamilyControlProps {
	readonly presets: PresetsByOrigin;
	/** The stored value. */
	readonly value: unknown;
	readonly onChange: ( value: string | undefined ) => void;
}

/** One of the site's fonts, each in its own face. A missing font is shown by name. */
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
				...allOf( presets ).map(
					( { slug, name, value: family } ) => ( {
						value: presetReference( 'fontFamily', slug ),
						label: name,
						fontFamily: family,
					} )
				),
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

/** The slug of the font preset that a value refers to; null if it isn't a reference. */
function missingFont( value: unknown ): string | null {
	const reference = parseReference( value );
	return reference?.type === 'preset' &&
		reference.infix === infixOf( 'fontFamily' )
		? reference.slug
		: null;
}
