import { __ } from '@wordpress/i18n';
import {
	parseReference,
	storedText,
	type PresetsByOrigin,
} from '@/features/globalStyles/index.model';
import { shorten } from '@/kernel/shorten';
import { chosenPreset } from './chosenPreset';

/** The length at which a custom value is cut. */
const LONGEST = 60;

/** A color or gradient: the stored value, and its CSS. */
export interface PaintValue {
	readonly stored: unknown;
	/** Undefined if its reference is broken. */
	readonly css: string | undefined;
	readonly presets: PresetsByOrigin;
	/** Whether custom values are allowed. */
	readonly allowsCustom: boolean;
	/** Resolves the variables of CSS, which this page doesn't have. */
	readonly plain?: ( css: string ) => string;
	/** Called with the value to store; undefined resets. */
	readonly onChange: ( value: string | undefined ) => void;
}

/** Whether the stored value can't be displayed; it is kept until the user chooses another. */
export const isUnusable = ( { stored, css }: PaintValue ): boolean =>
	stored !== undefined &&
	stored !== '' &&
	( css === undefined || ! CSS.supports( 'background', css ) );

/** The label of the current value. */
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

/** What has no CSS. Paths and slugs of what a theme lacks tell users nothing. */
const textOf = ( stored: unknown ): string =>
	stored === undefined
		? __( 'Not set', 'atelier' )
		: parseReference( stored )
			? __( 'Missing color', 'atelier' )
			: storedText( stored );
