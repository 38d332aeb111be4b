import { useId } from '@wordpress/element';
import {
	presetReference,
	type Preset,
	type PresetKind,
	type PresetsByOrigin,
} from '@/features/globalStyles/index.model';
import { Choices, type Choice } from './Choices';
import { chosenPreset } from './chosenPreset';
import { ORIGIN_NAMES, PRESET_ORIGINS } from './originNames';
import styles from './PresetChoices.module.css';

interface PresetChoicesProps {
	/** The kind of value, such as "Color"; each list is named after it and its origin. */
	readonly label: string;
	readonly kind: PresetKind;
	readonly presets: PresetsByOrigin;
	/** The stored value. */
	readonly value: unknown;
	readonly shape?: 'round' | 'card';
	/** The sample of a preset. */
	readonly show: ( preset: Preset ) => Omit< Choice, 'key' | 'label' >;
	readonly onChange: ( value: string ) => void;
}

/** The presets of a kind, grouped by origin. */
export function PresetChoices( {
	label,
	kind,
	presets,
	value,
	shape = 'round',
	show,
	onChange,
}: PresetChoicesProps ) {
	const id = useId();
	const groups = PRESET_ORIGINS.filter(
		( origin ) => presets[ origin ].length > 0
	);
	const chosen = chosenPreset( presets, kind, value );
	return (
		<>
			{ groups.map( ( origin ) => (
				<div key={ origin } className={ styles.group }>
					<span
						id={ `${ id }-${ origin }` }
						className={ styles.name }
					>
						{ ORIGIN_NAMES[ origin ]() }
					</span>
					<Choices
						label={ `${ label }: ${ ORIGIN_NAMES[ origin ]() }` }
						shape={ shape }
						choices={ presets[ origin ].map( ( preset ) => ( {
							key: preset.slug,
							label: preset.name,
							...show( preset ),
						} ) ) }
						selected={
							chosen?.origin === origin
								? chosen.preset.slug
								: undefined
						}
						onChoose={ ( slug ) =>
							onChange( presetReference( kind, slug ) )
						}
					/>
				</div>
			) ) }
		</>
	);
}
