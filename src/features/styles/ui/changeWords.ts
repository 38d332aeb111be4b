import { select } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { isRecord } from '../../../kernel/guards';
import { shorten } from '../../../kernel/shorten';
import { valueWords, type FieldChange } from '../../documents/records';
import { siteStyles } from '../data/record';
import { parseImage } from '../model/background';
import { placeOf } from '../model/change';
import type { StylesDoc } from '../model/doc';
import { presetOfReference } from '../model/references';
import { getIn } from '../model/tree';
import { NO_CHANGES } from '../model/values';
import { blockTitle, ELEMENT_NAMES, fieldName, STATE_NAMES } from './names';

/** How much of a long value, such as CSS, is told. */
const LONGEST = 60;

/** A change of the styles as a sentence: where it is, what was there, and what is there now. */
export function styleChangeWords( { path, from, to }: FieldChange ): string {
	// What the user has not set is the theme's.
	const styles = siteStyles( select );
	const theme = getIn( styles?.layers.base, path );
	const merged = styles?.merged ?? NO_CHANGES;
	return sprintf(
		/* translators: 1: a style, 2: its value before, 3: its value now. */
		__( '%1$s: %2$s → %3$s', 'atelier' ),
		placeWords( path.slice( 1 ) ).join( ' › ' ),
		styleWords( from ?? theme, merged ),
		styleWords( to ?? theme, merged )
	);
}

/** Where something is in the styles: the names that lead there, beginning after `styles` or `settings`. */
export function placeWords( path: readonly string[] ): readonly string[] {
	const { block, variation, element, state, keys } = placeOf( path );
	return [
		...( block === null ? [] : [ blockTitle( block ) ] ),
		...( variation === null ? [] : [ fieldName( variation ) ] ),
		...( element === null ? [] : [ ELEMENT_NAMES[ element ]() ] ),
		...( state === null ? [] : [ STATE_NAMES[ state ]() ] ),
		...keys.map( fieldName ),
	];
}

/**
 * A preset by its name, a picture by its title, anything else as it is stored.
 *
 * @param value
 * @param doc    In which presets are looked up.
 * @param length How much of a long value, such as CSS, is told.
 */
export function styleWords(
	value: unknown,
	doc: StylesDoc,
	length = LONGEST
): string {
	const preset = presetOfReference( doc, value );
	if ( preset ) {
		return valueWords( preset.name );
	}
	const image = parseImage( value );
	if ( image ) {
		return valueWords( image.title );
	}
	return isRecord( value )
		? valueWords( shorten( JSON.stringify( value ), length ) )
		: valueWords(
				typeof value === 'string' ? shorten( value, length ) : value
			);
}
