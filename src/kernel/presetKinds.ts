/** The kinds of presets that content refers to, with the words for them in CSS variables and references. */
export const PRESET_WORDS = {
	color: 'color',
	gradient: 'gradient',
	duotone: 'duotone',
	fontSize: 'font-size',
	fontFamily: 'font-family',
	spacing: 'spacing',
	shadow: 'shadow',
	aspectRatio: 'aspect-ratio',
	dimension: 'dimension',
	borderRadius: 'border-radius',
} as const;

/** A kind of presets, as the index of uses calls it. */
export type PresetKind = keyof typeof PRESET_WORDS;

/** All kinds, in the order of their table. */
export const PRESET_KINDS = Object.keys(
	PRESET_WORDS
) as readonly PresetKind[];
