import { isRecord, type UnknownRecord } from '@/kernel/guards';
import { parseLength, storedText } from '@/features/globalStyles/index.model';

/** The fluid behavior of a font size. */
export type Fluid =
	| { readonly type: 'fixed' }
	/** WordPress computes the range. */
	| { readonly type: 'automatic' }
	| { readonly type: 'between'; readonly min: string; readonly max: string };

/**
 * The fluid behavior of a preset.
 *
 * @param preset         The stored preset.
 * @param isFluidByTheme The default for presets without their own setting.
 */
export function fluidOf(
	{ fluid, size }: UnknownRecord,
	isFluidByTheme: boolean
): Fluid {
	if ( isRecord( fluid ) ) {
		return {
			type: 'between',
			min: storedText( fluid.min ) || storedText( size ),
			max: storedText( fluid.max ) || storedText( size ),
		};
	}
	const isFluid = typeof fluid === 'boolean' ? fluid : isFluidByTheme;
	return { type: isFluid ? 'automatic' : 'fixed' };
}

/** Whether presets are fluid by default: the theme enables it, or sets its limits. */
export const isFluidByDefault = ( setting: unknown ): boolean =>
	setting === true || isRecord( setting );

/** Whether the minimum is above the maximum; false if they can't be compared. */
export function isUpsideDown( min: string, max: string ): boolean {
	const [ low, high ] = [ parseLength( min ), parseLength( max ) ];
	return (
		low !== null &&
		high !== null &&
		low.unit === high.unit &&
		low.number > high.number
	);
}

/** A size as CSS: a number without a unit is in pixels. */
export const sizeCss = ( size: string ): string => {
	const length = parseLength( size );
	return length && length.unit === '' ? `${ length.number }px` : size;
};
