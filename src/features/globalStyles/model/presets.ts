import { isRecord, stringOr, type UnknownRecord } from '@/kernel/guards';
import { kebabCase } from '@/kernel/kebabCase';
import {
	PRESET_KINDS,
	PRESET_WORDS,
	type PresetKind,
} from '@/kernel/presetKinds';
import type { StylesDoc } from './doc';
import { settingKeys, type SettingTarget } from './target';
import { asTree, getIn, type Tree } from './tree';

export { PRESET_KINDS, type PresetKind };

/** The origin of a preset. */
export type PresetOrigin = 'theme' | 'default' | 'custom';

/** A named value. */
export interface Preset {
	readonly slug: string;
	readonly name: string;
	/** A CSS value; the colors of a duotone joined by commas. Empty if it is invalid. */
	readonly value: string;
	/** The stored preset with all its properties. */
	readonly raw: UnknownRecord;
}

export type PresetsByOrigin = Readonly<
	Record< PresetOrigin, readonly Preset[] >
>;

/** A list of presets: their kind, their origin, and the site or block they belong to. */
export interface PresetList {
	readonly kind: PresetKind;
	readonly origin: PresetOrigin;
	/** The whole site if absent. */
	readonly target?: SettingTarget | undefined;
}

interface KindFacts {
	/** The path of its lists in the settings. */
	readonly path: string;
	/** The key of a preset's value. */
	readonly valueKey: string;
	/** The setting that hides WordPress's default presets. */
	readonly defaults?: string;
	/** The setting that disables custom values; without one, there are none. */
	readonly custom?: string;
}

const KINDS = {
	color: {
		path: 'color.palette',
		valueKey: 'color',
		defaults: 'color.defaultPalette',
		custom: 'color.custom',
	},
	gradient: {
		path: 'color.gradients',
		valueKey: 'gradient',
		defaults: 'color.defaultGradients',
		custom: 'color.customGradient',
	},
	duotone: {
		path: 'color.duotone',
		valueKey: 'colors',
		defaults: 'color.defaultDuotone',
		custom: 'color.customDuotone',
	},
	fontSize: {
		path: 'typography.fontSizes',
		valueKey: 'size',
		defaults: 'typography.defaultFontSizes',
		custom: 'typography.customFontSize',
	},
	fontFamily: {
		path: 'typography.fontFamilies',
		valueKey: 'fontFamily',
	},
	spacing: {
		path: 'spacing.spacingSizes',
		valueKey: 'size',
		defaults: 'spacing.defaultSpacingSizes',
		custom: 'spacing.customSpacingSize',
	},
	shadow: {
		path: 'shadow.presets',
		valueKey: 'shadow',
		defaults: 'shadow.defaultPresets',
	},
	aspectRatio: {
		path: 'dimensions.aspectRatios',
		valueKey: 'ratio',
		defaults: 'dimensions.defaultAspectRatios',
	},
	dimension: {
		path: 'dimensions.dimensionSizes',
		valueKey: 'size',
	},
	borderRadius: {
		path: 'border.radiusSizes',
		valueKey: 'size',
	},
} as const satisfies Record< PresetKind, KindFacts >;

const factsOf = ( kind: PresetKind ): KindFacts => KINDS[ kind ];

/** The path of a kind's presets in the settings. */
export const presetPath = ( kind: PresetKind ): string => factsOf( kind ).path;

/** The kind with this infix in its CSS variables; undefined for those of plugins. */
export const kindOfInfix = ( infix: string ): PresetKind | undefined =>
	PRESET_KINDS.find( ( kind ) => PRESET_WORDS[ kind ] === infix );

/** The key of a preset's value, such as `size`. */
export const valueKeyOf = ( kind: PresetKind ): string =>
	factsOf( kind ).valueKey;

/** The part of its CSS variables between `--wp--preset--` and the slug. */
export const infixOf = ( kind: PresetKind ): string => PRESET_WORDS[ kind ];

/** Parsed presets, cached per document. */
interface Known {
	readonly presets: PresetsByOrigin;
	/** The effective preset by its slug, and by the slug in its CSS variable. */
	readonly bySlug: ReadonlyMap< string, Preset >;
}

const known = new WeakMap< Tree, Map< string, Known > >();

function knownOf(
	doc: StylesDoc,
	kind: PresetKind,
	{ block }: SettingTarget
): Known {
	const ofDoc = known.get( doc.settings ) ?? new Map< string, Known >();
	known.set( doc.settings, ofDoc );
	const key = `${ kind } ${ block ?? '' }`;
	let found = ofDoc.get( key );
	if ( ! found ) {
		const presets = effective( readPresets( doc, kind, { block } ) );
		found = { presets, bySlug: indexOf( presets ) };
		ofDoc.set( key, found );
	}
	return found;
}

/** The presets without those whose variable a later one has: the user's overrides the theme's, and the last of a list the rest. */
function effective( presets: PresetsByOrigin ): PresetsByOrigin {
	const names = new Set< string >();
	const ownersOf = ( list: readonly Preset[] ) =>
		[ ...list ]
			.reverse()
			.filter( ( { slug } ) => {
				const name = kebab( slug );
				const isOwner = ! names.has( name );
				names.add( name );
				return isOwner;
			} )
			.reverse();
	const custom = ownersOf( presets.custom );
	const theme = ownersOf( presets.theme );
	return { custom, theme, default: ownersOf( presets.default ) };
}

function indexOf( presets: PresetsByOrigin ): ReadonlyMap< string, Preset > {
	const bySlug = new Map< string, Preset >();
	for ( const preset of allOf( presets ) ) {
		for ( const slug of [ preset.slug, kebab( preset.slug ) ] ) {
			if ( ! bySlug.has( slug ) ) {
				bySlug.set( slug, preset );
			}
		}
	}
	return bySlug;
}

/**
 * The available presets by origin. Default presets are omitted if the theme disables them, and so are invalid presets, and
 * those whose variable another one has. The same document returns the same presets.
 */
export const presetsOf = (
	doc: StylesDoc,
	kind: PresetKind,
	target: SettingTarget = {}
): PresetsByOrigin => knownOf( doc, kind, target ).presets;

/** The preset with a slug, as stored or in its CSS spelling; undefined if there is none. */
export const presetBySlug = (
	doc: StylesDoc,
	kind: PresetKind,
	slug: string,
	target: SettingTarget = {}
): Preset | undefined => knownOf( doc, kind, target ).bySlug.get( slug );

function readPresets(
	doc: StylesDoc,
	kind: PresetKind,
	target: SettingTarget
): PresetsByOrigin {
	const own = listsIn( doc, kind, target );
	const site = listsIn( doc, kind, {} );
	const of = ( origin: PresetOrigin ) =>
		parsePresets( own[ origin ] ?? site[ origin ], kind );
	return {
		theme: of( 'theme' ),
		default: hasDefaults( doc, kind, target ) ? of( 'default' ) : [],
		custom: of( 'custom' ),
	};
}

/** Whether WordPress's default presets are available. */
export function hasDefaults(
	doc: StylesDoc,
	kind: PresetKind,
	target: SettingTarget = {}
): boolean {
	const { defaults } = factsOf( kind );
	return (
		defaults === undefined || settingOf( doc, defaults, target ) !== false
	);
}

/** Whether custom values are allowed next to presets. */
export function allowsCustom(
	doc: StylesDoc,
	kind: PresetKind,
	target: SettingTarget = {}
): boolean {
	const { custom } = factsOf( kind );
	return custom !== undefined && settingOf( doc, custom, target ) !== false;
}

/** A setting. A block falls back to the site's setting. */
export const settingOf = (
	{ settings }: StylesDoc,
	path: string,
	target: SettingTarget
): unknown =>
	getIn( settings, settingKeys( target, path ) ) ??
	getIn( settings, settingKeys( {}, path ) );

/** The stored lists of a target by origin. A plain list is the theme's. */
function listsIn(
	{ settings }: StylesDoc,
	kind: PresetKind,
	target: SettingTarget
): Tree {
	const found = getIn( settings, settingKeys( target, presetPath( kind ) ) );
	return Array.isArray( found ) ? { theme: found } : asTree( found );
}

/** Parses a list of presets; other values are omitted. */
const parsePresets = ( raw: unknown, kind: PresetKind ): readonly Preset[] =>
	( listIn( raw ) ?? [] )
		.map( ( entry ) => readPreset( entry, kind ) )
		.filter( ( { slug } ) => slug !== '' );

/** A stored list. PHP writes a list with gaps as an object with numeric keys. */
export function listIn( raw: unknown ): readonly unknown[] | undefined {
	if ( Array.isArray( raw ) ) {
		return raw as readonly unknown[];
	}
	return isRecord( raw ) &&
		Object.keys( raw ).length > 0 &&
		Object.keys( raw ).every( ( key ) => /^\d+$/.test( key ) )
		? Object.values( raw )
		: undefined;
}

/** Reads a stored preset. An invalid one has an empty slug. */
export function readPreset( raw: unknown, kind: PresetKind ): Preset {
	const preset = isRecord( raw ) ? raw : {};
	const slug = asText( preset.slug );
	return {
		slug,
		name: stringOr( preset.name ) || slug,
		value: asText( preset[ valueKeyOf( kind ) ] ),
		raw: preset,
	};
}

function asText( value: unknown ): string {
	if ( Array.isArray( value ) ) {
		return value.map( asText ).join( ',' );
	}
	return typeof value === 'number' ? String( value ) : stringOr( value );
}

/** All presets in the order of a lookup by slug: the user's first. */
export const allOf = ( presets: PresetsByOrigin ): readonly Preset[] => [
	...presets.custom,
	...presets.theme,
	...presets.default,
];

/** A slug as in the name of its CSS variable. */
export const kebab = kebabCase;
