import { isRecord, type UnknownRecord } from '../../../../kernel/guards';
import type { StylesDoc } from '../doc';
import {
	PRESET_KINDS,
	listIn,
	presetPath,
	valueKeyOf,
	type PresetKind,
} from '../presets';
import { storedText } from '../storedText';
import { asTree, getIn, setIn, type Keys, type Tree } from '../tree';
import { circularPresets, variableOf } from './circles';
import {
	addressFault,
	cssFault,
	LONGEST,
	textFault,
	type TextFault,
} from './text';

/** Why something that is stored cannot be used. */
export type Fault =
	| TextFault
	/** It is of another kind than what belongs there. */
	| 'type'
	/** It is named like something that every object has. */
	| 'key'
	/** A slug that no variable can have. */
	| 'slug'
	/** The slug of another preset of the same list. */
	| 'taken'
	/** It refers to itself, perhaps through others. */
	| 'circle';

export const FAULTS: readonly Fault[] = [
	'long',
	'control',
	'markup',
	'script',
	'spill',
	'open',
	'type',
	'key',
	'slug',
	'taken',
	'circle',
];

/** Something in a document that could do harm, or that nobody can make sense of. */
export interface Damage {
	readonly part: keyof StylesDoc;
	/** Where it is; of presets the whole entry, by its place in the list. */
	readonly keys: Keys;
	readonly fault: Fault;
	/** What is stored there. */
	readonly value: unknown;
}

/** What stays in the place of something damaged; undefined for nothing. */
type Judge = ( damage: Damage ) => unknown;

const GROUPS = {
	styles: new Set( [
		'background',
		'border',
		'color',
		'dimensions',
		'filter',
		'outline',
		'spacing',
		'typography',
	] ),
	settings: new Set( [
		'background',
		'border',
		'color',
		'custom',
		'dimensions',
		'layout',
		'shadow',
		'spacing',
		'typography',
	] ),
};

/** Have styles of their own, by name. */
const CONTAINERS = new Set( [ 'blocks', 'elements', 'variations' ] );

/** Every object has them without being given them. */
const UNSAFE = new Set( [ '__proto__', 'constructor', 'prototype' ] );

/** Words for people, which become no CSS. */
const WORDS = new Set( [ 'title', 'description', 'slug', 'name' ] );

const ORIGINS = new Set( [ 'default', 'theme', 'custom', 'blocks' ] );

/** WordPress computes so many sizes one by one. */
const MOST_STEPS = 20;

const KIND_BY_PATH: ReadonlyMap< string, PresetKind > = new Map(
	PRESET_KINDS.map( ( kind ) => [ presetPath( kind ), kind ] )
);

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

function sift( doc: StylesDoc, judge: Judge ): StylesDoc {
	const sieve = new Sieve( doc, judge );
	const settings = sieve.settings( doc.settings, [] );
	const styles = sieve.styles( doc.styles, [] );
	return settings === doc.settings && styles === doc.styles
		? doc
		: { ...doc, settings: asTree( settings ), styles: asTree( styles ) };
}

type Look = ( value: unknown, keys: Keys ) => unknown;

/** Goes through a document and asks a judge about everything in it that is damaged. What nothing changes stays identical. */
class Sieve {
	private readonly circular: ReadonlySet< string >;

	public constructor(
		private readonly doc: StylesDoc,
		private readonly judge: Judge
	) {
		const owners = [
			doc.settings,
			...Object.values( asTree( doc.settings.blocks ) ).filter(
				isRecord
			),
		];
		this.circular = circularPresets(
			owners.flatMap( ( owner ) =>
				PRESET_KINDS.map( ( kind ) => ( {
					kind,
					found: getIn( owner, presetPath( kind ).split( '.' ) ),
				} ) )
			)
		);
	}

	public styles( node: unknown, keys: Keys ): unknown {
		return this.branch( 'styles', node, keys, ( value, at ) => {
			const key = at.at( -1 ) ?? '';
			if ( CONTAINERS.has( key ) ) {
				return this.branch( 'styles', value, at, ( child, place ) =>
					this.styles( child, place )
				);
			}
			if ( GROUPS.styles.has( key ) ) {
				return this.branch( 'styles', value, at, this.value );
			}
			if ( key === 'css' ) {
				return this.text( 'styles', value, at, cssFault );
			}
			if ( WORDS.has( key ) && ! isRecord( value ) ) {
				return value;
			}
			// States and widths of the window: `:hover`, `@tablet`.
			return isRecord( value ) && ! ( 'ref' in value )
				? this.styles( value, at )
				: this.value( value, at );
		} );
	}

	public settings( node: unknown, keys: Keys ): unknown {
		return this.branch( 'settings', node, keys, ( value, at ) => {
			const key = at.at( -1 ) ?? '';
			if ( key === 'blocks' ) {
				return this.branch( 'settings', value, at, ( child, place ) =>
					this.settings( child, place )
				);
			}
			if ( ! GROUPS.settings.has( key ) ) {
				return this.plain( value, at );
			}
			return this.branch( 'settings', value, at, ( own, place ) => {
				const kind = KIND_BY_PATH.get( `${ key }.${ place.at( -1 ) }` );
				return kind
					? this.presets( own, place, kind )
					: key === 'layout' &&
						  /^(content|wide)Size$/.test( place.at( -1 ) ?? '' ) &&
						  typeof own === 'object'
						? this.damaged( 'settings', place, 'type', own )
						: place.at( -1 ) === 'spacingScale' && ! isShort( own )
							? this.damaged( 'settings', place, 'type', own )
							: this.plain( own, place );
			} );
		} );
	}

	/** A value of the styles, or several below a name, such as four sides. */
	private readonly value: Look = ( value, keys ) => {
		const key = keys.at( -1 );
		if ( Array.isArray( value ) ) {
			const fault =
				key === 'duotone'
					? value.map( faultOf ).find( ( found ) => found )
					: 'type';
			return fault ? this.damaged( 'styles', keys, fault, value ) : value;
		}
		if ( ! isRecord( value ) ) {
			return this.text( 'styles', value, keys, endedFault );
		}
		if ( 'ref' in value ) {
			return typeof value.ref !== 'string'
				? this.damaged( 'styles', keys, 'type', value )
				: this.isCircle( value.ref, keys )
					? this.damaged( 'styles', keys, 'circle', value )
					: value;
		}
		if ( key === 'backgroundImage' ) {
			const fault = addressIn( value.url );
			return fault ? this.damaged( 'styles', keys, fault, value ) : value;
		}
		return this.branch( 'styles', value, keys, this.value );
	};

	/** Whatever else is in the settings: texts in it are part of CSS too. */
	private readonly plain: Look = ( value, keys ) => {
		if ( Array.isArray( value ) ) {
			const list: readonly unknown[] = value;
			const kept = list
				.map( ( item, at ) =>
					this.plain( item, [ ...keys, String( at ) ] )
				)
				.filter( ( item ) => item !== undefined );
			return kept.length === list.length &&
				kept.every( ( item, at ) => Object.is( item, list[ at ] ) )
				? list
				: kept;
		}
		return isRecord( value )
			? this.branch( 'settings', value, keys, this.plain )
			: this.text( 'settings', value, keys, textFault );
	};

	private presets( value: unknown, keys: Keys, kind: PresetKind ): unknown {
		const list = listIn( value );
		if ( list ) {
			return this.list( value, list, keys, kind );
		}
		return this.branch( 'settings', value, keys, ( own, at ) => {
			if ( ! ORIGINS.has( at.at( -1 ) ?? '' ) ) {
				return own;
			}
			const found = listIn( own );
			return found
				? this.list( own, found, at, kind )
				: isEmpty( own )
					? own
					: this.damaged( 'settings', at, 'type', own );
		} );
	}

	private list(
		stored: unknown,
		list: readonly unknown[],
		keys: Keys,
		kind: PresetKind
	): unknown {
		const slugs = new Set< string >();
		const next = list.flatMap( ( raw, at ) => {
			const fault = this.presetFault( raw, kind, slugs );
			slugs.add( storedText( asTree( raw ).slug ) );
			const kept = fault
				? this.damaged(
						'settings',
						[ ...keys, String( at ) ],
						fault,
						raw
					)
				: raw;
			return kept === undefined ? [] : [ kept ];
		} );
		return next.length === list.length &&
			next.every( ( raw, at ) => Object.is( raw, list[ at ] ) )
			? stored
			: next;
	}

	private presetFault(
		raw: unknown,
		kind: PresetKind,
		slugs: ReadonlySet< string >
	): Fault | null {
		if ( ! isRecord( raw ) ) {
			return 'type';
		}
		const slug = storedText( raw.slug );
		return (
			slugFault( raw.slug ) ??
			( slugs.has( slug ) ? 'taken' : null ) ??
			presetFaultIn( raw, kind ) ??
			( this.circular.has( variableOf( kind, slug ) ) ? 'circle' : null )
		);
	}

	private isCircle( ref: string, keys: Keys ): boolean {
		const seen = new Set( [ [ 'styles', ...keys ].join( '.' ) ] );
		let next: unknown = ref;
		while ( typeof next === 'string' ) {
			if ( seen.has( next ) ) {
				return true;
			}
			seen.add( next );
			const behind = getIn( this.doc, next.split( '.' ) );
			next = isRecord( behind ) ? behind.ref : undefined;
		}
		return false;
	}

	private text(
		part: Damage[ 'part' ],
		value: unknown,
		keys: Keys,
		look: ( text: string ) => Fault | null
	): unknown {
		const isCss = look === cssFault;
		const fault =
			typeof value === 'string' ? look( value ) : isCss ? 'type' : null;
		return fault ? this.damaged( part, keys, fault, value ) : value;
	}

	/** What has others below it, by name. PHP writes an empty one as a list. */
	private branch(
		part: Damage[ 'part' ],
		node: unknown,
		keys: Keys,
		look: Look
	): unknown {
		if ( isEmpty( node ) ) {
			return node;
		}
		if ( ! isRecord( node ) ) {
			return this.damaged( part, keys, 'type', node );
		}
		const next = Object.entries( node ).flatMap( ( [ key, value ] ) => {
			const at = [ ...keys, key ];
			const kept =
				value === undefined || value === null
					? value
					: UNSAFE.has( key )
						? this.damaged( part, at, 'key', value )
						: isEmpty( value )
							? value
							: look( value, at );
			return kept === undefined && value !== undefined
				? []
				: [ [ key, kept ] as const ];
		} );
		return next.length === Object.keys( node ).length &&
			next.every( ( [ key, kept ] ) => Object.is( kept, node[ key ] ) )
			? node
			: ( Object.fromEntries( next ) satisfies Tree );
	}

	private damaged(
		part: Damage[ 'part' ],
		keys: Keys,
		fault: Fault,
		value: unknown
	): unknown {
		return this.judge( { part, keys, fault, value } );
	}
}

/** Themes have a semicolon at the end here and there, which ends nothing: the declaration is over anyway. */
const endedFault = ( text: string ): Fault | null =>
	textFault( text.replace( /;\s*$/, '' ) );

/** Nothing, and what PHP makes of an object without entries. */
const isEmpty = ( value: unknown ): boolean =>
	value === undefined ||
	value === null ||
	( Array.isArray( value ) && value.length === 0 );

const faultOf = ( value: unknown ): Fault | null =>
	typeof value === 'string'
		? textFault( value )
		: typeof value === 'object'
			? 'type'
			: null;

const addressIn = ( value: unknown ): Fault | null =>
	typeof value === 'string'
		? addressFault( value )
		: isEmpty( value )
			? null
			: 'type';

function slugFault( slug: unknown ): Fault | null {
	if ( typeof slug !== 'string' && typeof slug !== 'number' ) {
		return 'type';
	}
	const text = String( slug );
	return text === '' ||
		text.length > 200 ||
		UNSAFE.has( text ) ||
		/[\p{Cc}<>"'\\/|;:{}()[\]]|\.\./u.test( text )
		? 'slug'
		: null;
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

/** What is wrong with what a preset says, apart from its slug. */
function presetFaultIn(
	{ name, fluid, fontFace, preview, ...raw }: UnknownRecord,
	kind: PresetKind
): Fault | null {
	const value = raw[ valueKeyOf( kind ) ];
	const looks: readonly ( Fault | null | undefined )[] = [
		nameFault( name ),
		isEmpty( value )
			? null
			: kind === 'duotone'
				? Array.isArray( value )
					? value.map( faultOf ).find( ( fault ) => fault )
					: 'type'
				: faultOf( value ),
		isRecord( fluid )
			? Object.values( fluid )
					.map( faultOf )
					.find( ( fault ) => fault )
			: typeof fluid === 'object' || typeof fluid === 'string'
				? isEmpty( fluid )
					? null
					: 'type'
				: null,
		kind === 'fontFamily' ? facesFault( fontFace ) : null,
		kind === 'fontFamily' ? addressIn( preview ) : null,
	];
	return looks.find( ( fault ) => fault ) ?? null;
}

function nameFault( name: unknown ): Fault | null {
	const text = typeof name === 'string' ? name : '';
	return typeof name === 'object' && name !== null
		? 'type'
		: text.length > LONGEST.value
			? 'long'
			: null;
}

function facesFault( faces: unknown ): Fault | null {
	if ( isEmpty( faces ) ) {
		return null;
	}
	if ( ! Array.isArray( faces ) ) {
		return 'type';
	}
	return faces.map( faceFault ).find( ( fault ) => fault ) ?? null;
}

function faceFault( face: unknown ): Fault | null {
	if ( ! isRecord( face ) ) {
		return 'type';
	}
	return (
		Object.entries( face )
			.map( ( [ key, value ] ) =>
				key === 'src' || key === 'preview'
					? ( Array.isArray( value ) ? value : [ value ] )
							.map( addressIn )
							.find( ( fault ) => fault )
					: isEmpty( value )
						? null
						: faultOf( value )
			)
			.find( ( fault ) => fault ) ?? null
	);
}

/** `steps` of a scale, of its own or by whose it is. */
const isShort = ( scale: unknown ): boolean =>
	isRecord( scale ) &&
	[ scale, ...Object.values( scale ).filter( isRecord ) ].every(
		( { steps } ) =>
			steps === undefined ||
			( typeof steps === 'number' && steps <= MOST_STEPS )
	);
