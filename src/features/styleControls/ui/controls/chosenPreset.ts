import {
	infixOf,
	kebab,
	type Preset,
	type PresetKind,
	type PresetsByOrigin,
	parseReference,
} from '../../../globalStyles/index.model';

/** The preset that a stored value refers to: the user's before the theme's, in WordPress's lookup order. */
export function chosenPreset(
	presets: PresetsByOrigin,
	kind: PresetKind,
	value: unknown
): { readonly origin: keyof PresetsByOrigin; readonly preset: Preset } | null {
	const reference = parseReference( value );
	if ( reference?.type !== 'preset' || reference.infix !== infixOf( kind ) ) {
		return null;
	}
	for ( const origin of [ 'custom', 'theme', 'default' ] as const ) {
		const preset = presets[ origin ].find(
			( { slug } ) =>
				slug === reference.slug || kebab( slug ) === reference.slug
		);
		if ( preset ) {
			return { origin, preset };
		}
	}
	return null;
}
