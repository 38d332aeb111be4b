import { useMemo } from '@wordpress/element';
import { editStyles } from '../../data/edits';
import { usePresets } from '../../data/useFeatures';
import { useSetting, useStyleValue } from '../../data/useStyleValue';
import { storedText } from '../../model/storedText';
import type { StyleTarget } from '../../model/target';
import type { PaintValue } from '../controls/paint';

/** A color or gradient of a target, with what it is chosen from. */
export interface Paint extends PaintValue {
	readonly origin: 'user' | 'theme' | 'none';
}

const FACTS = {
	color: { custom: 'color.custom' },
	gradient: { custom: 'color.customGradient' },
} as const;

interface PaintOptions {
	/** Such as `color.text`. */
	readonly path: string;
	readonly kind: keyof typeof FACTS;
	readonly target: StyleTarget;
	/** What a choice takes the place of: a color that of a gradient, and the other way round. */
	readonly instead?: string | undefined;
}

export function usePaint( {
	path,
	kind,
	target,
	instead,
}: PaintOptions ): Paint {
	const value = useStyleValue( path, target );
	const presets = usePresets( kind, target );
	const custom = useSetting( FACTS[ kind ].custom, target ).value;
	return useMemo(
		() => ( {
			stored: value.value,
			css: storedText( value.resolved ) || undefined,
			origin: value.origin,
			presets,
			allowsCustom: custom !== false,
			onChange: ( next ) =>
				instead === undefined || next === undefined
					? value.set( next )
					: editStyles( [
							{ target, path, value: next },
							{ target, path: instead, value: undefined },
						] ),
		} ),
		[ value, presets, custom, instead, target, path ]
	);
}
