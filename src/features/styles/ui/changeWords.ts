import { select } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { isRecord } from '../../../kernel/guards';
import { shorten } from '../../../kernel/shorten';
import { valueWords, type FieldChange } from '../../documents/records';
import { siteStyles } from '../data/record';
import { parseImage } from '../model/background';
import { placeOf } from '../model/change';
import { presetOfReference } from '../model/references';
import { getIn } from '../model/tree';
import { NO_CHANGES } from '../model/values';
import { blockTitle, ELEMENT_NAMES, fieldName, STATE_NAMES } from './names';

/** How much of a long value, such as CSS, is told. */
const LONGEST = 60;

/** A change of the styles as a sentence: where it is, what was there, and what is there now. */
export function styleChangeWords( { path, from, to }: FieldChange ): string {
	const { block, variation, element, state, keys } = placeOf(
		path.slice( 1 )
	);
	const where = [
		...( block === null ? [] : [ blockTitle( block ) ] ),
		...( variation === null ? [] : [ fieldName( variation ) ] ),
		...( element === null ? [] : [ ELEMENT_NAMES[ element ]() ] ),
		...( state === null ? [] : [ STATE_NAMES[ state ]() ] ),
		...keys.map( fieldName ),
	];
	// What the user has not set is the theme's.
	const theme = getIn( siteStyles( select )?.layers.base, path );
	return sprintf(
		/* translators: 1: a style, 2: its value before, 3: its value now. */
		__( '%1$s: %2$s → %3$s', 'atelier' ),
		where.join( ' › ' ),
		styleWords( from ?? theme ),
		styleWords( to ?? theme )
	);
}

/** A preset by its name, a picture by its title, anything else as it is stored. */
function styleWords( value: unknown ): string {
	const preset = presetOfReference(
		siteStyles( select )?.merged ?? NO_CHANGES,
		value
	);
	if ( preset ) {
		return valueWords( preset.name );
	}
	const image = parseImage( value );
	if ( image ) {
		return valueWords( image.title );
	}
	return isRecord( value )
		? valueWords( shorten( JSON.stringify( value ), LONGEST ) )
		: valueWords(
				typeof value === 'string' ? shorten( value, LONGEST ) : value
			);
}
