import {
	infixOf,
	kebab,
	type Preset,
	type PresetKind,
	type PresetsByOrigin,
	parseReference,
} from '@/features/globalStyles/index.model';

/**
 * The preset that a stored value refers to: the user's before the theme's, in WordPress's lookup order. None if its slug is
 * spelled as WordPress doesn't print its variable: visitors don't see the preset, and choosing it again helps.
 */
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
		// The last of several with one variable.
		const preset = presets[ origin ]
			.filter( ( { slug } ) => kebab( slug ) === reference.slug )
			.at( -1 );
		if ( preset ) {
			return { origin, preset };
		}
	}
	return null;
}
