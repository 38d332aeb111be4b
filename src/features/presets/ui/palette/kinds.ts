import { __, sprintf } from '@wordpress/i18n';
import type { UnknownRecord } from '../../../../kernel/guards';
import {
	isSoundPreset,
	type Preset,
	type PresetKind,
} from '../../../globalStyles/index.model';

/** What a palette is made of. */
export type PaletteKind = Extract<
	PresetKind,
	'color' | 'gradient' | 'duotone'
>;

interface PaletteFacts {
	/** What new ones are called. */
	readonly newName: ( number: number ) => string;
	readonly add: () => string;
	/** What is said where there are none. */
	readonly none: () => string;
	/** What their slugs begin with. */
	readonly prefix: string;
	/** What a new one is. */
	readonly value: UnknownRecord;
}

const FACTS: Readonly< Record< PaletteKind, PaletteFacts > > = {
	color: {
		newName: ( number ) =>
			/* translators: %d: a number. */
			sprintf( __( 'Color %d', 'atelier' ), number ),
		add: () => __( 'Add color', 'atelier' ),
		none: () => __( 'No custom colors yet.', 'atelier' ),
		prefix: 'custom-color-',
		value: { color: '#000000' },
	},
	gradient: {
		newName: ( number ) =>
			/* translators: %d: a number. */
			sprintf( __( 'Gradient %d', 'atelier' ), number ),
		add: () => __( 'Add gradient', 'atelier' ),
		none: () => __( 'No custom gradients yet.', 'atelier' ),
		prefix: 'custom-gradient-',
		value: { gradient: 'linear-gradient(135deg,#000000 0%,#ffffff 100%)' },
	},
	duotone: {
		newName: ( number ) =>
			/* translators: %d: a number. */
			sprintf( __( 'Duotone %d', 'atelier' ), number ),
		add: () => __( 'Add duotone', 'atelier' ),
		none: () => __( 'No custom duotones yet.', 'atelier' ),
		prefix: 'custom-duotone-',
		value: { colors: [ '#000000', '#ffffff' ] },
	},
};

export const paletteFacts = ( kind: PaletteKind ): PaletteFacts =>
	FACTS[ kind ];

/** The colors of a duotone: of the shadows first. */
export const colorsOf = ( { raw: { colors } }: Preset ): readonly string[] =>
	Array.isArray( colors )
		? colors.filter( ( color ) => typeof color === 'string' )
		: [];

/** A preset as the background of something; undefined where it cannot be shown. */
export function swatchOf(
	kind: PaletteKind,
	preset: Preset
): string | undefined {
	if ( ! isSoundPreset( kind, preset ) ) {
		return undefined;
	}
	if ( kind !== 'duotone' ) {
		return preset.value;
	}
	const [ shadows, highlights = shadows ] = colorsOf( preset );
	return `linear-gradient(135deg,${ shadows } 50%,${ highlights } 50%)`;
}

/** Whether a preset is of no use: what is stored as its value is none. */
export const isUnusable = ( kind: PaletteKind, preset: Preset ): boolean => {
	const swatch = swatchOf( kind, preset );
	return swatch === undefined || ! CSS.supports( 'background', swatch );
};
