/** The types of presets whose use in content the server can find. */
export type UsedPresetKind =
	| 'color'
	| 'gradient'
	| 'duotone'
	| 'fontSize'
	| 'fontFamily'
	| 'spacing'
	| 'shadow';

/** The kinds of things that the server's index knows, by its names. */
export type UsedKind =
	| UsedPresetKind
	| 'pattern'
	| 'part'
	| 'menu'
	| 'template'
	| 'media'
	| 'post'
	| 'block'
	| 'class';
