import { isRecord, type UnknownRecord } from '../../../kernel/guards';
import { parseLength, storedText } from '../../globalStyles/index.model';

/** How a font size grows with the screen. */
export type Fluid =
	| { readonly type: 'fixed' }
	/** As WordPress works it out. */
	| { readonly type: 'automatic' }
	| { readonly type: 'between'; readonly min: string; readonly max: string };

/**
 * Whether and how a preset grows.
 *
 * @param preset        As it is stored.
 * @param isFluidByTheme Whether sizes that do not say it grow.
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

/** Whether sizes that do not say it grow: the theme switches it on, or says how much. */
export const isFluidByDefault = ( setting: unknown ): boolean =>
	setting === true || isRecord( setting );

/** Whether the smallest size is larger than the largest; false where they cannot be compared. */
export function isUpsideDown( min: string, max: string ): boolean {
	const [ low, high ] = [ parseLength( min ), parseLength( max ) ];
	return (
		low !== null &&
		high !== null &&
		low.unit === high.unit &&
		low.number > high.number
	);
}

/** A size as CSS: a number alone is one of pixels. */
export const sizeCss = ( size: string ): string => {
	const length = parseLength( size );
	return length && length.unit === '' ? `${ length.number }px` : size;
};
