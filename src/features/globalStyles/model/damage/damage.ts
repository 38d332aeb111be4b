import { isRecord } from '../../../../kernel/guards';
import type { StylesDoc } from '../doc';
import { presetPath, type PresetKind } from '../presets';
import { setIn } from '../tree';
import type { Fault } from './fault';
import { sift, type Damage } from './sieve';
import { addressFault, textFault } from './text';
import { isEmpty } from './values';

const damages = new WeakMap< StylesDoc, readonly Damage[] >();

/** Everything that is damaged in a document. */
export function damageIn( doc: StylesDoc ): readonly Damage[] {
	const known = damages.get( doc );
	if ( known ) {
		return known;
	}
	const found: Damage[] = [];
	sift( doc, ( damage ) => {
		found.push( damage );
		return damage.value;
	} );
	damages.set( doc, found );
	return found;
}

const cleaned = new WeakMap< StylesDoc, StylesDoc >();

/** The document without anything damaged; the same document where nothing is. */
export function withoutDamage( doc: StylesDoc ): StylesDoc {
	let clean = cleaned.get( doc );
	if ( ! clean ) {
		clean = sift( doc, () => undefined );
		cleaned.set( doc, clean );
	}
	return clean;
}

/** The same as text for the same damage, in whatever place of a list it is. */
const damageKey = ( { part, keys, fault, value }: Damage ): string =>
	JSON.stringify( [
		part,
		keys.filter( ( key ) => ! /^\d+$/.test( key ) ),
		fault,
		value,
	] );

/** What of the damage in a document is in none of others, which are asked for where there is any. */
export function newDamage(
	doc: StylesDoc,
	others: () => readonly StylesDoc[]
): readonly Damage[] {
	const found = damageIn( doc );
	if ( found.length === 0 ) {
		return found;
	}
	const known = new Set( others().flatMap( damageIn ).map( damageKey ) );
	return found.filter( ( damage ) => ! known.has( damageKey( damage ) ) );
}

/** The document with something else in the place of some damage; undefined for nothing. */
export function repaired(
	doc: StylesDoc,
	damages: readonly Damage[],
	instead: ( damage: Damage ) => unknown = () => undefined
): StylesDoc {
	const places = new Set( damages.map( placeKey ) );
	return sift( doc, ( damage ) =>
		places.has( placeKey( damage ) ) ? instead( damage ) : damage.value
	);
}

const placeKey = ( { part, keys }: Damage ): string =>
	JSON.stringify( [ part, keys ] );

/** Whether one value, of whatever is styled, is damaged. */
export function valueFault( value: unknown ): Fault | null {
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
	const [ damage ] = damageIn( {
		settings: {},
		styles: { typography: { [ key ]: value } },
	} );
	return damage?.fault ?? null;
}

/** What is wrong with a preset by itself, as it is stored. */
export function presetFault( kind: PresetKind, raw: unknown ): Fault | null {
	const settings = setIn( {}, presetPath( kind ).split( '.' ), [ raw ] );
	return damageIn( { settings, styles: {} } )[ 0 ]?.fault ?? null;
}

/** The text in something damaged that is to blame; all of it where it is not a text. */
export function culprit( value: unknown ): unknown {
	if ( typeof value !== 'object' || value === null ) {
		return value;
	}
	const inside = Object.values( value ).map( culprit );
	return (
		inside.find(
			( text ) =>
				typeof text === 'string' &&
				( textFault( text ) ?? addressFault( text ) ) !== null
		) ?? value
	);
}
