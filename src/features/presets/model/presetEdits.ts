import { isRecord, type UnknownRecord } from '@/kernel/guards';
import { isSameTree } from '@/kernel/sameTree';
import {
	type Layers,
	type StylesDoc,
	kebab,
	listIn,
	presetPath,
	readPreset,
	type Preset,
	type PresetKind,
	type PresetList,
	type PresetOrigin,
	settingKeys,
	getIn,
	type SettingEdit,
} from '@/features/globalStyles/index.model';
import { freePreset } from './freePreset';

/** The reason why an entry of a list can't be chosen or edited. */
export type PresetProblem =
	/** It isn't an object. */
	| 'noPreset'
	| 'noSlug'
	/** A later entry has the same variable, and the last one is what visitors see. */
	| 'taken';

/** An entry of a list, valid or not. */
export interface PresetEntry extends Preset {
	readonly problem: PresetProblem | null;
}

/** The stored presets of one layer. A plain list belongs to the layer's default origin: the theme's, or the user's. */
function storedIn(
	{ settings }: StylesDoc,
	{ kind, origin, target = {} }: PresetList,
	plain: PresetOrigin
): readonly unknown[] | undefined {
	const found = getIn( settings, settingKeys( target, presetPath( kind ) ) );
	return Array.isArray( found )
		? origin === plain
			? found
			: undefined
		: listIn( getIn( found, [ origin ] ) );
}

/** The list without the user's changes. A block inherits the site's. */
function inheritedList( layers: Layers, list: PresetList ): readonly unknown[] {
	const own = storedIn( layers.base, list, 'theme' );
	if ( own ) {
		return own;
	}
	return list.target?.block === undefined
		? []
		: storedList( layers, { kind: list.kind, origin: list.origin } );
}

const storedList = ( layers: Layers, list: PresetList ): readonly unknown[] =>
	storedIn( layers.user, list, 'custom' ) ?? inheritedList( layers, list );

/** Whether the user's layer has this list. */
export const isListChanged = ( { user }: Layers, list: PresetList ): boolean =>
	storedIn( user, list, 'custom' ) !== undefined;

/** All entries of a list, in order. */
export const presetEntries = (
	layers: Layers,
	list: PresetList
): readonly PresetEntry[] => entriesOf( storedList( layers, list ), list.kind );

function entriesOf(
	stored: readonly unknown[],
	kind: PresetKind
): readonly PresetEntry[] {
	const presets = stored.map( ( raw ) => readPreset( raw, kind ) );
	const last = new Map(
		presets.map( ( { slug }, at ) => [ kebab( slug ), at ] )
	);
	return presets.map( ( preset, at ) => {
		const raw = stored[ at ];
		const problem = ! isRecord( raw )
			? 'noPreset'
			: preset.slug === ''
				? 'noSlug'
				: last.get( kebab( preset.slug ) ) === at
					? null
					: 'taken';
		return { ...preset, problem };
	} );
}

/** The valid entry with a slug. */
export const entryAt = (
	entries: readonly PresetEntry[],
	slug: string
): PresetEntry | undefined =>
	entries.find( ( entry ) => entry.problem === null && entry.slug === slug );

/** A preset without the user's changes; undefined for a user's own preset. */
export const inheritedPreset = (
	layers: Layers,
	list: PresetList,
	slug: string
): PresetEntry | undefined => entryAt( inheritedEntries( layers, list ), slug );

/** The entries of a list without the user's changes. */
export const inheritedEntries = (
	layers: Layers,
	list: PresetList
): readonly PresetEntry[] =>
	entriesOf( inheritedList( layers, list ), list.kind );

/** Appends a preset to the list. */
export const addPreset = (
	layers: Layers,
	list: PresetList,
	preset: UnknownRecord
): readonly SettingEdit[] =>
	write( layers, list, [ ...storedList( layers, list ), preset ] );

/** Changes properties of a preset; undefined removes one. */
export const editPreset = (
	layers: Layers,
	list: PresetList,
	slug: string,
	change: UnknownRecord
): readonly SettingEdit[] =>
	replace( layers, list, slug, ( raw ) => [
		Object.fromEntries(
			Object.entries( { ...raw, ...change } ).filter(
				( [ , value ] ) => value !== undefined
			)
		),
	] );

export const removePreset = (
	layers: Layers,
	list: PresetList,
	slug: string
): readonly SettingEdit[] => replace( layers, list, slug, () => [] );

/** Restores a preset of the theme or WordPress. */
export function resetPreset(
	layers: Layers,
	list: PresetList,
	slug: string
): readonly SettingEdit[] {
	const inherited = inheritedPreset( layers, list, slug );
	return inherited
		? replace( layers, list, slug, () => [ inherited.raw ] )
		: [];
}

/** Restores the list of the theme or WordPress; empties a user's own list. */
export const resetPresets = ( list: PresetList ): readonly SettingEdit[] => [
	{ target: list.target, path: listPath( list ), value: undefined },
];

/** Moves a preset by a number of positions; no edit at the ends of the list. */
export function movePreset(
	layers: Layers,
	list: PresetList,
	slug: string,
	by: number
): readonly SettingEdit[] {
	const stored = storedList( layers, list );
	const from = indexOf( layers, list, slug );
	const to = from + by;
	if ( from < 0 || to < 0 || to >= stored.length ) {
		return [];
	}
	const others = stored.filter( ( _entry, at ) => at !== from );
	return write( layers, list, [
		...others.slice( 0, to ),
		stored[ from ],
		...others.slice( to ),
	] );
}

/**
 * Repairs a list so that every entry can be chosen: a missing or duplicate slug is replaced, and entries that aren't presets
 * are removed.
 *
 * @param layers
 * @param list
 * @param prefix The prefix of new slugs.
 */
export function repairPresets(
	layers: Layers,
	list: PresetList,
	prefix: string
): readonly SettingEdit[] {
	let { number } = freePreset( layers, list.kind, prefix );
	const whole = ( { problem, raw }: PresetEntry ): readonly unknown[] => {
		switch ( problem ) {
			case null:
				return [ raw ];
			case 'noPreset':
				return [];
			case 'noSlug':
			case 'taken':
				return [ { ...raw, slug: `${ prefix }${ number++ }` } ];
		}
	};
	return write(
		layers,
		list,
		presetEntries( layers, list ).flatMap( whole )
	);
}

const indexOf = ( layers: Layers, list: PresetList, slug: string ): number =>
	presetEntries( layers, list ).findIndex(
		( entry ) => entry.problem === null && entry.slug === slug
	);

/** Other entries of the list stay as stored, valid or not. */
function replace(
	layers: Layers,
	list: PresetList,
	slug: string,
	change: ( raw: UnknownRecord ) => readonly UnknownRecord[]
): readonly SettingEdit[] {
	const index = indexOf( layers, list, slug );
	return index < 0
		? []
		: write(
				layers,
				list,
				storedList( layers, list ).flatMap< unknown >( ( raw, at ) =>
					at === index && isRecord( raw ) ? change( raw ) : [ raw ]
				)
			);
}

const listPath = ( { kind, origin }: PresetList ): string =>
	`${ presetPath( kind ) }.${ origin }`;

/** A list equal to the inherited one isn't stored. */
function write(
	layers: Layers,
	list: PresetList,
	next: readonly unknown[]
): readonly SettingEdit[] {
	const { kind, target = {} } = list;
	const root = presetPath( kind );
	const found = getIn( layers.user.settings, settingKeys( target, root ) );
	const isSame = isSameTree( next, inheritedList( layers, list ) );
	return [
		...( Array.isArray( found )
			? [ { target, path: root, value: { custom: found } } ]
			: [] ),
		{
			target,
			path: listPath( list ),
			value: isSame ? undefined : next,
		},
	];
}
