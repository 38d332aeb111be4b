import {
	isSoundPreset,
	type Preset,
} from '@/features/globalStyles/index.model';
import type { PaletteKind } from '../kinds';

/** The colors of a duotone, shadows first. */
export const colorsOf = ( { raw: { colors } }: Preset ): readonly string[] =>
	Array.isArray( colors )
		? colors.filter( ( color ) => typeof color === 'string' )
		: [];

/** A preset as a CSS background; undefined if it can't be displayed. */
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

/** Whether the stored value of a preset is invalid. */
export const isUnusable = ( kind: PaletteKind, preset: Preset ): boolean => {
	const swatch = swatchOf( kind, preset );
	return swatch === undefined || ! CSS.supports( 'background', swatch );
};
