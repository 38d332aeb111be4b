import { BaseControl, Button } from '@wordpress/components';
import { useId, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { settings } from '@wordpress/icons';
import {
	ToggleGroup,
	ToggleGroupOption,
} from '@/platform/experimental/toggleGroup';
import {
	allOf,
	type Preset,
	type PresetsByOrigin,
	presetReference,
	storedText,
} from '@/features/globalStyles/index.model';
import { chosenPreset } from './chosenPreset';
import styles from './FontSizeControl.module.css';
import { LengthField } from './LengthField';
import { SelectField } from './SelectField';

/** The maximum number of sizes in a row; more are shown as a list. */
const MOST_BESIDE = 5;

const SHORT = [ 'S', 'M', 'L', 'XL', 'XXL' ] as const;

interface FontSizeControlProps {
	readonly presets: PresetsByOrigin;
	/** The stored value. */
	readonly value: unknown;
	readonly allowsCustom: boolean;
	readonly onChange: ( value: string | undefined ) => void;
}

/** A font size preset, or a custom size. */
export function FontSizeControl( {
	presets,
	value,
	allowsCustom,
	onChange,
}: FontSizeControlProps ) {
	const id = useId();
	const chosen = chosenPreset( presets, 'fontSize', value )?.preset;
	const sizes = ownFirst( presets );
	const hasPresets = sizes.length > 0;
	const isPlain = chosen === undefined && value !== undefined;
	const [ wantsCustom, setWantsCustom ] = useState( isPlain );
	const isCustom = ! hasPresets || ( wantsCustom && allowsCustom );
	return (
		<div role="group" aria-labelledby={ id }>
			<div className={ styles.head }>
				<BaseControl.VisualLabel
					id={ id }
					className={ styles.label ?? '' }
				>
					{ __( 'Size', 'atelier' ) }
				</BaseControl.VisualLabel>
				{ hasPresets && allowsCustom && (
					<Button
						size="small"
						icon={ settings }
						isPressed={ isCustom }
						label={
							isCustom
								? __( 'Use size preset', 'atelier' )
								: __( 'Set custom size', 'atelier' )
						}
						onClick={ () => setWantsCustom( ! isCustom ) }
					/>
				) }
			</div>
			{ isCustom ? (
				<LengthField
					label={ __( 'Custom', 'atelier' ) }
					hideLabelFromVision
					hasSlider
					value={ chosen ? chosen.value : storedText( value ) }
					onChange={ onChange }
				/>
			) : (
				<Presets
					sizes={ sizes }
					chosen={ chosen }
					stored={ value }
					onChange={ onChange }
				/>
			) }
		</div>
	);
}

interface PresetsProps {
	readonly sizes: readonly Preset[];
	readonly chosen: Preset | undefined;
	readonly stored: unknown;
	readonly onChange: ( value: string | undefined ) => void;
}

function Presets( { sizes, chosen, stored, onChange }: PresetsProps ) {
	const references = sizes.map( ( { slug, name } ) => ( {
		value: presetReference( 'fontSize', slug ),
		label: name,
	} ) );
	const value = chosen
		? presetReference( 'fontSize', chosen.slug )
		: storedText( stored ) || undefined;
	if ( sizes.length > MOST_BESIDE || ( value !== undefined && ! chosen ) ) {
		return (
			<SelectField
				label={ __( 'Size', 'atelier' ) }
				hideLabelFromVision
				options={ references }
				value={ value }
				onChange={ onChange }
			/>
		);
	}
	return (
		<ToggleGroup
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			isBlock
			isDeselectable
			hideLabelFromVision
			label={ __( 'Size', 'atelier' ) }
			value={ value ?? '' }
			onChange={ ( next ) =>
				onChange(
					next === undefined || next === value
						? undefined
						: String( next )
				)
			}
		>
			{ references.map( ( option, at ) => (
				<ToggleGroupOption
					key={ option.value }
					value={ option.value }
					label={ SHORT[ at ] ?? option.label }
					aria-label={ nameWith( SHORT[ at ], option.label ) }
					showTooltip
				/>
			) ) }
		</ToggleGroup>
	);
}

/** The accessible name of a size, which contains its visible short form so that voice control finds it. */
const nameWith = ( shown: string | undefined, name: string ): string =>
	shown === undefined || name.toUpperCase().includes( shown )
		? name
		: sprintf(
				/* translators: 1: name of a font size such as "Extra Large", 2: its short form such as "XL". */
				__( '%1$s (%2$s)', 'atelier' ),
				name,
				shown
			);

/** The user's presets, then the theme's, then WordPress's, each slug once: the lookup order of WordPress. */
function ownFirst( presets: PresetsByOrigin ): readonly Preset[] {
	const slugs = new Set< string >();
	return allOf( presets ).filter( ( { slug } ) => {
		const isNew = ! slugs.has( slug );
		slugs.add( slug );
		return isNew;
	} );
}
