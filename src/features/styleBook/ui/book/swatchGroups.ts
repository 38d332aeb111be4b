import { __ } from '@wordpress/i18n';
import {
	allOf,
	type Preset,
	type PresetOrigin,
	type PresetsByOrigin,
	isSoundValue,
	splitOutside,
} from '@/features/globalStyles/index.model';

/** The kinds of presets that the book shows. */
export type SwatchKind = 'color' | 'gradient' | 'duotone';

export type Swatches = Readonly< Record< SwatchKind, PresetsByOrigin > >;

export interface SwatchGroup {
	readonly kind: SwatchKind;
	readonly title: string;
	readonly presets: readonly Preset[];
}

/** The labels of all groups, in order. */
const GROUPS: readonly ( readonly [
	SwatchKind,
	PresetOrigin,
	() => string,
] )[] = [
	[ 'color', 'theme', () => __( 'Theme Colors', 'atelier' ) ],
	[ 'gradient', 'theme', () => __( 'Theme Gradients', 'atelier' ) ],
	[ 'color', 'custom', () => __( 'Custom Colors', 'atelier' ) ],
	[ 'gradient', 'custom', () => __( 'Custom Gradients', 'atelier' ) ],
	[ 'duotone', 'theme', () => __( 'Theme Duotones', 'atelier' ) ],
	[ 'duotone', 'custom', () => __( 'Custom Duotones', 'atelier' ) ],
	[ 'duotone', 'default', () => __( 'Duotones', 'atelier' ) ],
	[ 'color', 'default', () => __( 'Default Colors', 'atelier' ) ],
	[ 'gradient', 'default', () => __( 'Default Gradients', 'atelier' ) ],
];

/** All groups with presets. */
export const swatchGroups = ( swatches: Swatches ): readonly SwatchGroup[] =>
	GROUPS.map( ( [ kind, origin, title ] ) => ( {
		kind,
		title: title(),
		presets: swatches[ kind ][ origin ],
	} ) ).filter( ( { presets } ) => presets.length > 0 );

/** The maximum number of main colors. */
const MOST = 4;

/** The main colors of the site: the theme's, otherwise the user's, otherwise WordPress's. */
export function mainColors( {
	color,
}: Pick< Swatches, 'color' > ): readonly SwatchGroup[] {
	const { theme, custom } = color;
	const own = theme.length > 0 ? theme : custom;
	const presets = ( own.length > 0 ? own : allOf( color ) ).slice( 0, MOST );
	return presets.length > 0
		? [ { kind: 'color', title: __( 'Colors', 'atelier' ), presets } ]
		: [];
}

/**
 * A preset as a CSS background; `none` if it is invalid, because it could load something. The colors of a duotone are side
 * by side.
 */
export function paintOf( kind: SwatchKind, { value }: Preset ): string {
	if ( ! isSoundValue( value ) ) {
		return 'none';
	}
	if ( kind !== 'duotone' ) {
		return value;
	}
	const [ dark = '', light = dark ] = splitOutside( value, ',' );
	return `linear-gradient( 135deg, ${ dark } 50%, ${ light } 50% )`;
}
