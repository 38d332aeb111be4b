import { isRecord } from '../../../../kernel/guards';
import type { StylesDoc } from '../doc';
import { presetPath, type PresetKind } from '../presets';
import { setIn } from '../tree';
import type { InvalidReason } from './reason';
import { walk, type InvalidValue } from './walk';
import { invalidAddressReason, invalidTextReason } from './text';
import { isEmpty } from './values';

const invalidValues = new WeakMap< StylesDoc, readonly InvalidValue[] >();

/** Everything that is invalid in a document. */
export function invalidValuesIn( doc: StylesDoc ): readonly InvalidValue[] {
	const known = invalidValues.get( doc );
	if ( known ) {
		return known;
	}
	const found: InvalidValue[] = [];
	walk( doc, ( invalid ) => {
		found.push( invalid );
		return invalid.value;
	} );
	invalidValues.set( doc, found );
	return found;
}

const cleaned = new WeakMap< StylesDoc, StylesDoc >();

/** The document without anything invalid; the same document where nothing is. */
export function withoutInvalidValues( doc: StylesDoc ): StylesDoc {
	let clean = cleaned.get( doc );
	if ( ! clean ) {
		clean = walk( doc, () => undefined );
		cleaned.set( doc, clean );
	}
	return clean;
}

/** The same as text for the same invalid value, in whatever place of a list it is. */
const invalidValueKey = ( {
	part,
	keys,
	reason,
	value,
}: InvalidValue ): string =>
	JSON.stringify( [
		part,
		keys.filter( ( key ) => ! /^\d+$/.test( key ) ),
		reason,
		value,
	] );

/** What of the invalid values of a document is in none of others, which are asked for where there is any. */
export function newInvalidValues(
	doc: StylesDoc,
	others: () => readonly StylesDoc[]
): readonly InvalidValue[] {
	const found = invalidValuesIn( doc );
	if ( found.length === 0 ) {
		return found;
	}
	const known = new Set(
		others().flatMap( invalidValuesIn ).map( invalidValueKey )
	);
	return found.filter(
		( invalid ) => ! known.has( invalidValueKey( invalid ) )
	);
}

/** The document with something else in the place of some invalid values; undefined for nothing. */
export function repaired(
	doc: StylesDoc,
	invalidValues: readonly InvalidValue[],
	instead: ( invalid: InvalidValue ) => unknown = () => undefined
): StylesDoc {
	const places = new Set( invalidValues.map( placeKey ) );
	return walk( doc, ( invalid ) =>
		places.has( placeKey( invalid ) ) ? instead( invalid ) : invalid.value
	);
}

const placeKey = ( { part, keys }: InvalidValue ): string =>
	JSON.stringify( [ part, keys ] );

/** Whether one value, of whatever is styled, is invalid. */
export function invalidReason( value: unknown ): InvalidReason | null {
	if ( isEmpty( value ) ) {
		return null;
	}
	// A picture and a pair of colors are told by their form.
	const key =
		isRecord( value ) && 'url' in value
			? 'backgroundImage'
			: Array.isArray( value )
				? 'duotone'
				: 'value';
	const [ invalid ] = invalidValuesIn( {
		settings: {},
		styles: { typography: { [ key ]: value } },
	} );
	return invalid?.reason ?? null;
}

/** The reason why a stored preset is invalid by itself. */
export function invalidPresetReason(
	kind: PresetKind,
	raw: unknown
): InvalidReason | null {
	const settings = setIn( {}, presetPath( kind ).split( '.' ), [ raw ] );
	return invalidValuesIn( { settings, styles: {} } )[ 0 ]?.reason ?? null;
}

/** The text in something invalid that is to blame; all of it where it is not a text. */
export function culprit( value: unknown ): unknown {
	if ( typeof value !== 'object' || value === null ) {
		return value;
	}
	const inside = Object.values( value ).map( culprit );
	return (
		inside.find(
			( text ) =>
				typeof text === 'string' &&
				( invalidTextReason( text ) ??
					invalidAddressReason( text ) ) !== null
		) ?? value
	);
}
