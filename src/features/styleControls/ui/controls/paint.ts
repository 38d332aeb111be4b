import { __ } from '@wordpress/i18n';
import type { PresetsByOrigin } from '../../../globalStyles/index.model';
import { shorten } from '../../../../kernel/shorten';
import { chosenPreset } from './chosenPreset';

/** How many characters are shown of a value that is no preset. */
const LONGEST = 60;

/** A value that can be a color or a gradient: as it is stored, and what that means as CSS. */
export interface PaintValue {
	readonly stored: unknown;
	/** Undefined where it leads nowhere. */
	readonly css: string | undefined;
	readonly presets: PresetsByOrigin;
	/** Whether other values than presets may be chosen. */
	readonly allowsCustom: boolean;
	/** Gets the value to store; undefined resets. */
	readonly onChange: ( value: string | undefined ) => void;
}

/** Whether something is stored that shows nothing; it is kept until someone chooses. */
export const isUnusable = ( { stored, css }: PaintValue ): boolean =>
	stored !== undefined &&
	stored !== '' &&
	( css === undefined || ! CSS.supports( 'background', css ) );

/** A label of the chosen value. */
export function nameOf( {
	color,
	gradient,
}: {
	readonly color: PaintValue;
	readonly gradient?: PaintValue | undefined;
} ): string {
	if ( gradient?.css !== undefined ) {
		return (
			chosenPreset( gradient.presets, 'gradient', gradient.stored )
				?.preset.name ?? __( 'Custom gradient', 'atelier' )
		);
	}
	const preset = chosenPreset( color.presets, 'color', color.stored );
	return (
		preset?.preset.name ??
		shorten( color.css ?? textOf( color.stored ), LONGEST )
	);
}

const textOf = ( stored: unknown ): string =>
	stored === undefined
		? __( 'Not set', 'atelier' )
		: typeof stored === 'string'
			? stored
			: JSON.stringify( stored );
