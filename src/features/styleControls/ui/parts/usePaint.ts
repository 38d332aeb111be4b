import { useMemo } from '@wordpress/element';
import {
	editStyles,
	useAllowsCustom,
	usePresets,
	useStyleValue,
	type StyleValue,
} from '@/features/globalStyles/index.records';
import {
	NO_GRADIENT,
	plainCss,
	storedText,
	type StyleTarget,
} from '@/features/globalStyles/index.model';
import type { PaintValue } from '../controls/paint';
import { useMerged } from './useMerged';

/** A color or gradient of a target, with the available choices. */
export interface Paint extends PaintValue {
	readonly origin: 'user' | 'theme' | 'none';
}

interface PaintOptions {
	/** Such as `color.text`. */
	readonly path: string;
	readonly kind: 'color' | 'gradient';
	readonly target: StyleTarget;
	/** The path that a choice replaces: a color replaces a gradient, and vice versa. */
	readonly instead?: string | undefined;
}

export function usePaint( {
	path,
	kind,
	target,
	instead,
}: PaintOptions ): Paint {
	const value = useStyleValue( path, target );
	const { inherited } = useStyleValue( instead ?? path, target );
	const presets = usePresets( kind, target );
	const allowsCustom = useAllowsCustom( kind, target );
	const merged = useMerged();
	return useMemo(
		() => ( {
			...shownOf( value ),
			origin: value.origin,
			presets,
			allowsCustom,
			plain: ( css ) => plainCss( merged, css ),
			onChange: ( next ) =>
				instead === undefined || next === undefined
					? value.set( next )
					: editStyles( [
							{ target, path, value: next },
							{
								target,
								path: instead,
								value:
									kind === 'color' && inherited !== undefined
										? NO_GRADIENT
										: undefined,
							},
						] ),
		} ),
		[
			value,
			inherited,
			presets,
			allowsCustom,
			instead,
			kind,
			target,
			path,
			merged,
		]
	);
}

/** A removed gradient counts as none. */
const shownOf = ( { value, resolved }: StyleValue ) =>
	value === NO_GRADIENT
		? { stored: undefined, css: undefined }
		: { stored: value, css: storedText( resolved ) || undefined };
