import { isRecord, type UnknownRecord } from '../../../kernel/guards';
import { isSameTree } from '../../../kernel/sameTree';
import {
	type Layers,
	type StylesDoc,
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
} from '../../globalStyles/index.model';
import { freePreset } from './freePreset';

/** Why an entry of a list cannot be chosen or edited. */
export type PresetProblem =
	/** Not even a preset. */
	| 'noPreset'
	| 'noSlug'
	/** An entry before it has the same slug. */
	| 'taken';

/** An entry of a list, whatever is stored there. */
export interface PresetEntry extends Preset {
	readonly problem: PresetProblem | null;
}

/** The stored presets of one layer. A plain list is the layer's own: the theme's, or the user's. */
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

/** What the list would be without the user's changes of it. A block has the site's. */
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

/** Whether the user has a list in the place of the theme's or WordPress's. */
export const isListChanged = ( { user }: Layers, list: PresetList ): boolean =>
	storedIn( user, list, 'custom' ) !== undefined;

/** Every entry of a list, in its order. */
export const presetEntries = (
	layers: Layers,
	list: PresetList
): readonly PresetEntry[] => entriesOf( storedList( layers, list ), list.kind );

function entriesOf(
	stored: readonly unknown[],
	kind: PresetKind
): readonly PresetEntry[] {
	const slugs = new Set< string >();
	return stored.map( ( raw ) => {
		const preset = readPreset( raw, kind );
		const problem = ! isRecord( raw )
			? 'noPreset'
			: preset.slug === ''
				? 'noSlug'
				: slugs.has( preset.slug )
					? 'taken'
					: null;
		slugs.add( preset.slug );
		return { ...preset, problem };
	} );
}

/** The entry that a slug names. */
export const entryAt = (
	entries: readonly PresetEntry[],
	slug: string
): PresetEntry | undefined =>
	entries.find( ( entry ) => entry.problem === null && entry.slug === slug );

/** What a preset would be without the user's changes; undefined where it is the user's own. */
export const inheritedPreset = (
	layers: Layers,
	list: PresetList,
	slug: string
): PresetEntry | undefined => entryAt( inheritedEntries( layers, list ), slug );

/** What the list would be without the user's changes of it. */
export const inheritedEntries = (
	layers: Layers,
	list: PresetList
): readonly PresetEntry[] =>
	entriesOf( inheritedList( layers, list ), list.kind );

/** The list with another preset at its end. */
export const addPreset = (
	layers: Layers,
	list: PresetList,
	preset: UnknownRecord
): readonly SettingEdit[] =>
	write( layers, list, [ ...storedList( layers, list ), preset ] );

/** A preset with other properties; undefined takes one away. */
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

/** A preset as the theme or WordPress has it. */
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

/** A list as the theme or WordPress has it; without any where it is the user's own. */
export const resetPresets = ( list: PresetList ): readonly SettingEdit[] => [
	{ target: list.target, path: listPath( list ), value: undefined },
];

/** A preset so many places further down, or up; no edit at the ends of the list. */
export function movePreset(
	layers: Layers,
	list: PresetList,
	slug: string,
	by: number
): readonly SettingEdit[] {
	const stored = storedList( layers, list );
	const from = placeOf( layers, list, slug );
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
 * The list with every entry one that can be chosen: what has no slug, or one that is taken, gets
 * another; anything that is no preset is removed.
 *
 * @param layers
 * @param list
 * @param prefix What the new slugs begin with.
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

const placeOf = ( layers: Layers, list: PresetList, slug: string ): number =>
	presetEntries( layers, list ).findIndex(
		( entry ) => entry.problem === null && entry.slug === slug
	);

/** Everything else of the list stays as it is stored, invalid or not. */
function replace(
	layers: Layers,
	list: PresetList,
	slug: string,
	change: ( raw: UnknownRecord ) => readonly UnknownRecord[]
): readonly SettingEdit[] {
	const place = placeOf( layers, list, slug );
	return place < 0
		? []
		: write(
				layers,
				list,
				storedList( layers, list ).flatMap< unknown >( ( raw, at ) =>
					at === place && isRecord( raw ) ? change( raw ) : [ raw ]
				)
			);
}

const listPath = ( { kind, origin }: PresetList ): string =>
	`${ presetPath( kind ) }.${ origin }`;

/** A list that is as the theme has it is not stored. */
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
