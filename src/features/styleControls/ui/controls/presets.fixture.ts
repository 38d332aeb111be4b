import type {
	Preset,
	PresetsByOrigin,
} from '@/features/globalStyles/index.model';

/** A parsed preset. */
export const makePreset = ( slug: string, value: string ): Preset => ( {
	slug,
	name: slug.charAt( 0 ).toUpperCase() + slug.slice( 1 ),
	value,
	raw: {},
} );

/** Presets of the theme; other origins are empty unless given. */
export const makePresets = (
	theme: Readonly< Record< string, string > >,
	others: Partial< PresetsByOrigin > = {}
): PresetsByOrigin => ( {
	theme: Object.entries( theme ).map( ( [ slug, value ] ) =>
		makePreset( slug, value )
	),
	default: [],
	custom: [],
	...others,
} );
