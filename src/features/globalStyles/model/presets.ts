import { isRecord, stringOr, type UnknownRecord } from '../../../kernel/guards';
import type { StylesDoc } from './doc';
import { settingKeys, type SettingTarget } from './target';
import { asTree, getIn, type Tree } from './tree';

/** Whose preset it is. */
export type PresetOrigin = 'theme' | 'default' | 'custom';

/** A value with a name, to be chosen. */
export interface Preset {
	readonly slug: string;
	readonly name: string;
	/** A CSS value; the colours of a duotone with commas between them. Empty where it is invalid. */
	readonly value: string;
	/** As it is stored, with whatever else belongs to it. */
	readonly raw: UnknownRecord;
}

export type PresetsByOrigin = Readonly<
	Record< PresetOrigin, readonly Preset[] >
>;

/** A list of presets: their kind, their origin, and the site or block they belong to. */
export interface PresetList {
	readonly kind: PresetKind;
	readonly origin: PresetOrigin;
	/** The whole site where nothing is said. */
	readonly target?: SettingTarget | undefined;
}

interface KindFacts {
	/** Where in the settings they are. */
	readonly path: string;
	/** What in a preset is its value. */
	readonly valueKey: string;
	/** What its CSS variable is called, between `--wp--preset--` and the slug. */
	readonly infix: string;
	/** The setting that hides WordPress's own. */
	readonly defaults?: string;
	/** The setting that forbids other values than presets; without one, there are no others. */
	readonly custom?: string;
}

const KINDS = {
	color: {
		path: 'color.palette',
		valueKey: 'color',
		infix: 'color',
		defaults: 'color.defaultPalette',
		custom: 'color.custom',
	},
	gradient: {
		path: 'color.gradients',
		valueKey: 'gradient',
		infix: 'gradient',
		defaults: 'color.defaultGradients',
		custom: 'color.customGradient',
	},
	duotone: {
		path: 'color.duotone',
		valueKey: 'colors',
		infix: 'duotone',
		defaults: 'color.defaultDuotone',
		custom: 'color.customDuotone',
	},
	fontSize: {
		path: 'typography.fontSizes',
		valueKey: 'size',
		infix: 'font-size',
		defaults: 'typography.defaultFontSizes',
		custom: 'typography.customFontSize',
	},
	fontFamily: {
		path: 'typography.fontFamilies',
		valueKey: 'fontFamily',
		infix: 'font-family',
	},
	spacing: {
		path: 'spacing.spacingSizes',
		valueKey: 'size',
		infix: 'spacing',
		defaults: 'spacing.defaultSpacingSizes',
		custom: 'spacing.customSpacingSize',
	},
	shadow: {
		path: 'shadow.presets',
		valueKey: 'shadow',
		infix: 'shadow',
		defaults: 'shadow.defaultPresets',
	},
	aspectRatio: {
		path: 'dimensions.aspectRatios',
		valueKey: 'ratio',
		infix: 'aspect-ratio',
		defaults: 'dimensions.defaultAspectRatios',
	},
	dimension: {
		path: 'dimensions.dimensionSizes',
		valueKey: 'size',
		infix: 'dimension',
	},
	radius: {
		path: 'border.radiusSizes',
		valueKey: 'size',
		infix: 'border-radius',
	},
} as const satisfies Record< string, KindFacts >;

export type PresetKind = keyof typeof KINDS;

export const PRESET_KINDS = Object.keys( KINDS ) as readonly PresetKind[];

const factsOf = ( kind: PresetKind ): KindFacts => KINDS[ kind ];

/** Where in the settings presets of a kind are. */
export const presetPath = ( kind: PresetKind ): string => factsOf( kind ).path;

/** The kind whose CSS variables have this infix; undefined for those of plugins. */
export const kindOfInfix = ( infix: string ): PresetKind | undefined =>
	PRESET_KINDS.find( ( kind ) => factsOf( kind ).infix === infix );

/** What in a preset of a kind is its value, such as `size`. */
export const valueKeyOf = ( kind: PresetKind ): string =>
	factsOf( kind ).valueKey;

export const infixOf = ( kind: PresetKind ): string => factsOf( kind ).infix;

/** Presets as they are asked for again and again. */
interface Known {
	readonly presets: PresetsByOrigin;
	/** By slug, and by what CSS calls it: the one that counts. */
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
		const presets = readPresets( doc, kind, { block } );
		found = { presets, bySlug: indexOf( presets ) };
		ofDoc.set( key, found );
	}
	return found;
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
 * The presets that there are to choose from, by whose they are. WordPress's own are left out where
 * the theme does not want them; invalid ones are left out too. The same document gives the same ones.
 */
export const presetsOf = (
	doc: StylesDoc,
	kind: PresetKind,
	target: SettingTarget = {}
): PresetsByOrigin => knownOf( doc, kind, target ).presets;

/** The preset that a slug names, as it is stored or as it is in CSS; undefined where there is none. */
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

/** Whether WordPress's own presets are offered. */
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

/** Whether values other than presets can be chosen. */
export function allowsCustom(
	doc: StylesDoc,
	kind: PresetKind,
	target: SettingTarget = {}
): boolean {
	const { custom } = factsOf( kind );
	return custom !== undefined && settingOf( doc, custom, target ) !== false;
}

/** A setting. A block has the site's where it has none of its own. */
export const settingOf = (
	{ settings }: StylesDoc,
	path: string,
	target: SettingTarget
): unknown =>
	getIn( settings, settingKeys( target, path ) ) ??
	getIn( settings, settingKeys( {}, path ) );

/** What a target has itself, by whose it is. A plain list is the theme's. */
function listsIn(
	{ settings }: StylesDoc,
	kind: PresetKind,
	target: SettingTarget
): Tree {
	const found = getIn( settings, settingKeys( target, presetPath( kind ) ) );
	return Array.isArray( found ) ? { theme: found } : asTree( found );
}

/** A list of presets; anything else is left out. */
const parsePresets = ( raw: unknown, kind: PresetKind ): readonly Preset[] =>
	( listIn( raw ) ?? [] )
		.map( ( entry ) => readPreset( entry, kind ) )
		.filter( ( { slug } ) => slug !== '' );

/** A stored list. PHP writes one with gaps as numbered entries. */
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

/** A preset as it is stored. One that is none at all has no slug. */
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

/** All of them in the order in which a slug is looked up: the user's own first. */
export const allOf = ( presets: PresetsByOrigin ): readonly Preset[] => [
	...presets.custom,
	...presets.theme,
	...presets.default,
];

/**
 * A slug as it is in the name of a CSS variable: WordPress puts a hyphen between words, and between
 * letters and digits.
 */
export const kebab = ( slug: string ): string =>
	slug
		.replace( /['\u2019]/g, '' )
		.replace( /([\p{Ll}\d])(\p{Lu})/gu, '$1-$2' )
		.replace( /(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1-' )
		.replace( /(\p{L})(\d)/gu, '$1-$2' )
		.replace( /(\d)(\p{L})/gu, '$1-$2' )
		.replace( /[^\p{L}\p{N}]+/gu, '-' )
		.replace( /^-|-$/g, '' )
		.toLowerCase();
