import { select } from '@wordpress/data';
import { isRecord, stringOr } from '../../../kernel/guards';
import { siteStyles } from '../data/record';
import { presetOfReference } from '../model/references';
import { NO_CHANGES } from '../model/values';

/** The colour that a value of the styles is, or that a preset is; null where it is something else. */
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
