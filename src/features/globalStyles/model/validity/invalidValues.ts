import { isRecord } from '@/kernel/guards';
import type { StylesDoc } from '../doc';
import { presetPath, type PresetKind } from '../presets';
import { setIn } from '../tree';
import type { InvalidReason } from './reason';
import { walk, type InvalidValue } from './walk';
import { invalidAddressReason, invalidTextReason } from './text';
import { isEmpty } from './values';

const invalidValues = new WeakMap< StylesDoc, readonly InvalidValue[] >();

/** All invalid values of a document. */
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

/** The document without invalid values; the same document if it has none. */
export function withoutInvalidValues( doc: StylesDoc ): StylesDoc {
	let clean = cleaned.get( doc );
	if ( ! clean ) {
		clean = walk( doc, () => undefined );
		cleaned.set( doc, clean );
	}
	return clean;
}

/** A string that is equal for equal invalid values, at any index of a list. */
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

/** The invalid values of a document that no other document has. `others` is only called if there are any. */
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

/** The document with some invalid values replaced; undefined removes one. */
export function repaired(
	doc: StylesDoc,
	invalidValues: readonly InvalidValue[],
	instead: ( invalid: InvalidValue ) => unknown = () => undefined
): StylesDoc {
	const paths = new Set( invalidValues.map( pathKey ) );
	return walk( doc, ( invalid ) =>
		paths.has( pathKey( invalid ) ) ? instead( invalid ) : invalid.value
	);
}

const pathKey = ( { part, keys }: InvalidValue ): string =>
	JSON.stringify( [ part, keys ] );

/** The reason why a single value of any property is invalid. */
export function invalidReason( value: unknown ): InvalidReason | null {
	if ( isEmpty( value ) ) {
		return null;
	}
	// The properties of an image are recognized by their shape.
	const key =
		isRecord( value ) && 'url' in value ? 'backgroundImage' : 'value';
	const [ invalid ] = invalidValuesIn( {
		settings: {},
		styles: { typography: { [ key ]: value } },
	} );
	return invalid?.reason ?? null;
}

/** The reason why a stored preset is invalid on its own. */
export function invalidPresetReason(
	kind: PresetKind,
	raw: unknown
): InvalidReason | null {
	const settings = setIn( {}, presetPath( kind ).split( '.' ), [ raw ] );
	return invalidValuesIn( { settings, styles: {} } )[ 0 ]?.reason ?? null;
}

/** The string in an invalid value that causes it; the whole value if none does. */
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
