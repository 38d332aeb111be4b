import { isRecord } from '@/kernel/guards';
import type { StylesDoc } from './doc';
import {
	listIn,
	PRESET_KINDS,
	presetPath,
	readPreset,
	type Preset,
	type PresetKind,
} from './presets';
import { asTree, getIn, setIn, type Tree } from './tree';

/** Patterns that would break out of a value's context, or load something. */
const SPILLS = /[;{}>]|\/\*|\*\/|!|@|\b(?:url|src|image-set)\(/i;

const STRINGS = /"[^"\n]*"|'[^'\n]*'/g;

/** Whether a text is a self-contained value, which can't change how CSS around it is parsed. */
export function isSoundValue( value: string ): boolean {
	const bare = value.replace( STRINGS, '' );
	return (
		value.trim() !== '' &&
		! /[<\\]/.test( value ) &&
		! /["']/.test( bare ) &&
		! SPILLS.test( bare ) &&
		hasPairs( bare )
	);
}

/** Whether every open bracket is closed. */
function hasPairs( text: string ): boolean {
	let depth = 0;
	for ( const [ sign ] of text.matchAll( /[()]/g ) ) {
		depth += sign === '(' ? 1 : -1;
		if ( depth < 0 ) {
			return false;
		}
	}
	return depth === 0 && ! /[[\]]/.test( text );
}

/** Whether a preset can be printed. Others get no CSS and no filters. */
export function isSoundPreset( kind: PresetKind, preset: Preset ): boolean {
	if ( preset.slug === '' || ! isSoundValue( preset.value ) ) {
		return false;
	}
	const { colors } = preset.raw;
	return (
		kind !== 'duotone' ||
		// The slug becomes part of the filter's markup.
		( /^[\p{L}\p{N}_-]+$/u.test( preset.slug ) &&
			Array.isArray( colors ) &&
			colors.every( ( color ) => typeof color === 'string' ) )
	);
}

const ORIGINS = [ 'default', 'theme', 'custom' ] as const;

const known = new WeakMap< Tree, Tree >();

/** The document without presets that can't be printed. The record keeps them. */
export function withSoundPresets( doc: StylesDoc ): StylesDoc {
	let settings = known.get( doc.settings );
	if ( ! settings ) {
		settings = soundSettings( doc.settings );
		known.set( doc.settings, settings );
	}
	return settings === doc.settings ? doc : { ...doc, settings };
}

function soundSettings( settings: Tree ): Tree {
	const blocks = Object.keys( asTree( settings.blocks ) );
	const owners = [ [], ...blocks.map( ( block ) => [ 'blocks', block ] ) ];
	return owners.reduce< Tree >(
		( tree, owner ) =>
			PRESET_KINDS.reduce( ( changed, kind ) => {
				const keys = [ ...owner, ...presetPath( kind ).split( '.' ) ];
				const found = getIn( changed, keys );
				return found === undefined
					? changed
					: setIn( changed, keys, soundLists( found, kind ) );
			}, tree ),
		settings
	);
}

/** Returns the same value if all presets are sound. */
function soundLists( found: unknown, kind: PresetKind ): unknown {
	if ( ! isRecord( found ) || listIn( found ) ) {
		return soundList( found, kind );
	}
	const lists = ORIGINS.map(
		( origin ) => [ origin, soundList( found[ origin ], kind ) ] as const
	);
	return lists.every( ( [ origin, list ] ) => list === found[ origin ] )
		? found
		: Object.fromEntries(
				lists.filter( ( [ , list ] ) => list !== undefined )
			);
}

function soundList( found: unknown, kind: PresetKind ): unknown {
	const list = listIn( found );
	if ( ! list ) {
		return undefined;
	}
	const sound = list.filter( ( raw ) =>
		isSoundPreset( kind, readPreset( raw, kind ) )
	);
	return list === found && sound.length === list.length ? found : sound;
}
