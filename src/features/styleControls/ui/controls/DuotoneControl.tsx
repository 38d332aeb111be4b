import { Button, DuotonePicker } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	allOf,
	type PresetsByOrigin,
	presetReference,
	splitOutside,
} from '@/features/globalStyles/index.model';
import { chosenPreset } from './chosenPreset';
import styles from './DuotoneControl.module.css';

interface DuotoneControlProps {
	readonly presets: PresetsByOrigin;
	/** The stored value: a preset, or `unset`. */
	readonly value: unknown;
	readonly isChanged: boolean;
	readonly onChange: ( value: string | undefined ) => void;
}

/** Two colors that replace the colors of an image: a preset, as the server has no others for types of blocks. */
export function DuotoneControl( {
	presets,
	value,
	isChanged,
	onChange,
}: DuotoneControlProps ) {
	const palette = allOf( presets ).map( ( { slug, name, value: pair } ) => ( {
		slug,
		name,
		colors: [ ...splitOutside( pair, ',' ) ],
	} ) );
	const chosen = chosenPreset( presets, 'duotone', value )?.preset.slug;
	return (
		<div className={ styles.control }>
			<DuotonePicker
				aria-label={ __( 'Duotone', 'atelier' ) }
				duotonePalette={ palette }
				colorPalette={ [] }
				clearable={ false }
				unsetable
				disableCustomColors
				disableCustomDuotone
				{ ...shown(
					value,
					palette.find( ( { slug } ) => slug === chosen )?.colors
				) }
				onChange={ ( next ) => {
					const preset = palette.find(
						( { colors: own } ) => String( own ) === String( next )
					);
					if ( preset ) {
						onChange( presetReference( 'duotone', preset.slug ) );
					} else if ( typeof next !== 'object' ) {
						onChange( next );
					}
				} }
			/>
			<Button
				variant="tertiary"
				size="compact"
				disabled={ ! isChanged }
				accessibleWhenDisabled
				onClick={ () => onChange( undefined ) }
			>
				{ __( 'Reset', 'atelier' ) }
			</Button>
		</div>
	);
}

function shown( value: unknown, preset: readonly string[] | undefined ) {
	if ( value === 'unset' ) {
		return { value: 'unset' as const };
	}
	const own = Array.isArray( value )
		? value.filter( ( color ) => typeof color === 'string' )
		: preset;
	return own ? { value: [ ...own ] } : {};
}
