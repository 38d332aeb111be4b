import { select } from '@wordpress/data';
import { isRecord, stringOr } from '@/kernel/guards';
import { siteStyles } from '../data/record';
import { presetOfReference } from '../model/references';
import { NO_CHANGES } from '../model/values';

/** The color of a stored value or of the preset it refers to; null for other values. */
export function colorOf( value: unknown ): string | null {
	const preset = presetOfReference(
		siteStyles( select )?.merged ?? NO_CHANGES,
		value
	);
	const text = preset
		? preset.value
		: stringOr( isRecord( value ) ? value.color : value );
	return text !== '' && CSS.supports( 'color', text ) ? text : null;
}
